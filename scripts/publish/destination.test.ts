import { expect, test } from 'playwright/test';
import { destinationOf } from './destination';

test('a folder counts from the account’s own, or from the root', () => {
  expect(destinationOf('ssh://aide@serveur.exemple.cm:2222/public_html/')).toEqual({
    kind: 'ssh',
    user: 'aide',
    host: 'serveur.exemple.cm',
    port: '2222',
    folder: 'public_html',
  });
  expect(destinationOf('ssh://aide@serveur//var/www/site')).toMatchObject({
    folder: '/var/www/site',
  });
  expect(destinationOf('ftp://site%40exemple.cm@serveur')).toMatchObject({
    kind: 'ftp',
    user: 'site@exemple.cm',
    folder: '.',
  });
});

test('what is not understood is said in French, and a password has its own place', () => {
  for (const wrong of ['', 'serveur', 'https://a@b/c', 'ssh://serveur/x']) {
    expect(() => destinationOf(wrong), wrong).toThrow('n’est pas compris');
  }
  expect(() => destinationOf('ftp://a:secret@b/x')).toThrow('UPLOAD_PASSWORD');
});
