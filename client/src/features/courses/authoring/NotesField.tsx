import { Suspense, useDeferredValue, useState } from 'react';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Chip } from '../../../ui/buttons/Chip';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonLines } from '../../../ui/states/Skeleton';
import { TextArea, type TextAreaProps } from '../../../ui/fields/TextArea';
import styles from './NotesField.module.css';

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

/** A lesson's notes in Markdown, with an optional live preview. */
export function NotesField(props: Omit<TextAreaProps, 'label'> & { value: string }) {
  const [previewed, setPreviewed] = useState(false);
  const notes = useDeferredValue(props.value);
  return (
    <div className={styles.notes}>
      <div className={styles.head}>
        <Chip selected={previewed} onClick={() => setPreviewed(!previewed)}>
          Preview notes
        </Chip>
      </div>
      <div className={previewed ? styles.split : undefined}>
        <TextArea
          {...props}
          label="Notes"
          optional
          hint="Supports Markdown: # heading, **bold**, - list, `code`, $formula$."
          rows={6}
          spellCheck
          className={styles.area}
        />
        {previewed && (
          <section aria-label="Preview of the notes" className={styles.preview}>
            {notes.trim() === '' ? (
              <p className={styles.empty}>Nothing to show yet.</p>
            ) : (
              <Suspense
                fallback={
                  <LoadingState text="Loading preview…">
                    <SkeletonLines lines={4} />
                  </LoadingState>
                }
              >
                <Markdown>{notes}</Markdown>
              </Suspense>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
