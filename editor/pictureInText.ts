/** A picture inside a long text, in place of the package's: that one does without a description. */
import type { EditorComponentDefinition } from '@sveltia/cms';

/** `![what it shows](where it is)`, perhaps with a title behind, which no page shows. */
const PICTURE = /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s"]*)(?:\s+"[^"]*")?\)/;

/** A sentence that ends the brackets around it would lose its picture. */
const bare = (text: string) => text.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const pictureInText = {
  id: 'image',
  label: 'Image',
  icon: 'image',
  fields: [
    { name: 'src', label: 'Fichier', widget: 'image', choose_url: false },
    {
      name: 'alt',
      label: 'Description',
      widget: 'text',
      required: true,
      hint: 'En une phrase, ce que l’image montre.',
    },
  ],
  pattern: PICTURE,
  fromBlock: ({ groups: { src = '', alt = '' } = {} }) => ({ src, alt }),
  toBlock: ({ src = '', alt = '' }) => (src ? `![${bare(String(alt))}](${src})` : ''),
  toPreview: ({ src = '', alt = '' }) =>
    `<img src="${escape(String(src))}" alt="${escape(String(alt))}">`,
} as EditorComponentDefinition;
