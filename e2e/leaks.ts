import type { Page } from 'playwright/test';

/** All requests from now on that could carry away what a visitor does: a list that grows. */
export function watchLeaks(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { origin, search, href } = new URL(request.url());
    // A picture of the page itself may come as one scrolls.
    const isOwn = origin === new URL(page.url()).origin && search === '';
    if (!isOwn || request.resourceType() !== 'image') leaks.push(href);
  });
  return leaks;
}
