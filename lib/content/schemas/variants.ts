import type * as z from 'zod';
import { choice } from '@/lib/content/fields';

/** The background of a picture and its card: illustrations are drawn on the same colour. */
export const color = () =>
  choice('Couleur du fond', {
    coral: 'Corail',
    mint: 'Menthe',
    indigo: 'Indigo',
    palm: 'Palme',
    maize: 'Maïs',
    cream: 'Crème',
    sky: 'Ciel',
  });

export type Tone = z.output<ReturnType<typeof color>>;

/** The icons that the content may choose from. */
export const icon = () =>
  choice('Icône', {
    baby: 'Bébé',
    bowl: 'Bol',
    calendar: 'Calendrier',
    certificate: 'Diplôme',
    chat: 'Dialogue',
    'check-circle': 'Coche',
    clock: 'Horloge',
    elder: 'Personne âgée',
    envelope: 'Enveloppe',
    family: 'Famille',
    'first-aid': 'Premiers soins',
    'hand-heart': 'Main et cœur',
    house: 'Maison',
    leaf: 'Feuille',
    'map-pin': 'Repère',
    moon: 'Nuit',
    phone: 'Téléphone',
    pill: 'Médicament',
    pregnancy: 'Grossesse',
    pulse: 'Pouls',
    question: 'Question',
    stethoscope: 'Stéthoscope',
    users: 'Groupe',
    wheelchair: 'Fauteuil roulant',
  });

/** The icons of the site's own controls. */
export const controlIcons = [
  'arrow-left',
  'arrow-right',
  'caret-left',
  'caret-right',
  'check',
  'close',
  'copy',
  'facebook',
  'graduation',
  'hospital',
  'info',
  'instagram',
  'menu',
  'pause',
  'play',
  'print',
  'share',
  'tag',
  'user',
  'warning',
  'whatsapp',
] as const;

/** Every icon of the site, a symbol in `components/ui/icons.svg`. */
export type IconName = z.output<ReturnType<typeof icon>> | (typeof controlIcons)[number];
