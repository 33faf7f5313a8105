/** Fields for pictures under `public/`. */
import { choice, group, line } from './fields';
import { inherited, type Resolved } from './inherited';
import { formatted } from './formattedFields';

/** Narrower photographs look blurred on a phone. In pixels. */
export const MIN_PHOTO_WIDTH = 400;

/** A picture's file under `public/`, without a description: the text beside it says enough. */
export const image = (label: string, hint?: string) =>
  formatted<`/${string}`>(
    label,
    /^\/.+\.(svg|jpe?g|png|webp|avif)$/i,
    (text) =>
      `« ${text} » n’est pas une image acceptée : choisissez un fichier .jpg, .png, .webp, .avif ou .svg, et commencez son adresse par / (pour une photographie HEIC d’iPhone, envoyez-la en JPEG)`,
    { role: 'image', hint },
  );

/**
 * The part of a picture's height that a crop keeps. By default, of a photograph near the top, where
 * heads are, of an illustration what suits most.
 */
const focalPoint = choice('Cadrage', {
  top: 'Haut',
  centre: 'Centre',
  low: 'Sous le centre',
  bottom: 'Bas',
}).meta({
  hint: 'Ce qui reste d’une image là où elle est coupée. (Aucun) : la tête d’un portrait.',
});

/**
 * A picture under `public/`, with its French `alt` text.
 *
 * @param shape A hint: the aspect ratio that its place crops least.
 */
export const picture = (label: string, shape = 'Une photographie : en largeur (3:2).') =>
  group(
    label,
    {
      src: image('Fichier', shape),
      alt: inherited(
        line('Description', {
          hint: 'En une phrase, ce que l’image montre. Vide si elle est déjà décrite ailleurs.',
        }),
      ),
      focalPoint: focalPoint.optional(),
    },
    { role: 'picture' },
  );

/** A person's picture, cropped to a square or a circle. */
export const portrait = () =>
  picture('Portrait', 'Une photographie : carrée, ou en hauteur (3:4), la tête en haut.');

export type Picture = Resolved<ReturnType<typeof picture>>;
