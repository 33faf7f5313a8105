/** The switch of drafts: it may be off once the entry is complete. */
import { Component, type ComponentType } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { folders } from '@/lib/content/collections';
import { asSentence, entryProblems, type FormData } from './check';

/** Sveltia validates before React has rendered the entry's last change. */
const RENDER_DELAY_MS = 50;

/** @param Switch The boolean field of Sveltia CMS. */
export const draftField = (Switch: ComponentType<CustomFieldControlProps>) =>
  class DraftField extends Component<CustomFieldControlProps, { isRefused: boolean }> {
    override state = { isRefused: false };

    problems(value: unknown) {
      const { entry } = this.props;
      if (!entry) return [];
      const { folder } = folders[entry.get('collection') as keyof typeof folders];
      const data = entry.get('data').toJS() as FormData;
      return entryProblems(`${folder}/1.md`, { ...data, draft: value === true });
    }

    async isValid(value: unknown) {
      await new Promise((resolve) => setTimeout(resolve, RENDER_DELAY_MS));
      const problems = this.problems(value);
      this.setState({ isRefused: problems.length > 0 });
      return problems.length === 0 || { error: { message: problems.map(asSentence).join('\n') } };
    }

    override render() {
      const { value } = this.props;
      const marked = this.state.isRefused ? this.problems(value).map(({ path }) => mark(path)) : [];
      return (
        <>
          <Switch {...this.props} />
          <style>{marked.join('')}</style>
        </>
      );
    }
  };

/** Outlines a field by its path: Sveltia outlines only the draft's switch. It also validates on opening, in silence. */
const mark = (path: readonly (string | number)[] = []): string =>
  `body:has([data-key-path="draft"] [role=alert]) .field[data-key-path="${path.join('.')}"]` +
  '{outline:2px solid #b3261e;outline-offset:-2px}';
