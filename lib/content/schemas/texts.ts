import { group, markdown, paragraph } from '@/lib/content/fields';

/** A page that is one long text: `content/legal/{id}.md`. */
export const textPage = group('Page de texte', {
  lead: paragraph('Introduction'),
  body: markdown('Texte'),
});
