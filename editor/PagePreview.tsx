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
  class PagePreview extends Component<CustomPreviewTemplateProps, { isLoaded?: boolean }> {
    override state = { isLoaded: false };

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
      const address = `${site}/${page.replace('{{slug}}', slug)}`;
      return (
        <div style={{ font: '1rem/1.4 sans-serif', textAlign: 'center' }}>
          <p>
            {isInOrder()
              ? 'Votre page, telle qu’elle est enregistrée. Enregistrez pour y voir vos changements.'
              : 'Votre page, telle qu’elle était : elle suivra ce que vous enregistrez quand la bande rouge, en haut, sera corrigée.'}
          </p>
          <p>
            <a href={address} target="_blank" rel="noreferrer">
              Ouvrir la page dans un onglet
            </a>
          </p>
          {!this.state.isLoaded && (
            <p role="status">La page se prépare : la première fois, jusqu’à une demi-minute…</p>
          )}
          <iframe
            title="Votre page"
            src={address}
            onLoad={() => this.setState({ isLoaded: true })}
            style={{ width: '100%', maxWidth: 390, height: 'calc(100vh - 6rem)' }}
          />
        </div>
      );
    }
  };
