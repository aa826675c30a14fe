import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CAPTIONS_MAX_BYTES, convertedCaptions, cuesOf } from '#server/modules/courses/captions.rules';
import { videoOf } from '#server/modules/courses/video.rules';
import type { FieldProblem } from '#server/platform/validation.rules';
import { formatClockTime, formatCount } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { FileButton } from '../../../ui/buttons/FileButton';
import { FieldError, TextArea, type TextAreaProps, TextField } from '../../../ui/fields/Fields';
import { Cluster, Grid, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { LoadingState } from '../../../ui/states/States';
import { announce } from '../../../ui/text/announce';
import { WithSuggestions } from '../../assistant/suggestions/WithSuggestions';
import type { LessonDraft } from './courseDraft';
import styles from './LessonFields.module.css';

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
    <div className="wm-relative">
      <div className={`wm-row wm-align-stretch wm-justify-end wm-mb-8 ${styles.head}`}>
        <Chip selected={previewed} onClick={() => setPreviewed(!previewed)}>
          Preview notes
        </Chip>
      </div>
      <div className={previewed ? 'wm-stack wm-gap-16' : undefined}>
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
          <section
            aria-label="Preview of the notes"
            className={`wm-anywhere wm-min-0 wm-pad-16 ${styles.preview}`}
          >
            {notes.trim() === '' ? (
              <p className="wm-muted">Nothing to show yet.</p>
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

interface CaptionsFieldProps extends Omit<TextAreaProps, 'label'> {
  id: string;
  value: string;
  onText: (text: string) => void;
}

/** Captions as text: from a file, pasted, or typed. Collapsed while there are none. */
function CaptionsField({ onText, ...props }: CaptionsFieldProps) {
  const { id, value } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = isOpen || value !== '';
  const [undoToast, setUndoToast] = useState<string | null>(null);
  // Once these fields are gone, its Undo would change another lesson, or a draft that was sent.
  useEffect(() => () => void (undoToast && toast.dismiss(undoToast)), [undoToast]);
  const focusText = () => document.getElementById(id)?.focus();

  function replace(text: string, words: string) {
    const before = value;
    onText(text);
    // Offer Undo, as the previous text is not stored anywhere else.
    if (before.trim() === '') return announce(words);
    const action = { label: 'Undo', onClick: () => onText(before) };
    setUndoToast(toast.info(words, { durationMs: 20_000, action }));
  }

  async function choose(chosen: File) {
    const read = await readCaptionsFile(chosen);
    setProblem('problem' in read ? read.problem : null);
    if ('text' in read) replace(read.text, `Captions of “${chosen.name}” are in the form`);
  }

  function write() {
    flushSync(() => setIsOpen(true));
    focusText();
  }

  function remove() {
    setIsOpen(false);
    setProblem(null);
    replace('', 'Captions removed');
  }

  return (
    <Stack gap={8}>
      {isShown ? (
        <TextArea
          {...props}
          label="Captions as text"
          optional
          hint={
            <>
              WebVTT: <code>WEBVTT</code>, then after an empty line{' '}
              <code>00:00:01.000 --&gt; 00:00:04.000</code> and the text below it. The assistant can search
              captions.
            </>
          }
          rows={6}
          spellCheck={false}
          className={styles.text}
        />
      ) : null}
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <Cluster gap={8}>
        {!isShown && <span className="wm-muted wm-small">Or enter captions as text:</span>}
        <FileButton
          variant="secondary"
          size="sm"
          accept=".vtt,.srt,text/vtt"
          fileLabel="Captions file"
          onChoose={([chosen]) => chosen && void choose(chosen)}
        >
          Choose a .vtt or .srt file
        </FileButton>
        {isShown ? (
          <Button variant="quiet" size="sm" onClick={remove}>
            Remove captions
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={write}>
            Write captions
          </Button>
        )}
        <span className="wm-muted wm-small">{value !== '' && !props.error && summaryOf(value)}</span>
      </Cluster>
    </Stack>
  );
}

function summaryOf(text: string): string {
  const cues = cuesOf(text);
  return `${formatCount(cues.length, 'caption')}, the last at ${formatClockTime(cues.at(-1)?.start ?? 0)}`;
}

/** Reads a captions file, WebVTT or SubRip; returns its text as WebVTT or an error message. */
async function readCaptionsFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > CAPTIONS_MAX_BYTES)
    return {
      problem: `Captions can be at most ${CAPTIONS_MAX_BYTES / 1000} kB, and “${file.name}” is larger`,
    };
  try {
    const bytes = await file.arrayBuffer();
    return { text: convertedCaptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    // A binary file or another encoding: WebVTT is always UTF-8, and other encodings cannot be told apart.
    return { problem: `“${file.name}” is not a UTF-8 text file` };
  }
}
