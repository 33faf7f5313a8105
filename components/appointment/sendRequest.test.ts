import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'playwright/test';
import * as messages from '@/lib/appointment/messages/fr';
import { sendFailures } from '@/lib/appointment/messages/sendFailuresFr';
import { explain, explainFailure, SendError } from './sendRequest';

const explained = async (failure: unknown, online = true) =>
  explain(await explainFailure(failure, online, messages), messages);

const { failures, typography } = messages;

test('explains an answer in French, then quotes the service', async () => {
  for (const [status, text, sentence] of [
    [0, 'Network Error', `${sendFailures[0]} (Network Error)`],
    // The page of a captive portal is not quoted.
    [200, '<title>Wi-Fi</title>', sendFailures[200]],
    [504, 'Gateway Timeout', `${sendFailures[504]} (Gateway Timeout)`],
    [400, 'The template ID is required', `${sendFailures[400]} (The template ID is required)`],
    [413, 'Variables size limit', `${sendFailures[413]} (Variables size limit)`],
    [429, 'Too Many Requests', `${sendFailures[429]} (Too Many Requests)`],
    [500, 'Internal Server Error', `${sendFailures.down} (Internal Server Error)`],
    // An empty message leaves no empty brackets.
    [403, '', sendFailures[403]],
    [503, '', sendFailures.down],
    // An unknown status shows the service's message, if any.
    [418, 'I am a teapot', `${sendFailures.notTaken} (I am a teapot)`],
    [418, '', 'Veuillez vérifier la console'],
  ] as const) {
    expect
      .soft(await explained(new EmailJSResponseStatus(status, text)))
      .toBe(typography(sentence));
  }
});

test('explains in French alone why a request was not sent', async () => {
  const cause = new Error('Loading chunk 12 failed.');
  for (const [failure, sentence] of [
    [new SendError('notPosted'), failures.notPosted],
    [new SendError('notAnswered'), failures.notAnswered],
    [new SendError('notLoaded', { cause }), failures.notLoaded],
    [new TypeError('Failed to fetch'), sendFailures.cut],
    ['The service ID is required.', `${sendFailures.notConfigured} (The service ID is required.)`],
    [new Error('quota'), sendFailures.notSent],
    ...[undefined, null, '', {}, new Error()].map(
      (failure) => [failure, 'Veuillez vérifier la console'] as const,
    ),
  ] as const) {
    expect.soft(await explained(failure)).toBe(typography(String(sentence)));
  }
});

test('names the missing connection, but trusts an answer', async () => {
  const offline = typography(String(failures.offline));
  for (const reason of ['notLoaded', 'notPosted'] as const)
    expect(await explained(new SendError(reason), false)).toBe(offline);
  expect(await explained(new SendError('offline'))).toBe(offline);
  expect(await explained(new EmailJSResponseStatus(403, ''), false)).toBe(
    typography(sendFailures[403]),
  );
});
