/** Generates a form of the editor from a schema of the content: one input for each field. */
import type { Field } from '@sveltia/cms';
import * as z from 'zod';
import type { FieldMeta } from '@/lib/content/fields';
import { unwrapped, getMeta, titleField } from '@/lib/content/schemaWalk';

/** The options of a field. Sveltia's own type has more variants than a form is built by. */
type Input = Record<string, unknown>;

/** No SVG, which may contain scripts. The package converts HEIC. */
export const PHOTO_TYPES = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/** The rules of fields. The configuration is plain data: a field has the index of its rule. */
const rules: z.ZodType[] = [];

export const ruleAt = (index: number): z.ZodType => rules[index] ?? z.unknown();

/**
 * The inputs of every field of a group.
 *
 * @param isDraft Whether it may be saved incomplete: then only its title is required.
 */
export const getFields = (group: z.ZodObject, isDraft = 'draft' in group.shape): Field[] =>
  Object.entries(group.shape).map(([name, schema]) => getField(name, schema as z.ZodType, isDraft));

function getField(name: string, schema: z.ZodType, isDraft = false): Field {
  const meta = getMeta(schema);
  const { label = name, hint, access } = meta;
  // Hidden fields keep their value and are not required.
  if (access === 'hidden') return { name, label, widget: 'hidden' };
  const isRequired = schema === unwrapped(schema) && !(schema instanceof z.ZodBoolean);
  // Sveltia adds a switch to optional groups.
  const isEnforced = !isDraft || name === 'title' || schema instanceof z.ZodObject;
  const field: unknown = {
    name,
    // Sveltia's own star means that an empty field stops a save.
    label: isRequired && !isEnforced ? `${label} *` : label,
    hint,
    required: isRequired && isEnforced,
    ...(access === 'shown' && { readonly: true }),
    ...(name === 'draft' ? { widget: 'draft' } : getInput(unwrapped(schema), meta, isDraft)),
  };
  // The package has a type for each widget, and none for a widget that is chosen at run time.
  return field as Field;
}

/** A custom field, which reports why its rule rejects a value. */
const checked = (widget: string, rule: z.ZodType): Input => ({
  widget,
  rule: rules.push(rule) - 1,
});

/** Whether a text has a format, such as a phone number. */
const hasFormat = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodPipe ||
  (schema instanceof z.ZodString &&
    !!schema.def.checks?.some(({ _zod }) => _zod.def.check === 'string_format'));

function getInput(schema: z.ZodType, meta: Partial<FieldMeta>, isDraft: boolean): Input {
  const choices = choicesFor(meta);
  if (choices) return choices;
  if (meta.role === 'image') return { widget: 'image', choose_url: false, accept: PHOTO_TYPES };
  if (meta.role === 'markdown') return longText;
  if (meta.role === 'checklist') return { widget: 'checklist' };
  if (schema instanceof z.ZodArray) return listInput(schema.element as z.ZodType, meta, isDraft);
  if (schema instanceof z.ZodObject) {
    return {
      widget: 'object',
      fields: getFields(schema, isDraft),
      ...(meta.folded && { collapsed: true, summary: meta.summary }),
    };
  }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodNumber) {
    const value_type = schema instanceof z.ZodNumberFormat ? 'int' : 'float';
    return { ...checked('amount', schema), value_type, price: meta.role === 'price' };
  }
  if (schema instanceof z.ZodLiteral) {
    return select([...schema.values].map((value) => [value, String(value)]));
  }
  if (schema instanceof z.ZodISODate) {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (hasFormat(schema) && !meta.access) return checked('checked', schema);
  return {
    widget: meta.long ? 'text' : 'string',
    use_emoji_autocomplete: false,
    minlength: meta.min,
    maxlength: meta.max,
  };
}

/** Shows all options if there are few. */
const select = (options: (readonly [unknown, string])[]): Input => ({
  widget: 'select',
  options: options.map(([value, label]) => ({ value, label })),
  dropdown_threshold: 8,
});

/** All signs: the menus are unknown if the content has errors. */
const ofSigns = {
  collection: 'pages',
  file: 'signs',
  value_field: 'signs.*.code',
  display_fields: ['signs.*.words'],
};

function choicesFor({ role, names, step, access }: Partial<FieldMeta>): Input | undefined {
  if (names) return select(Object.entries(names));
  // A read-only one stays a line of text.
  if (role === 'page' && access !== 'shown') return { widget: 'string', menu: 'pages' };
  if (step) return { widget: 'relation', ...ofSigns, menu: step };
  if (role !== 'service' && role !== 'article') return undefined;
  // File names are numbers: the title is shown.
  const byTitle = { value_field: '{{slug}}', display_fields: ['title'] };
  return { widget: 'relation', collection: `${role}s`, dropdown_threshold: 3, ...byTitle };
}

/** Markdown, limited to what the pages can render. */
const longText: Input = {
  widget: 'richtext',
  minimal: true,
  buttons: [
    'heading-two',
    'heading-three',
    'bold',
    'italic',
    'link',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image'],
  linked_images: false,
  use_emoji_autocomplete: false,
  modes: ['rich_text', 'raw'],
  // The build rejects incomplete images and links, which Sveltia's list of errors omits.
  pattern: [
    String.raw`^(?![^]*(?:!\[(?:\]|[^\]]*\]\(\))|\]\((?!\s*<?(?:[/#]|https:|mailto:|tel:|blob:))))`,
    'Une image attend son fichier ou sa description, ou un lien est incomplet : il commence par / pour une page du site, par https:// pour un autre site.',
  ],
};

function listInput(
  element: z.ZodType,
  { fixed, folded, min: minItems, max }: Partial<FieldMeta>,
  isDraft: boolean,
): Input {
  const min = isDraft ? undefined : minItems;
  const meta = getMeta(element);
  const choices = choicesFor(meta);
  if (choices) return { ...choices, multiple: true, dropdown_threshold: 8, min, max };
  const list = {
    widget: 'list',
    label_singular: meta.label,
    min,
    max,
    ...(folded && { minimize_collapsed: true }),
  };
  // One input for each text: with one text area for all, Sveltia considers the list changed once
  // rendered.
  const group = unwrapped(element);
  if (!(group instanceof z.ZodObject)) return { ...list, field: getField('item', element) };
  return {
    ...list,
    fields: getFields(group, isDraft),
    summary: meta.summary ?? `{{${titleField(group)}}}`,
    // Collapsed, a long list fits a phone. An added row is open.
    collapsed: 'auto',
    ...(fixed && {
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
      allow_reorder: false,
    }),
  };
}
