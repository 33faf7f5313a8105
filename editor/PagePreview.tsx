/** Her page beside the form, on her own machine: the running site itself, as wide as a phone. */
import type { CustomPreviewTemplate } from '@sveltia/cms';

/** What is shown of the editor's own address: the entry that is open; nothing of a new one. */
const openEntry = () => /\/entries\/([^/?]+)/.exec(location.hash)?.[1];

const frameStyle = {
  display: 'block',
  width: '100%',
  maxWidth: 390,
  height: 'calc(100vh - 4rem)',
  margin: '0 auto',
  border: '1px solid #888',
  borderRadius: 8,
};

/**
 * What the package shows in the place of its list of values.
 *
 * @param site Address of the site that runs beside the editor.
 * @param page The page's path, with `{{slug}}` where the entry's name stands.
 */
export const pagePreview = (site: string, page: string): CustomPreviewTemplate =>
  function PagePreview() {
    const entry = openEntry();
    return (
      <>
        <p style={{ margin: '0 0 .5rem', font: '1rem/1.4 sans-serif', textAlign: 'center' }}>
          {entry
            ? 'Votre page, telle qu’elle est enregistrée. Enregistrez pour y voir vos changements.'
            : 'Votre page paraîtra ici une fois enregistrée.'}
        </p>
        {entry && (
          <iframe
            title="Votre page"
            src={`${site}/${page.replace('{{slug}}', entry)}`}
            style={frameStyle}
          />
        )}
      </>
    );
  };
