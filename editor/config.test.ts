import { readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { files, folders } from '@/lib/content/collections';
import { localBackend } from '@/scripts/export/editor/editor';
import { editorConfig } from './config';

interface FormField {
  name: string;
  label?: string;
  widget?: string;
  pattern?: string[];
  fields?: FormField[];
  field?: FormField;
}

const choices = { today: [{ value: 'fever', label: 'Fièvre à 38 °C ou plus' }] };
const config = editorConfig({
  backend: localBackend,
  site: '',
  logo: '/logo.svg',
  choices,
  local: true,
});
const collections = (config.collections ?? []).flatMap((collection) =>
  'divider' in collection ? [] : [collection],
);

/** The forms by the file or folder that they edit. */
const forms = new Map(
  collections.flatMap((collection) => {
    const all =
      'files' in collection ? collection.files.map(({ file, fields }) => ({ file, fields })) : [];
    const own =
      'files' in collection ? all : [{ file: collection.folder, fields: collection.fields }];
    return own.map(({ file, fields }) => [file, fields as FormField[]] as const);
  }),
);

/** The paths of a form's fields: `pricing.amount`. */
const getPaths = (fields: FormField[] = [], above = ''): [string, string | undefined][] =>
  fields.flatMap(({ name, label, fields: inner, field }) => [
    [above + name, label] as [string, string | undefined],
    ...getPaths(inner ?? field?.fields, `${above}${name}.`),
  ]);

test('every collection has a form with French labels', () => {
  const kinds = [
    ...Object.values(files).map(({ file }) => file),
    ...Object.values(folders).map(({ folder }) => folder),
  ]
    .filter((place) => place !== folders.texts.folder)
    .concat(readdirSync(folders.texts.folder).map((name) => `${folders.texts.folder}/${name}`));
  expect([...forms.keys()].sort()).toEqual(kinds.sort());
  for (const [place, fields] of forms) {
    for (const [path, label] of getPaths(fields))
      expect.soft(label, `${place}: ${path}`).toMatch(/^[A-ZÀÉŒ«]/);
  }
});

test('summarises lists, fixes their length, requires only a draft’s title', () => {
  const getField = (place: string, name: string) =>
    forms.get(place)?.find((item) => item.name === name);
  expect(getField('content/services', 'pricing')).toMatchObject({
    summary: '{{option}} : {{amount}} {{words}}',
    label_singular: 'Prix',
  });
  const guides = getField('content/first-aid.yml', 'guides');
  expect(guides).toMatchObject({ allow_add: false, allow_remove: false });
  expect(getField('content/articles', 'title')).toMatchObject({ required: true, maxlength: 70 });
  expect(getField('content/articles', 'body')).toMatchObject({ required: false });
  expect(getField('content/site.yml', 'phones')).toMatchObject({ min: 1, max: 3 });
  const [pattern = ''] = getField('content/articles', 'body')?.pattern ?? [];
  const isWhole = (text: string) => new RegExp(pattern).test(`Un mot.\n\n${text}`);
  const whole = ['![Une cour.](/a.svg)', '[Prix](/tarifs)', '[Ici](https://exemple.cm)'];
  const lacking = ['![](/a.svg)', '![Une cour.]()', '[Prix](tarifs)', '[Ici](www.exemple.cm)'];
  expect([...whole, ...lacking].filter(isWhole)).toEqual(whole);
  const { fields } = getField('content/articles', 'warningSigns') ?? {};
  expect(fields?.find(({ name }) => name === 'today')).toMatchObject({
    widget: 'select',
    options: choices.today,
  });
});
