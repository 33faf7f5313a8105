/**
 * The next entries of a list after one of them, continued at the start of the list, so that every
 * entry is linked.
 *
 * @param max Maximum number.
 * @returns In the order of the list, without the entry itself.
 */
export function nextSiblings<Item>(list: readonly Item[], entry: Item, max: number): Item[] {
  const index = list.indexOf(entry);
  const next = [...list.slice(index + 1), ...list.slice(0, index)].slice(0, max);
  return list.filter((item) => next.includes(item));
}
