import type { IconName, IsoDate, Picture, Preview, Tint } from '@/lib/content/fields';

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
