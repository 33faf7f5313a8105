import { expect, test } from 'playwright/test';
import { explain } from '@/lib/appointment/words/formWords';
import { french } from './formLanguage';
import { explainFailure, SendError } from './sendRequest';

const explained = async (failure: unknown, online: boolean) =>
  explain(await explainFailure(failure, online, french), french.words);

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const markNoBreakSpaces = (text: string) => text.replace(/\u00a0/g, '~');

const RESEND =
  'Envoyez-la encore, ou autrement~: sa référence reste la même, et le centre reconnaîtra un double.';
const MAY_BE_SENT = `la demande est peut-être partie. ${RESEND}`;

const answers: [status: number, text: string | undefined, sentence: string][] = [
  [0, 'Network Error', `Le réseau ne répond pas~: ${MAY_BE_SENT} (Network Error)`],
  [
    200,
    '<title>Wi-Fi</title>',
    `Le service d’envoi n’a pas confirmé la demande~: on ne peut pas savoir si elle est partie. ${RESEND}`,
  ],
  [
    400,
    'The template ID is required',
    'Le service d’envoi n’accepte pas cette demande. (The template ID is required)',
  ],
  [403, 'Forbidden', 'Le service d’envoi refuse les demandes de cette page. (Forbidden)'],
  [
    413,
    'Variables size limit',
    'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez. (Variables size limit)',
  ],
  [
    429,
    'Too Many Requests',
    'Trop de demandes arrivent en même temps. Attendez 1~minute, puis réessayez. (Too Many Requests)',
  ],
  [
    500,
    'Internal Server Error',
    'Le service d’envoi est en panne pour le moment. (Internal Server Error)',
  ],
  // An empty message leaves no empty brackets.
  [403, '', 'Le service d’envoi refuse les demandes de cette page.'],
  [503, undefined, 'Le service d’envoi est en panne pour le moment.'],
  // An unknown status shows the service's message, if any.
  [418, 'I am a teapot', 'Le service d’envoi n’a pas pris la demande. (I am a teapot)'],
  [418, '', 'Veuillez vérifier la console'],
];

test('explains an answer in French, then quotes the service', async () => {
  for (const [status, text, sentence] of answers) {
    expect.soft(markNoBreakSpaces(await explained({ status, text }, true))).toBe(sentence);
  }
});

const failures: [failure: unknown, sentence: string][] = [
  [new SendError('notPosted'), 'Le service d’envoi n’a pas répondu en 20 secondes.'],
  [
    new SendError('notAnswered'),
    `Le service d’envoi n’a pas répondu en 20 secondes~: ${MAY_BE_SENT}`,
  ],
  [
    new SendError('notLoaded', { cause: new Error('Loading chunk 12 failed.') }),
    'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
  ],
  [
    new TypeError('Failed to fetch'),
    `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi~: ${MAY_BE_SENT}`,
  ],
  // A key is missing.
  [
    'The service ID is required. Visit https://dashboard.emailjs.com/admin',
    'L’envoi par ce formulaire n’est pas encore réglé. (The service ID is required. Visit https://dashboard.emailjs.com/admin)',
  ],
  [new Error('quota'), 'La demande n’est pas partie.'],
];

test('explains in French alone why a request was not sent', async () => {
  for (const [failure, sentence] of failures) {
    expect.soft(markNoBreakSpaces(await explained(failure, true))).toBe(sentence);
  }
});

test('points to the console if a failure has no message', async () => {
  for (const failure of [undefined, null, '', {}, new Error(), { status: '503' }]) {
    expect(await explained(failure, true)).toBe('Veuillez vérifier la console');
  }
});

test('names the missing connection as the cause', async () => {
  const offline = 'Vous êtes hors connexion. Votre demande n’est pas partie.';
  for (const failure of [new SendError('notLoaded'), new SendError('notPosted')]) {
    expect(markNoBreakSpaces(await explained(failure, false))).toBe(offline);
  }
  const failure = new SendError('offline', { cause: new TypeError('Failed to fetch') });
  expect(markNoBreakSpaces(await explained(failure, true))).toBe(offline);
});
