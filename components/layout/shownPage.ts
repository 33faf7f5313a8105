/** The path of the page in the DOM; undefined until it is hydrated. */
let shownPath: string | undefined;

/** Reports that the page of the address is in the DOM. */
export function markShown(): void {
  shownPath = location.pathname;
}

/** True if the page in the DOM is not that of the address: a soft navigation has failed. */
export const isOutdated = (): boolean => shownPath !== undefined && shownPath !== location.pathname;
