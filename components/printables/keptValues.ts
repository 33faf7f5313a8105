/** The values of a printable by field, kept for the visit in this tab: see docs/decisions. */

type Values = Record<string, string>;

/** One entry for each printable. */
const getKey = (id: string) => `fiche-${id}`;

/** The kept values of a printable; none if storage is blocked or the entry has another format. */
export function readValues(id: string): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getKey(id)) ?? '{}');
    const texts = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/**
 * Keeps the values of a printable; without values its entry goes.
 *
 * @returns False if storage is blocked or full.
 */
export function saveValues(id: string, values: Values): boolean {
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(getKey(id), JSON.stringify(values));
    else sessionStorage.removeItem(getKey(id));
    return true;
  } catch {
    return false;
  }
}
