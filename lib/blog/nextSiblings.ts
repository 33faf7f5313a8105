/**
 * The entries of a list that come next after one of them, and from its beginning again where it
 * ends: in a long list every entry is somebody's neighbour.
 *
 * @param most How many, at most: a list that is no longer is given whole.
 * @returns Without the entry itself, in the order of the list.
 */
export function nextSiblings<Item>(list: readonly Item[], entry: Item, most: number): Item[] {
  const place = list.indexOf(entry);
  const next = [...list.slice(place + 1), ...list.slice(0, place)].slice(0, most);
  return list.filter((item) => next.includes(item));
}
