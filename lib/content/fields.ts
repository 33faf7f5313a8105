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

/** The icons that the site uses. `scripts/prepare/icons.ts` draws each into the sprite. */
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
