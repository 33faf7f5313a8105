/** The one-based positions of the items that match, as a space-separated list for `data-…~=`. */
export const positions = <Item>(items: readonly Item[], matches: (item: Item) => boolean): string =>
  items.flatMap((item, index) => (matches(item) ? [index + 1] : [])).join(' ');
