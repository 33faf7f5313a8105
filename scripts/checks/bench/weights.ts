/** What a page may cost whoever pays for each megabyte, in KiB, as a host sends it compressed. */
interface Weights {
  beforeLoad: number;
  inAll: number;
  scripts: number;
}

type Kind = 'slider' | 'form' | 'plain';

const WEIGHTS: Record<Kind, Weights> = {
  slider: { beforeLoad: 110, inAll: 260, scripts: 175 },
  // The form's failures have to be told without a network: their words come with the page, and
  // not when they are needed.
  form: { beforeLoad: 110, inAll: 220, scripts: 153 },
  // One of these scripts pays for the browsers of 2020, whose language has no private methods: see
  // `browserslist` in package.json.
  plain: { beforeLoad: 110, inAll: 220, scripts: 146 },
};

/** The page that most visits begin with is held to less. */
const HOME_BEFORE_LOAD = 90;

export const KINDS = Object.keys(WEIGHTS);

/** What stands in a page says of which kind it is. */
export function kindOf(html: string): Kind {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
}

/** The bounds of a page. */
export function weightsOf(route: string, html: string): Weights {
  const weights = WEIGHTS[kindOf(html)];
  return route === '/' ? { ...weights, beforeLoad: HOME_BEFORE_LOAD } : weights;
}
