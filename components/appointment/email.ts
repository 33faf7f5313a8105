import type { EmailParams } from '@/lib/appointment/appointment';

/**
 * A send, the loading of EmailJS's code included, gives up after this many seconds: EmailJS itself
 * would wait for ever.
 */
export const SEND_TIMEOUT_S = 20;

/** Thrown where the service has not answered in time. */
export class EmailTimeout extends Error {
  /** @param isPosted Whether the request had been handed to the network by then. */
  constructor(readonly isPosted: boolean) {
    super();
  }
}

/** Thrown where EmailJS's code can't be loaded. */
export class EmailCodeMissing extends Error {}

/** Thrown where the browser had no network before the request was handed to it. */
export class EmailOffline extends Error {}

/**
 * EmailJS 4.4.1 reads `localStorage` as its code loads, which throws in browsers that block storage.
 * It stores nothing where there is none.
 */
function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * What sends, loaded when the form is first touched and not before.
 *
 * @throws EmailCodeMissing
 */
export async function loadEmail() {
  try {
    hideBlockedStorage();
    return await import('./emailService');
  } catch (cause) {
    throw new EmailCodeMissing(undefined, { cause });
  }
}

/** Told of an answer that comes after the send was given up. */
interface LateAnswer {
  arrived: () => void;
  failed: (failure: unknown) => void;
}

/**
 * Sends a request to the centre's mailbox, through EmailJS.
 *
 * @param params The template's parameters.
 * @throws EmailCodeMissing, EmailTimeout, EmailOffline, and what `post` of emailService.ts throws.
 *   `explainFailure` puts each into words.
 */
export async function sendEmail(params: EmailParams, late: LateAnswer): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPosted = false;
  let isLate = false;
  const answer = loadEmail().then(async (service) => {
    // The visitor has been told that it did not leave, and may have asked again.
    if (isLate) throw new EmailTimeout(false);
    isPosted = true;
    const wasOnline = navigator.onLine;
    try {
      await service.post(params);
    } catch (failure) {
      if (wasOnline || !(failure instanceof TypeError)) throw failure;
      throw new EmailOffline(failure.message, { cause: failure });
    }
  });
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      if (isPosted) answer.then(late.arrived, late.failed);
      reject(new EmailTimeout(isPosted));
    }, SEND_TIMEOUT_S * 1000);
  });
  try {
    await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
