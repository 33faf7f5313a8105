/** Fields validated by a rule of the content, with the rule's message beside them. */
import { Component } from 'react';
import type { CustomFieldControlProps, CustomFieldPreviewProps } from '@sveltia/cms';
import { readNumber } from '@/lib/content/readNumber';
import { formatAmount, formatNumber } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import { ruleAt } from './form';

/** The preview of a custom field beside the form. */
export const ValuePreview = ({ value }: Pick<CustomFieldPreviewProps, 'value'>) => (
  <p>{String(value ?? '')}</p>
);

/** A class: Sveltia CMS bundles its own React, and hooks require the same instance. */
export class CheckedField<State = object> extends Component<CustomFieldControlProps, State> {
  /** Called at each change and before a save. `required` is checked elsewhere. */
  isValid(value: unknown) {
    if (value === null || value === undefined || String(value).trim() === '') return true;
    const { error } = this.rule.safeParse(value);
    const [problem] = error?.issues ?? [];
    if (!problem) return true;
    const message = problem.message.charAt(0).toUpperCase() + problem.message.slice(1);
    return { error: { message: fr(`${message}.`) } };
  }

  /** Attributes that every input needs. */
  get box() {
    const { field, forID, classNameWrapper } = this.props;
    const label = String(field.get('label'));
    return { id: forID, className: classNameWrapper, 'aria-label': label, autoComplete: 'off' };
  }

  get rule() {
    return ruleAt(this.props.field.get('rule') as number);
  }

  /** What the site will show, where it differs from what is typed. */
  get published() {
    const { value, field, entry } = this.props;
    const { data } = this.rule.safeParse(value);
    if (typeof data !== 'string') return '';
    // Visitors write to this number: it is often forgotten when a phone changes.
    const phones = field.get('name') === 'whatsapp' ? entry?.getIn(['data', 'phones']) : undefined;
    const known = JSON.stringify(phones ?? []).replace(/[\s.]/g, '');
    const isUnknown = phones && !known.includes(data.slice(-9));
    return [
      data !== value && `Le site aura : ${formatPhone(data)}`,
      isUnknown && 'Ce numéro n’est pas dans Téléphones : est-il encore le vôtre ?',
    ]
      .filter(Boolean)
      .join('. ');
  }

  override render() {
    const { value, onChange } = this.props;
    return (
      <>
        <input
          {...this.box}
          type="text"
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <p role="status">{fr(this.published)}</p>
      </>
    );
  }
}

/** A price that changes by this factor probably has a digit too few or too many. */
const SUSPICIOUS_FACTOR = 10;

/** A number as people type it: Sveltia's own field reads «12.500» as 12, and «4,5» as 5. */
export class NumberField extends CheckedField<{ typed?: string }> {
  override state: { typed?: string } = {};

  #before: unknown = this.props.value;

  #type = (typed: string) => {
    this.setState({ typed });
    const isWhole = this.props.field.get('value_type') === 'int';
    // Invalid input stays as typed: the rule rejects it.
    this.props.onChange(typed.trim() ? (readNumber(typed, isWhole) ?? typed.trim()) : null);
  };

  /** Asks to confirm a suspicious price, unless its rule rejects it. */
  get question() {
    const { value, field } = this.props;
    const { data } = this.rule.safeParse(value);
    const before = this.#before;
    if (!field.get('price') || typeof data !== 'number' || typeof before !== 'number') return '';
    if (Math.max(data / before, before / data) < SUSPICIOUS_FACTOR) return '';
    return `${formatAmount(before)} devient ${formatAmount(data)}. Est-ce le bon prix ?`;
  }

  override render() {
    const { value } = this.props;
    const shown = typeof value === 'number' ? formatNumber(value, 'fr') : String(value ?? '');
    return (
      <>
        <input
          {...this.box}
          type="text"
          inputMode={this.props.field.get('value_type') === 'int' ? 'numeric' : 'decimal'}
          value={this.state.typed ?? shown}
          onChange={({ currentTarget }) => this.#type(currentTarget.value)}
          onBlur={() => this.setState({ typed: undefined })}
        />
        <p role="status">{this.question}</p>
      </>
    );
  }
}
