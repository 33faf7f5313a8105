import { expect, test } from 'playwright/test';
import {
  facebookShare,
  hasInstagramApp,
  mailMessage,
  openShareSheet,
  whatsappChat,
  whatsappShare,
} from '@/lib/navigation/share';

const page = 'https://www.exemple.com/blogDetails/1?a=1&b=é#fin';

test('Facebook gets the whole address, its own signs escaped', () => {
  const link = new URL(facebookShare(page));
  expect(link.origin + link.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect([...link.searchParams]).toEqual([['u', page]]);
  expect(link.hash).toBe('');
});

test('WhatsApp gets the title and the whole address', () => {
  const link = new URL(whatsappShare('Bien manger & bien dormir : 100 %', page));
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect([...link.searchParams]).toEqual([['text', `Bien manger & bien dormir : 100 % ${page}`]]);
  // A space as «+» would stay a plus sign in some apps.
  expect(link.search).not.toContain('+');
});

test('a WhatsApp conversation opens with the digits alone, and with a text if there is one', () => {
  expect(whatsappChat('+237699123456')).toBe('https://wa.me/237699123456');
  const link = new URL(whatsappChat('+237699123456', 'Bonjour,\nje voudrais 2 + 1 visites.'));
  expect(link.pathname).toBe('/237699123456');
  expect(link.searchParams.get('text')).toBe('Bonjour,\nje voudrais 2 + 1 visites.');
});

test('the lines of an e-mail end as its standard wants them', () => {
  const link = mailMessage('a@exemple.cm', 'Rendez-vous', 'Un + un\ndeux\r\ntrois');
  expect(link).toBe(
    'mailto:a@exemple.cm?subject=Rendez-vous&body=Un%20%2B%20un%0D%0Adeux%0D%0Atrois',
  );
});

/** Lets the phone's own share sheet answer so. */
const answerShare = (share: () => Promise<void>) =>
  Object.defineProperty(globalThis, 'navigator', { value: { share }, configurable: true });

test('a share sheet closed or already open is no failure', async () => {
  const refuse = (name: string) => async () => {
    throw new DOMException('refused', name);
  };
  answerShare(async () => {});
  expect(await openShareSheet('Titre', page)).toBe(true);
  answerShare(refuse('AbortError'));
  expect(await openShareSheet('Titre', page)).toBe(true);
  answerShare(refuse('InvalidStateError'));
  expect(await openShareSheet('Titre', page)).toBe(true);
  answerShare(refuse('NotAllowedError'));
  expect(await openShareSheet('Titre', page)).toBe(false);
});

test('phones and tablets alone open Instagram by a link', () => {
  for (const [userAgent, maxTouchPoints, hasApp] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    // A recent iPad says that it is a Mac.
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5, true],
    ['Mozilla/5.0 (Linux; Android 11; Infinix X657)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Windows NT 10.0)', 10, false],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, false],
  ] as const) {
    expect(hasInstagramApp({ userAgent, maxTouchPoints }), userAgent).toBe(hasApp);
  }
});
