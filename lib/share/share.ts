import type { PhoneNumber } from '@/lib/content/fields';

/**
 * Facebook's sharer for a page.
 *
 * @param url Absolute address of the page.
 */
export function facebookShare(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
}

/**
 * WhatsApp with a title and an address ready to send to somebody.
 *
 * @param title The page's title.
 * @param url Absolute address of the page.
 */
export function whatsappShare(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

/**
 * A WhatsApp conversation with a number, with a text ready to send.
 *
 * @param number In E.164 form.
 * @param text What the visitor may send, empty for nothing.
 */
export function whatsappChat(number: PhoneNumber, text = ''): string {
  const chat = `https://wa.me/${number.slice(1)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/**
 * A mail program with a message ready to send.
 *
 * @param address The centre's.
 * @param body Its lines end in `\n`; in the link they end as RFC 6068 wants it.
 */
export function mailMessage(address: string, subject: string, body: string): string {
  const [about, text] = [subject, body.replace(/\r?\n/g, '\r\n')].map(encodeURIComponent);
  return `mailto:${address}?subject=${about}&body=${text}`;
}

/** Stands on `<html>` where the browser has a share sheet: the style sheet shows what opens it. */
const SHARE_SHEET = 'data-share-sheet';

/**
 * Says to the style sheet whether the browser has a share sheet of its own. The inline script at
 * the head of each page does it before the first paint, so that nothing moves later.
 */
export function markShareSheet(): void {
  if (typeof navigator.share === 'function') {
    document.documentElement.setAttribute(SHARE_SHEET, '');
  }
}

/**
 * Opens the phone's own share sheet. The visitor must have tapped a moment ago: browsers refuse
 * it to a page that opens it by itself, or long after.
 *
 * @param title The page's title, which is also the message.
 * @param url Absolute address of the page.
 * @returns False where it did not open. A visitor who closes it has chosen so, and a second tap
 *   while it is open (`InvalidStateError`) changes nothing: neither is a failure. Never throws.
 */
export async function openShareSheet(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text: title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
  }
}

/** Opens Instagram's app on the phones that have one. */
export const INSTAGRAM_APP = 'instagram://camera';

/**
 * Whether the browser runs on a phone or tablet where Instagram's app can be opened by a link:
 * iPhone, iPad or Android. A recent iPad says that it is a Mac; only its touch screen tells.
 */
export function hasInstagramApp(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod|Android/.test(browser.userAgent) ||
    (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 1)
  );
}
