/** The switch of drafts: it may be off once the entry is complete. */
import { Component, type ComponentType } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { folders } from '@/lib/content/collections';
import { problemsOf, type FormData } from './check';

/** Sveltia validates before React has rendered the entry's last change. */
const RENDER_DELAY_MS = 50;

/** @param Switch The boolean field of Sveltia CMS. */
export const draftField = (Switch: ComponentType<CustomFieldControlProps>) =>
  class DraftField extends Component<CustomFieldControlProps> {
    async isValid(value: unknown) {
      await new Promise((resolve) => setTimeout(resolve, RENDER_DELAY_MS));
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
