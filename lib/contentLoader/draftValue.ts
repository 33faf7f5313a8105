import * as z from 'zod';
import { getMeta, unwrapped } from '@/lib/content/schemaWalk';
import { yaoundeClock } from '@/lib/dates/yaounde';

/** The preview's picture for a draft that has none. */
const NO_PICTURE = '/illustrations/introuvable.svg';

/** Fills missing fields of a draft with empty texts and first choices, so that its page can be previewed. */
export function draftValue(schema: z.ZodType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, draftValue(field, Object(value)[name])]),
    );
  }
  if (inner instanceof z.ZodArray) {
    const items = (value ?? []) as unknown[];
    return items.map((item) => draftValue(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodBoolean) return false;
  if (inner instanceof z.ZodISODate) return yaoundeClock(Date.now()).date;
  return getMeta(schema).role === 'image' ? NO_PICTURE : '';
}
