import type { AppointmentRequest } from '@/lib/appointment/appointmentFields';
import type { RequestIntent } from '@/lib/appointment/requestIntent';

/** Letters and digits that are not confused when read aloud or written down. */
const REFERENCE_ALPHABET = '234679ACDEFGHJKMNPRTWXY';

/** The digits that do not depend on the country code. */
const phoneEnd = (phone: string) => phone.replace(/\D/g, '').slice(-6);

/**
 * Makes the reference of a request, such as `AV-7K3-M9P`, by which staff spot duplicates. It is a
 * hash of the request: a resend keeps it, even from a duplicated tab.
 *
 * @param seed Random, one for each draft: the same text in another visit is another request.
 */
export function referenceOf(
  seed: string,
  request: AppointmentRequest,
  intent: RequestIntent,
): string {
  const phone = phoneEnd(request.phone);
  let hash = hashOf(JSON.stringify([seed, { ...request, phone }, intent]));
  let letters = '';
  for (let place = 0; place < 6; place += 1) {
    letters += REFERENCE_ALPHABET[hash % REFERENCE_ALPHABET.length];
    hash = Math.floor(hash / REFERENCE_ALPHABET.length);
  }
  return `AV-${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** FNV-1a, 32 bits, then MurmurHash3's finaliser: the last characters change all bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
