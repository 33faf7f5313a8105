/** The preview pane in the local editor: the page on the running site, at the width of a phone. */
import { Component } from 'react';
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { isInOrder, STATE_EVENT } from './stateLine';

/**
 * Replaces the preview of Sveltia CMS, a list of values.
 *
 * @param site Address of the site that runs beside the editor.
 * @param page The page's path, with `{{slug}}` for the entry's id.
 */
export const pagePreview = (site: string, page: string): CustomPreviewTemplate =>
  class PagePreview extends Component<CustomPreviewTemplateProps> {
    #update = () => this.forceUpdate();

    override componentDidMount() {
      window.addEventListener(STATE_EVENT, this.#update);
    }

    override componentWillUnmount() {
      window.removeEventListener(STATE_EVENT, this.#update);
    }

    override render() {
      const slug = String(this.props.entry.get('slug') || '');
      if (!slug) return <p>Votre page paraîtra ici une fois enregistrée.</p>;
      return (
        <div style={{ font: '1rem/1.4 sans-serif', textAlign: 'center' }}>
          <p>
            {isInOrder()
              ? 'Votre page, telle qu’elle est enregistrée. Enregistrez pour y voir vos changements ; la première fois, une page met quelques secondes à venir.'
              : 'Votre page, telle qu’elle était : elle suivra ce que vous enregistrez quand la bande rouge, en haut, sera corrigée.'}
          </p>
          <iframe
            title="Votre page"
            src={`${site}/${page.replace('{{slug}}', slug)}`}
            style={{ width: '100%', maxWidth: 390, height: 'calc(100vh - 6rem)' }}
          />
        </div>
      );
    }
  };
