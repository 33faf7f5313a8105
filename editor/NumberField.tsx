/** The field for a number, in place of the package's: that one makes 12 of «12.500», and 5 of «4,5». */
import { Component } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { readNumber, spellNumber } from './numbers';

interface State {
  /** What is being typed; nothing where the box shows the number as it stands. */
  typed?: string;
}

/** What the form holds is a number, or what was written where that is none: the rules refuse it. */
export class NumberField extends Component<CustomFieldControlProps, State> {
  override state: State = {};

  #type = (typed: string) => {
    this.setState({ typed });
    const isWhole = this.props.field.get('value_type') === 'int';
    this.props.onChange(typed.trim() ? (readNumber(typed, isWhole) ?? typed.trim()) : null);
  };

  override render() {
    const { value, field, forID, classNameWrapper } = this.props;
    return (
      <input
        type="text"
        inputMode={field.get('value_type') === 'int' ? 'numeric' : 'decimal'}
        autoComplete="off"
        id={forID}
        aria-label={String(field.get('label'))}
        className={classNameWrapper}
        value={this.state.typed ?? spellNumber(value)}
        onChange={({ currentTarget }) => this.#type(currentTarget.value)}
        onBlur={() => this.setState({ typed: undefined })}
      />
    );
  }
}
