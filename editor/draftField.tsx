/** The switch that keeps an article off the site: it may be off once the article is whole. */
import { Component, type ComponentType } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { FormData } from './check';

/** The package asks before React has passed on the entry's last change, in milliseconds. */
const PASSED_ON = 50;

/**
 * @param Switch The package's own.
 * @param problemsIn What a published entry would still need.
 */
export const draftField = (
  Switch: ComponentType<CustomFieldControlProps>,
  problemsIn: (data: FormData) => string[],
) =>
  class DraftField extends Component<CustomFieldControlProps> {
    async isValid(value: unknown) {
      await new Promise((resolve) => setTimeout(resolve, PASSED_ON));
      const data = this.props.entry?.get('data').toJS() as FormData | undefined;
      const problems = data ? problemsIn({ ...data, draft: value === true }) : [];
      return problems.length === 0 || { error: { message: problems.join('\n') } };
    }

    override render() {
      return <Switch {...this.props} />;
    }
  };
