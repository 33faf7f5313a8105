/** The field for a page of the site: a menu of those that there are, and room for any other. */
import { Component } from 'react';
import type { CustomFieldControlProps, CustomFieldPreviewProps } from '@sveltia/cms';
import type { PageChoices } from './pageChoices';

interface State {
  /** None until they have been read. */
  choices: PageChoices[];
  /** Whether the owner writes the address herself. */
  typing: boolean;
}

/** The choice that opens the box for an address; no address begins so. */
const OTHER = 'other';

/** What the preview says of it. */
export const ValuePreview = ({ value }: Pick<CustomFieldPreviewProps, 'value'>) => (
  <p>{String(value ?? '')}</p>
);

/**
 * The field, as the package wants it: a class, since its React is not the one of this file, and
 * hooks ask for the same.
 *
 * @param readChoices Reads the pages anew: one may have been added since.
 */
export const pageField = (readChoices: () => Promise<PageChoices[]>) =>
  class PageField extends Component<CustomFieldControlProps, State> {
    override state: State = { choices: [], typing: false };

    override componentDidMount() {
      void readChoices().then((choices) => this.setState({ choices }));
    }

    #choose = (address: string) => {
      this.setState({ typing: address === OTHER });
      if (address !== OTHER) this.props.onChange(address);
    };

    override render() {
      const { value, field, forID, classNameWrapper: className, onChange } = this.props;
      const { choices, typing } = this.state;
      const address = String(value ?? '');
      const isListed = choices.some(({ pages }) => pages.some(({ path }) => path === address));
      const isOther = typing || (choices.length > 0 && address !== '' && !isListed);
      return (
        <>
          <select
            id={forID}
            aria-label={String(field.get('label'))}
            className={className}
            value={isOther ? OTHER : address}
            onChange={({ currentTarget }) => this.#choose(currentTarget.value)}
          >
            <option value="">
              {field.get('required') === false ? 'Aucune page' : 'Choisir une page'}
            </option>
            {choices.map(({ label, pages }) => (
              <optgroup key={label} label={label}>
                {pages.map(({ path, name }) => (
                  <option key={path} value={path}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value={OTHER}>Une autre adresse…</option>
          </select>
          {isOther && (
            <input
              type="text"
              className={className}
              aria-label="Adresse de la page"
              placeholder="/services#faq"
              value={address}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </>
      );
    }
  };
