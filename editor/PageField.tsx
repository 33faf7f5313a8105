/** The field for a page of the site: a menu of those that there are, and room for any other. */
import type { CustomFieldPreviewProps } from '@sveltia/cms';
import { CheckedField } from './CheckedField';
import type { PageChoices } from './choices';

/** The choice that opens the box for an address; no address begins so. */
const OTHER = 'other';

/** What the package shows of a field of ours beside a form. */
export const ValuePreview = ({ value }: Pick<CustomFieldPreviewProps, 'value'>) => (
  <p>{String(value ?? '')}</p>
);

/** @param choices The pages that there were when the editor was built. */
export const pageField = (choices: readonly PageChoices[]) =>
  class PageField extends CheckedField<{ typing: boolean }> {
    override state = { typing: false };

    #choose = (address: string) => {
      this.setState({ typing: address === OTHER });
      if (address !== OTHER) this.props.onChange(address);
    };

    override render() {
      const { value, field, onChange } = this.props;
      const address = String(value ?? '');
      const isListed = choices.some(({ pages }) => pages.some(({ path }) => path === address));
      const isOther = this.state.typing || (address !== '' && !isListed);
      return (
        <>
          <select
            {...this.box}
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
              {...this.box}
              id={undefined}
              type="text"
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
