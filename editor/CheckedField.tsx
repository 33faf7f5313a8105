/** Fields that carry a rule of the content: what is wrong is said beside them, in the rule's words. */
import { Component } from 'react';
import type { CustomFieldControlProps, CustomFieldPreviewProps } from '@sveltia/cms';
import { formatAmount } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import { ruleAt } from './form';
import { readNumber, spellNumber } from './numbers';

/** What the package shows of a field of ours beside a form. */
export const ValuePreview = ({ value }: Pick<CustomFieldPreviewProps, 'value'>) => (
  <p>{String(value ?? '')}</p>
);

/** A class: the package's React is not the one of this file, and hooks need the same. */
export class CheckedField<State = object> extends Component<CustomFieldControlProps, State> {
  /** The package asks at each change and before a save. Whether it may be empty is not asked here. */
  isValid(value: unknown) {
    if (value === null || value === undefined || String(value).trim() === '') return true;
    const { error } = ruleAt(this.props.field.get('rule') as number).safeParse(value);
    const [problem] = error?.issues ?? [];
    if (!problem) return true;
    const message = problem.message.charAt(0).toUpperCase() + problem.message.slice(1);
    return { error: { message: fr(`${message}.`) } };
  }

  /** What every box of a field needs. */
  get box() {
    const { field, forID, classNameWrapper } = this.props;
    const label = String(field.get('label'));
    return { id: forID, className: classNameWrapper, 'aria-label': label, autoComplete: 'off' };
  }

  override render() {
    const { value, onChange } = this.props;
    return (
      <input
        {...this.box}
        type="text"
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
}

/** Nobody changes a price so much: a digit is missing, or there is one too many. */
const TOO_MUCH = 10;

/** A number as people write it: the package's own field makes 12 of «12.500», and 5 of «4,5». */
export class NumberField extends CheckedField<{ typed?: string }> {
  override state: { typed?: string } = {};

  #before: unknown = this.props.value;

  #type = (typed: string) => {
    this.setState({ typed });
    const isWhole = this.props.field.get('value_type') === 'int';
    // What is no number stays as it was written: the rule refuses it.
    this.props.onChange(typed.trim() ? (readNumber(typed, isWhole) ?? typed.trim()) : null);
  };

  /** Asks about a price that has become ten times as high or as low. */
  get question() {
    const { value, field } = this.props;
    const before = this.#before;
    if (!field.get('price') || typeof value !== 'number' || typeof before !== 'number') return '';
    if (Math.max(value / before, before / value) < TOO_MUCH) return '';
    return `${formatAmount(before)} devient ${formatAmount(value)}. Est-ce le bon prix ?`;
  }

  override render() {
    return (
      <>
        <input
          {...this.box}
          type="text"
          inputMode={this.props.field.get('value_type') === 'int' ? 'numeric' : 'decimal'}
          value={this.state.typed ?? spellNumber(this.props.value)}
          onChange={({ currentTarget }) => this.#type(currentTarget.value)}
          onBlur={() => this.setState({ typed: undefined })}
        />
        <p role="status">{this.question}</p>
      </>
    );
  }
}
