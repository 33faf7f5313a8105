/** The switch that keeps an entry off the site: it may be off once the entry is whole. */
import { Component, type ComponentType } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { folders } from '@/lib/content/collections';
import { problemsOf, type FormData } from './check';

/** The package asks before React has passed on the entry's last change, in milliseconds. */
const PASSED_ON = 50;

/** @param Switch The package's own. */
export const draftField = (Switch: ComponentType<CustomFieldControlProps>) =>
  class DraftField extends Component<CustomFieldControlProps> {
    async isValid(value: unknown) {
      await new Promise((resolve) => setTimeout(resolve, PASSED_ON));
      const { entry } = this.props;
      if (!entry) return true;
      const { folder } = folders[entry.get('collection') as keyof typeof folders];
      const data = entry.get('data').toJS() as FormData;
      const problems = problemsOf(`${folder}/1.md`, { ...data, draft: value === true });
      return problems.length === 0 || { error: { message: problems.join('\n') } };
    }

    override render() {
      return <Switch {...this.props} />;
    }
  };
