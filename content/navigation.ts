import { typeset } from '@/lib/typography';

/** A link of the header or the footer. */
export interface NavLink {
  label: string;
  href: `/${string}`;
}

/** The six links of the header, in order. */
export const navigation: NavLink[] = typeset([
  { label: 'Accueil', href: '/' },
  { label: 'À propos', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Personnel de santé', href: '/doctors' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
] satisfies NavLink[]);

/** The header's button. The address is spelt so on purpose. */
export const consultation: NavLink = typeset({
  label: 'Consultation',
  href: '/appoitment',
} satisfies NavLink);

/** The footer's useful links. Testimonials and FAQ are blocks of other pages, reached by anchor. */
export const usefulLinks: NavLink[] = typeset([
  { label: 'À propos', href: '/about' },
  { label: 'Personnel de santé', href: '/doctors' },
  { label: 'Blog', href: '/blog' },
  { label: 'Témoignages', href: '/about#temoignages' },
  { label: 'FAQ', href: '/services#faq' },
  { label: 'Prendre rendez-vous', href: '/appoitment' },
] satisfies NavLink[]);

/** The last line of the footer. */
export const legalLinks: NavLink[] = typeset([
  { label: 'Confidentialité', href: '/privacy' },
  { label: 'Conditions', href: '/terms' },
  { label: 'Préférences de cookies', href: '/cookies' },
  { label: 'Accessibilité', href: '/accessibilite' },
] satisfies NavLink[]);
