/** What a page may cost whoever pays for each megabyte, in KiB, as a host sends it compressed. */
interface Weights {
  beforeLoad: number;
  inAll: number;
  scripts: number;
}

type Kind = 'slider' | 'form' | 'plain';

/** Both typefaces are half of it, the document a quarter. */
const BEFORE_LOAD = 58;

const WEIGHTS: Record<Kind, Weights> = {
  slider: { beforeLoad: BEFORE_LOAD, inAll: 260, scripts: 175 },
  // The form's failures have to be told without a network: their words come with the page, and
  // not when they are needed.
  form: { beforeLoad: BEFORE_LOAD, inAll: 220, scripts: 159 },
  // One of these scripts pays for the browsers of 2020, whose language has no private methods: see
  // `browserslist` in package.json.
  plain: { beforeLoad: BEFORE_LOAD, inAll: 224, scripts: 148 },
};

export const KINDS = Object.keys(WEIGHTS);

/** What stands in a page says of which kind it is. */
export function kindOf(html: string): Kind {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
}

/** The bounds of a page, by what stands in it. */
export const weightsOf = (html: string): Weights => WEIGHTS[kindOf(html)];
