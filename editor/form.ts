/** A form of the editor, made from a schema of the content: one input for each field. */
import type { Field } from '@sveltia/cms';
import * as z from 'zod';
import type { FieldFacts, Role } from '@/lib/content/fields';
import type { files } from '@/lib/content/kinds';

/** A field as the editor takes it. Its own type tells apart more kinds than a form is built by. */
type Input = Record<string, unknown>;

/** The inputs of every field of a group. */
export const fieldsOf = (group: z.ZodObject): Field[] =>
  Object.entries(group.shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType));

function fieldOf(name: string, schema: z.ZodType): Field {
  const { bare, facts, optional } = read(schema);
  // Kept as it is: what the form does not show, it does not ask for either.
  if (facts.access === 'hidden') {
    return { name, label: facts.label, widget: 'hidden' } as unknown as Field;
  }
  const field = {
    name,
    label: facts.label ?? name,
    hint: facts.hint,
    // The rules say themselves that a switch or a list is missing.
    required: !optional && !(bare instanceof z.ZodBoolean),
    ...(facts.access === 'shown' && { readonly: true }),
    ...inputOf(bare, facts),
  };
  return field as unknown as Field;
}

/** A schema without what says that it may be left out, and all that is said beside it. */
function read(schema: z.ZodType): {
  bare: z.ZodType;
  facts: Partial<FieldFacts>;
  optional: boolean;
} {
  const own = (schema.meta() ?? {}) as Partial<FieldFacts>;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = read(schema.unwrap() as z.ZodType);
    return { bare: inner.bare, facts: { ...inner.facts, ...own }, optional: true };
  }
  return { bare: schema, facts: own, optional: false };
}

function inputOf(schema: z.ZodType, facts: Partial<FieldFacts>): Input {
  const relation = relationOf(facts.role);
  if (relation) return relation;
  if (facts.role === 'image') return { widget: 'image', choose_url: false };
  if (facts.role === 'markdown') return longText;
  // One that is only shown stays a line of text.
  if (facts.role === 'page' && facts.access !== 'shown') return { widget: 'page' };
  if (facts.names) return select(Object.entries(facts.names));
  if (schema instanceof z.ZodArray) return listInput(schema.element as z.ZodType, facts);
  if (schema instanceof z.ZodObject) {
    return {
      widget: 'object',
      fields: fieldsOf(schema),
      ...(facts.folded && { collapsed: true, summary: facts.summary }),
    };
  }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodNumber) {
    const isWhole = schema instanceof z.ZodNumberFormat;
    return { widget: 'number', value_type: isWhole ? 'int' : 'float' };
  }
  if (schema instanceof z.ZodLiteral) {
    return select([...schema.values].map((value) => [value, String(value)]));
  }
  if (schema instanceof z.ZodISODate) {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  return { widget: facts.long ? 'text' : 'string', use_emoji_autocomplete: false };
}

/** All choices in sight: a menu of icons would hide what there is. */
const select = (options: (readonly [unknown, string])[]): Input => ({
  widget: 'select',
  options: options.map(([value, label]) => ({ value, label })),
  dropdown_threshold: 8,
});

/** Files are named by numbers and signs by codes; people know them by their titles and words. */
const RELATIONS: Partial<Record<Role, Input>> = {
  service: { collection: 'services', value_field: '{{slug}}', display_fields: ['title'] },
  article: { collection: 'articles', value_field: '{{slug}}', display_fields: ['title'] },
  sign: {
    collection: 'pages',
    file: 'signs' satisfies keyof typeof files,
    value_field: 'signs.*.code',
    display_fields: ['signs.*.words'],
  },
};

function relationOf(role?: Role): Input | undefined {
  const relation = role && RELATIONS[role];
  return relation && { widget: 'relation', dropdown_threshold: 3, ...relation };
}

/** What the pages of the site know how to show, and no more. */
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
};

function listInput(element: z.ZodType, { fixed, folded }: Partial<FieldFacts>): Input {
  const { bare, facts } = read(element);
  const several = facts.names ?? relationOf(facts.role);
  if (several) return { ...inputOf(bare, facts), multiple: true, dropdown_threshold: 8 };
  const list = {
    widget: 'list',
    label_singular: facts.label,
    ...(folded && { minimize_collapsed: true }),
  };
  // Of plain texts each stands in a box of its own. In one box for all, one a line, the editor takes
  // the list for changed as soon as it is drawn.
  if (!(bare instanceof z.ZodObject)) return { ...list, field: fieldOf('item', element) };
  return {
    ...list,
    fields: fieldsOf(bare),
    summary: facts.summary ?? summaryOf(bare),
    // Folded, a long list can be looked over, on a phone as well.
    collapsed: true,
    ...(fixed && {
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
      allow_reorder: false,
    }),
  };
}

/** An item is known by the first words that it has. */
function summaryOf(group: z.ZodObject): string {
  const texts = Object.entries(group.shape).filter(([, schema]) => {
    const { bare, facts } = read(schema as z.ZodType);
    return bare instanceof z.ZodString && !facts.role && facts.access !== 'hidden';
  });
  return `{{${texts[0]?.[0] ?? Object.keys(group.shape)[0]}}}`;
}
