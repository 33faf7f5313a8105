import { expect, test } from 'playwright/test';
import { hasInstagramApp, mailMessage, openShareSheet } from './share';

const page = 'https://www.exemple.com/blogDetails/1?a=1&b=é#fin';

test('ends lines of an e-mail with CRLF', () => {
  const link = mailMessage('a@exemple.cm', 'Rendez-vous', 'Un + un\ndeux\r\ntrois');
  expect(link).toBe(
    'mailto:a@exemple.cm?subject=Rendez-vous&body=Un%20%2B%20un%0D%0Adeux%0D%0Atrois',
  );
});

/** Mocks the share sheet. */
const answerShare = (share: () => Promise<void>) =>
  Object.defineProperty(globalThis, 'navigator', { value: { share }, configurable: true });

test('a share sheet that is closed is no failure', async () => {
  const refuse = (name: string) => async () => {
    throw new DOMException('refused', name);
  };
  answerShare(async () => {});
  expect(await openShareSheet('Titre', page)).toBe(true);
  answerShare(refuse('AbortError'));
  expect(await openShareSheet('Titre', page)).toBe(true);
  answerShare(refuse('NotAllowedError'));
  expect(await openShareSheet('Titre', page)).toBe(false);
});

test('phones and tablets alone open Instagram by a link', () => {
  for (const [userAgent, maxTouchPoints, hasApp] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    // Since iPadOS 13, iPads have the user agent of a Mac.
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5, true],
    ['Mozilla/5.0 (Linux; Android 11; Infinix X657)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Windows NT 10.0)', 10, false],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, false],
  ] as const) {
    expect(hasInstagramApp({ userAgent, maxTouchPoints }), userAgent).toBe(hasApp);
  }
});
