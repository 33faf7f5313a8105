/** The preview pane in the local editor: the page on the running site, at the width of a phone. */
import type { CustomPreviewTemplate } from '@sveltia/cms';

/**
 * Replaces the preview of Sveltia CMS, a list of values.
 *
 * @param site Address of the site that runs beside the editor.
 * @param page The page's path, with `{{slug}}` for the entry's id.
 */
export const pagePreview = (site: string, page: string): CustomPreviewTemplate =>
  function PagePreview({ entry }) {
    const slug = String(entry.get('slug') || '');
    if (!slug) return <p>Votre page paraîtra ici une fois enregistrée.</p>;
    return (
      <div style={{ font: '1rem/1.4 sans-serif', textAlign: 'center' }}>
        <p>
          Votre page, telle qu’elle est enregistrée. Enregistrez pour y voir vos changements ; une
          page nouvelle met quelques secondes à venir.
        </p>
        <iframe
          title="Votre page"
          src={`${site}/${page.replace('{{slug}}', slug)}`}
          style={{ width: '100%', maxWidth: 390, height: 'calc(100vh - 6rem)' }}
        />
      </div>
    );
  };
