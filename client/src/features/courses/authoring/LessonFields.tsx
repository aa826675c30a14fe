import { videoOf } from '../../../../../server/features/courses/video.rules';
import type { FieldProblem } from '../../../../../server/platform/validation.rules';
import { Grid, Stack } from '../../../ui/layout/Layout';
import { TextArea, type TextAreaProps } from '../../../ui/fields/TextArea';
import { TextField } from '../../../ui/fields/TextField';
import { WithSuggestions } from '../../assistant/suggestions/WithSuggestions';
import { CaptionsField } from './CaptionsField';
import type { LessonDraft } from './courseDraft';
import styles from './LessonFields.module.css';
import { Suspense, useDeferredValue, useState } from 'react';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Chip } from '../../../ui/buttons/Chip';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonLines } from '../../../ui/states/Skeleton';

interface LessonFieldsProps {
  /** null: a course that is not saved yet. */
  courseId: string | null;
  lesson: LessonDraft;
  onChange: (part: Partial<LessonDraft>) => void;
  idOf: (field: keyof LessonDraft) => string;
  problems: readonly FieldProblem[];
}

const VIDEO_HINTS = {
  youtube: 'YouTube video. It plays on the lesson page.',
  file: 'Video file. It plays on the lesson page.',
  link: 'This video can’t be embedded. Students get a link that opens in a new tab.',
};

/** All fields of a lesson. */
export function LessonFields({ courseId, lesson, onChange, idOf, problems }: LessonFieldsProps) {
  const text = (field: keyof LessonDraft) => ({
    id: idOf(field),
    name: field,
    value: lesson[field],
    error: problems.find(({ path }) => path === field)?.message,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const video = videoOf(lesson.videoUrl);
  return (
    <Stack gap={16}>
      <TextField {...text('title')} label="Lesson title" required />
      <TextField
        {...text('videoUrl')}
        label="Video URL"
        type="url"
        inputMode="url"
        hint={
          video
            ? VIDEO_HINTS[video.kind]
            : 'YouTube URLs and direct video files (mp4, webm, ogg and similar). Optional if the lesson has notes.'
        }
      />
      <Grid min={200} columns={2} gap={16}>
        <TextField {...text('duration')} label="Duration" optional hint="e.g. 10:30" />
        <TextField
          {...text('captionsUrl')}
          label="Captions file"
          optional
          hint="The https address of a .vtt file."
          type="url"
          inputMode="url"
        />
      </Grid>
      <CaptionsField {...text('captionsText')} onText={(captionsText) => onChange({ captionsText })} />
      <TextArea {...text('description')} label="Lesson description" optional rows={2} />
      <WithSuggestions
        kinds={['LESSON_OUTLINE', 'PLAIN_LANGUAGE', 'TRANSLATION', 'ALT_TEXT']}
        field="notes"
        courseId={courseId}
        title={lesson.title}
        text={lesson.notes}
        onText={(notes) => onChange({ notes })}
      >
        <NotesField {...text('notes')} />
      </WithSuggestions>
    </Stack>
  );
}

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

/** A lesson's notes in Markdown, with an optional live preview. */
function NotesField(props: Omit<TextAreaProps, 'label'> & { value: string }) {
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
