import { expect, test } from 'playwright/test';
import * as z from 'zod';
import { files, folders } from '@/lib/content/kinds';
import { localPlace } from '@/scripts/local/edit/gitea';
import { editorConfig } from './config';

const config = editorConfig(localPlace('http://localhost:4400', 'http://localhost:4401'));
const collections = (config.collections ?? []).flatMap((it) => ('divider' in it ? [] : [it]));

/** Names and labels of a form's fields, deep down: `pricing.amount`. */
interface FormField {
  name: string;
  label?: string;
  fields?: FormField[];
  field?: FormField;
}

function* formPaths(fields: FormField[], above = ''): Generator<[string, string | undefined]> {
  for (const { name, label, fields: inner, field } of fields) {
    yield [above + name, label];
    if (inner) yield* formPaths(inner, `${above}${name}.`);
    else if (field) yield* formPaths(field.fields ?? [], `${above}${name}.`);
  }
}

/** The same of a schema. */
function* schemaPaths(schema: z.ZodType, above = ''): Generator<string> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* schemaPaths(schema.unwrap() as z.ZodType, above);
  } else if (schema instanceof z.ZodArray) {
    yield* schemaPaths(schema.element as z.ZodType, above);
  } else if (schema instanceof z.ZodObject) {
    for (const [name, part] of Object.entries(schema.shape)) {
      yield above + name;
      yield* schemaPaths(part as z.ZodType, `${above}${name}.`);
    }
  }
}

test('every kind of content is there, under the owner’s names and in her order', () => {
  expect(collections.map(({ label }) => label)).toEqual([
    'Coordonnées et horaires',
    'Services et prix',
    'Équipe',
    'Articles',
    'Questions fréquentes',
    'Témoignages',
    'Pages',
    'Fiches à imprimer',
    'Textes légaux',
    'Avant la mise en ligne',
  ]);
  const places = collections.flatMap((it) =>
    'files' in it ? it.files.map(({ file }) => file) : it.folder,
  );
  const known = [
    ...Object.values(files).map(({ file }) => file),
    ...Object.values(folders).map(({ folder }) => folder),
  ];
  expect(places.sort()).toEqual(known.sort());
});

for (const [place, schema, fields] of collections.flatMap((it) =>
  'files' in it
    ? it.files.map(({ file, fields }) => [file, schemaFor(file), fields] as const)
    : [[it.folder, schemaFor(it.folder), it.fields] as const],
)) {
  test(`${place}: every field of the schema is in the form, with a French name`, () => {
    const shown = new Map(formPaths(fields as FormField[]));
    expect([...shown.keys()]).toEqual([...schemaPaths(schema)]);
    for (const [path, label] of shown) expect(label, path).toMatch(/^[A-ZÀÉŒ«]/);
  });
}

function schemaFor(place: string): z.ZodObject {
  const file = Object.values(files).find((kind) => kind.file === place);
  const folder = Object.values(folders).find((kind) => kind.folder === place);
  return (file ?? folder)!.schema;
}

test('a list sums itself up, a fixed one takes nothing in, an id is hidden', () => {
  const named = (name: string, inside: FormField[]) => inside.find((it) => it.name === name);
  const formOf = (name: string) => {
    const all = collections.flatMap((it) =>
      'files' in it ? it.files : [{ name: it.name, fields: it.fields }],
    );
    return all.find((it) => it.name === name)?.fields as FormField[];
  };
  const pricing = named('pricing', formOf('services'));
  expect(pricing).toMatchObject({
    summary: '{{option}} : {{amount}} FCFA',
    label_singular: 'Prix',
  });
  const points = named('points', formOf('launch'));
  expect(points).toMatchObject({ allow_add: false, allow_remove: false });
  expect(points?.fields?.[0]).toMatchObject({ name: 'id', widget: 'hidden' });
});

test('sheets and legal texts are a fixed list, services and articles are not', () => {
  const open = Object.fromEntries(
    collections.flatMap((it) => ('folder' in it ? [[it.name, [it.create, it.delete]]] : [])),
  );
  expect(open).toEqual({
    services: [true, true],
    articles: [true, true],
    sheets: [false, false],
    texts: [false, false],
  });
});
