/** Groups of fields that several schemas share. */
import type * as z from 'zod';
import { group, line, list, nonEmptyList, paragraph } from '@/lib/content/fields';
import { inherited, type Resolved } from '@/lib/content/inherited';
import { page, profileLink, whatsappLink } from '@/lib/content/formattedFields';
import { picture } from '@/lib/content/pictureFields';
import { icon } from './variants';

/** A heading and the sentence below it, perhaps with more. */
export const head = <Shape extends z.ZodRawShape = Record<never, z.ZodType>>(
  label: string,
  more: Shape = {} as Shape,
) => group(label, { heading: line('Titre'), lead: paragraph('Introduction'), ...more });

/** A heading and a short text. */
export const note = (label: string) =>
  group(label, { heading: line('Titre'), text: paragraph('Texte') });

/** A call-to-action block. */
export const callToAction = () =>
  group('Appel à l’action', {
    heading: line('Titre'),
    text: paragraph('Texte'),
    label: line('Bouton'),
    href: page('Page du bouton'),
    image: picture('Image'),
  });

const slide = group('Diapositive', {
  image: picture('Image'),
  title: line('Titre'),
  accent: line('Mots en couleur', { hint: 'Recopiés du titre, à l’identique.' }).optional(),
  subtitle: paragraph('Sous-titre'),
  cta: group('Bouton', { label: line('Texte'), href: page('Page') }).optional(),
});

/** One slide of a slider. */
export type Slide = Resolved<typeof slide>;

/** More dots would be too small to tap. */
export const slides = () => nonEmptyList('Diapositives', slide, { max: 6 });

const highlightFields = {
  icon: icon(),
  title: line('Titre'),
  text: paragraph('Texte'),
};

/** Titled blocks with an icon. */
export const highlights = (label: string) =>
  list(label, group('Bloc', { ...highlightFields, href: page('Page').optional() }));

/** Titled blocks with an icon and a link. */
export const linkedHighlights = (label: string) =>
  list(label, group('Bloc', { ...highlightFields, href: page('Page') }));

/** A titled block with an icon, and perhaps a link. */
export type Highlight = z.output<ReturnType<typeof highlights>>[number];

const networks = () => ({
  facebook: profileLink('Facebook', 'facebook.com'),
  whatsapp: whatsappLink('WhatsApp'),
  instagram: profileLink('Instagram', 'instagram.com'),
});

/** The centre's profiles on social networks. */
export const social = () => group('Pages publiques', networks());

/** A person's profiles on social networks. */
export const personalPages = () => {
  const { facebook, whatsapp, instagram } = networks();
  return group('Pages publiques', {
    facebook: facebook.optional(),
    whatsapp: whatsapp.optional(),
    instagram: instagram.optional(),
  }).optional();
};

/** Links to the centre's profiles. */
export type SocialLinks = z.output<ReturnType<typeof social>>;

/** An internal link. Its label is inherited from the page. */
export const navigationLink = (label: string) =>
  group(
    label,
    {
      href: page('Page'),
      label: inherited(line('Texte', { hint: 'Vide : le nom court de la page.' })),
    },
    // Most labels are inherited.
    { summary: '{{label}} {{href}}' },
  );
