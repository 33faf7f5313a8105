import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { OUT } from './exported';

/** A picture of the page itself, which may come as one scrolls: its address says nothing of anyone. */
function isOwnPicture(request: Request): boolean {
  const { origin, pathname, search } = new URL(request.url());
  return (
    request.resourceType() === 'image' &&
    origin === new URL(request.frame().url()).origin &&
    search === '' &&
    existsSync(join(OUT, pathname))
  );
}

/** All requests from now on that could carry away what a visitor does: a list that grows. */
export function watchLeaks(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (!isOwnPicture(request)) leaks.push(request.url());
  });
  return leaks;
}
