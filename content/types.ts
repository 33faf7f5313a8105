/**
 * The shapes of the site's content, in the specification's own terms.
 *
 * Everything under `content/` is typed with these, checked by `npm run check:content`
 * before each build, and read by the pages in `app/` only.
 */

/** A picture under `public/`. `alt` says in French what it shows, or is '' where it only decorates. */
export interface Picture {
  /** Path from the site's root, such as `/illustrations/soins.svg`. SVG, JPEG, PNG, WebP or AVIF. */
  src: `/${string}`;
  alt: string;
}

/** The wall colour behind a picture, so that picture and card run into each other. */
export type Tint = 'coral' | 'mint' | 'indigo' | 'palm' | 'maize' | 'cream' | 'sky';

/** What the picture of a link preview shows: the page's title beside a picture on its wall. */
export interface Preview {
  /** As large as it can be on three lines: about 60 characters at most. */
  title: string;
  image: Picture;
  color: Tint;
}

/** What search engines and link previews say of a page. */
export interface PageFacts {
  title: string;
  /** 60 to 160 characters, unlike any other page's. */
  description: string;
  preview: Preview;
}

/** The icons that the site uses. `scripts/icons.ts` draws each into the sprite. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'baby'
  | 'bowl'
  | 'calendar'
  | 'caret-left'
  | 'caret-right'
  | 'certificate'
  | 'chat'
  | 'check'
  | 'check-circle'
  | 'clock'
  | 'close'
  | 'copy'
  | 'elder'
  | 'envelope'
  | 'facebook'
  | 'family'
  | 'first-aid'
  | 'graduation'
  | 'hand-heart'
  | 'house'
  | 'info'
  | 'instagram'
  | 'leaf'
  | 'map-pin'
  | 'menu'
  | 'moon'
  | 'pause'
  | 'phone'
  | 'pill'
  | 'play'
  | 'plus'
  | 'pregnancy'
  | 'print'
  | 'pulse'
  | 'question'
  | 'share'
  | 'stethoscope'
  | 'tag'
  | 'user'
  | 'users'
  | 'warning'
  | 'whatsapp'
  | 'wheelchair';

/** A phone number in E.164 form: `+` and digits, no spaces. */
export type PhoneNumber = `+${number}`;

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/**
 * One line of opening hours, in the words that visitors read: «Lundi au vendredi», «8 h – 18 h».
 * Search engines get their form of it from the same words (`lib/openingHours.ts`).
 */
export interface HoursLine {
  days: string;
  hours: string;
}

/** A named set of hours: the centre has three. */
export interface OpeningHours {
  title: string;
  lines: HoursLine[];
}

/** Links to a person's or the centre's public pages. */
export interface SocialLinks {
  facebook: `https://${string}`;
  whatsapp: `https://${string}`;
  instagram: `https://${string}`;
}

/** The centre itself: what the header, the footer and the contact blocks say. */
export interface Site {
  /** Short name, as on the sign. */
  name: string;
  longName: string;
  tagline: string;
  /** Two sentences for the footer. */
  description: string;
  founded: IsoDate;
  /** The first is the one on the header and the emergency links. */
  phones: [PhoneNumber, PhoneNumber, PhoneNumber];
  /** The number that answers on WhatsApp. */
  whatsapp: PhoneNumber;
  email: string;
  address: {
    city: string;
    country: string;
    /** Quartier and carrefour. */
    street: string;
    /** Directions from landmark to landmark, as said to a taxi driver. */
    directions: string;
    /** A link to a map, never an embedded map. */
    map: `https://${string}`;
  };
  hours: {
    consultations: OpeningHours;
    reception: OpeningHours;
    homeCare: OpeningHours;
  };
  /** National emergency numbers, empty until the owner has tested each of them. */
  emergencyNumbers: { label: string; number: string }[];
  social: SocialLinks;
  /** The seven home-care services that the footer lists. */
  footerServices: { label: string; serviceId: number }[];
  /** Fields that still hold a sample value: take a name out once the real value stands. */
  sample: (keyof Site)[];
}

/** A point that the owner confirms before the site goes live. */
export interface LaunchPoint {
  id: string;
  /** The question, in French, as `npm run launch-check` prints it. */
  question: string;
  confirmed: boolean;
}

/** One slide of a slider. The blog's slides carry no call to action. */
export interface Slide {
  id: number;
  image: Picture;
  title: string;
  /** The words of the title that stand in maize, if any. */
  accent?: string;
  subtitle: string;
  cta?: { label: string; href: `/${string}` };
}

/** A service card of the home page; `id` is the service's. */
export interface HomeServiceCard {
  id: number;
  title: string;
  description: string;
  features: [string, string, string, string];
  color: Tint;
  icon: IconName;
  image: Picture;
}

/** A card of the services page. Two cards may lead to the same service. */
export interface ServiceCard extends HomeServiceCard {
  /** Unique among the cards, where `id` need not be. */
  key: string;
}

/** One line of a price list, in CFA francs (XAF). */
export interface PriceLine {
  option: string;
  /** The price, or the lowest price of a range. */
  amount: number;
  /** The highest price of a range. */
  upTo?: number;
  /** What one amount buys, where it is a rate: `'heure'` gives «par heure». */
  per?: string;
}

/** One of the six services; its long description is `content/services/{id}.md`. */
export interface Service extends Preview {
  id: number;
  icon: IconName;
  description: string;
  features: string[];
  pricing: PriceLine[];
  updated?: IsoDate;
}

/** A member of the team. */
export interface Doctor {
  id: number;
  name: string;
  specialty: string;
  description: string;
  image: Picture;
  color: Tint;
  experience: string;
  education: string;
  social: SocialLinks;
  /** True while the person is an example: stays out of structured data, stops the launch check. */
  sample: boolean;
}

/** A question of the FAQ. The answer is a text, or a list of ways to reach the centre. */
export interface FaqItem {
  question: string;
  answer: string | FaqContactAnswer;
  icon: IconName;
}

/** The answer that lists mail and phone links. */
export interface FaqContactAnswer {
  intro: string;
  entries: ContactEntry[];
}

/** One way to reach the centre. */
export type ContactEntry = { type: 'email'; value: string } | { type: 'phone'; value: PhoneNumber };

/** What somebody said of the centre. `rating` counts stars, 1 to 5. */
export interface Testimonial {
  id: number;
  quote: string;
  author: string;
  role: string;
  rating: 1 | 2 | 3 | 4 | 5;
  image: Picture;
  color: Tint;
  sample: boolean;
}

export type ArticleCategory =
  'Accompagnement' | 'Domicile' | 'Santé' | 'Alimentation' | 'Bien-être';

/** A blog article; its body is `content/articles/{id}.md`. */
export interface Article extends Preview {
  id: number;
  excerpt: string;
  icon: IconName;
  date: IsoDate;
  updated?: IsoDate;
  author: string;
  category: ArticleCategory;
  /** Ids of the related articles, at most two. */
  related: number[];
  /** The physician who has read the article, '' until one has. */
  reviewedBy: string;
  /** True while the author is an example person. */
  sample: boolean;
}

/** A figure of the about page, such as «12+» and what it counts. */
export interface Figure {
  value: string;
  label: string;
}

/** People whom the centre helps first, on the about page. */
export interface PriorityGroup {
  icon: IconName;
  title: string;
  text: string;
  color: Tint;
  image: Picture;
  /** Id of the service that helps them. */
  service: number;
}

/** A titled block with an icon: values, highlights of the blog. */
export interface Highlight {
  icon: IconName;
  title: string;
  text: string;
  /** Where it leads, if anywhere. */
  href?: `/${string}`;
}
