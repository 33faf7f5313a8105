import type { PhoneNumber } from '@/lib/text/format';
import { wellFormed } from '@/lib/text/characters';

const encode = (text: string): string => encodeURIComponent(wellFormed(text));

/**
 * Facebook's sharer for a page.
 *
 * @param url Absolute address of the page.
 */
export function facebookShare(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
}

/**
 * WhatsApp with a title and a URL ready to send.
 *
 * @param title The page's title.
 * @param url Absolute address of the page.
 */
export function whatsappShare(title: string, url: string): string {
  return `https://wa.me/?text=${encode(`${title} ${url}`)}`;
}

/**
 * A WhatsApp conversation with a number, with a text ready to send.
 *
 * @param number In E.164 form.
 * @param text What the visitor may send, empty for none.
 */
export function whatsappChat(number: PhoneNumber, text = ''): string {
  const chat = `https://wa.me/${number.slice(1)}`;
  return text ? `${chat}?text=${encode(text)}` : chat;
}

/**
 * A mail program with a message ready to send.
 *
 * @param address The centre's.
 * @param body Its lines end in `\n`; the link has CRLF, as RFC 6068 requires.
 */
export function mailMessage(address: string, subject: string, body: string): string {
  const [about, text] = [subject, body.replace(/\r?\n/g, '\r\n')].map(encode);
  return `mailto:${address}?subject=${about}&body=${text}`;
}

/** Attribute of `<html>` if the browser has a share sheet: style sheets then show its button. */
const SHARE_SHEET = 'data-share-sheet';

/**
 * Marks `<html>` if the browser has a share sheet. The inline script in each page's head calls it
 * before the first paint, to avoid a layout shift.
 */
export function markShareSheet(): void {
  if (typeof navigator.share === 'function') {
    document.documentElement.setAttribute(SHARE_SHEET, '');
  }
}

/**
 * Opens the share sheet. Browsers require transient activation: a recent tap.
 *
 * @param title The page's title, which is also the message.
 * @param url Absolute address of the page.
 * @returns False if it did not open. Closing it is no failure.
 */
export async function openShareSheet(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text: title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Opens Instagram's app, if installed. */
export const INSTAGRAM_APP = 'instagram://camera';

/**
 * Whether a link can open Instagram's app: on iPhone, iPad and Android. Since iPadOS 13, iPads have
 * the user agent of a Mac, but a touch screen.
 */
export function hasInstagramApp(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod|Android/.test(browser.userAgent) ||
    (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 1)
  );
}
