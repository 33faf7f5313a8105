import { expect, test } from 'playwright/test';
import { EMAIL_RULES } from './contactDetails';
import { suggestEmail } from './suggestEmail';

test('suggests the well-known domain for a misspelt one', () => {
  for (const [typed, meant] of [
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    // Gmail has no country endings.
    ['gmail.cm', 'gmail.com'],
    ['yaho.fr', 'yahoo.fr'],
    ['yahoo.cm', 'yahoo.com'],
    ['ayhoo.fr', 'yahoo.fr'],
    ['hotmal.con', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['wanado.fr', 'wanadoo.fr'],
    ['la-poste.net', 'laposte.net'],
    ['live.ft', 'live.fr'],
    ['free.rf', 'free.fr'],
  ] as const) {
    const offered = suggestEmail(`awa.bell@${typed}`);
    expect.soft(offered, typed).toBe(`awa.bell@${meant}`);
    expect.soft(EMAIL_RULES.every(([holds]) => holds(offered, ''))).toBe(true);
    expect.soft(suggestEmail(offered), `${meant} asks for nothing more`).toBe('');
  }
  // The part before the `@` stays as typed; the case of the domain is ignored.
  expect(suggestEmail('Awa+RDV@GMIAL.Com')).toBe('Awa+RDV@gmail.com');
});

test('suggests nothing for other domains and other texts', () => {
  for (const domain of [
    ...['gmail.com', 'googlemail.com', 'ymail.com', 'mail.com', 'email.com', 'mailo.com'],
    ...['hotmail.co.uk', 'hotmail.ca', 'yahoo.ca', 'yahoo.gr', 'live.com', 'outlook.be'],
    ...['msn.com', 'me.com', 'proton.me', 'orange.com', 'laposte.fr', 'sfr.com', 'skynet.be'],
    ...['exemple.cm', 'uy1.uninet.cm', 'croix-rouge.fr', 'lire.fr', 'fred.fr', 'mtn.cm', ''],
  ]) {
    expect.soft(suggestEmail(`awa@${domain}`), domain).toBe('');
  }
  for (const text of ['', 'awa', '@', 'gmial.com']) expect.soft(suggestEmail(text), text).toBe('');
});
