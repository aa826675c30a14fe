import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  CAPTIONS_MAX_BYTES,
  convertedCaptions,
  cuesOf,
} from '../../../../../server/features/courses/captions.rules';
import { formatClockTime, formatCount } from '../../../lib/format';
import { announce } from '../../../ui/text/announce';
import { Button } from '../../../ui/buttons/Button';
import { FieldError } from '../../../ui/fields/Field';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { TextArea, type TextAreaProps } from '../../../ui/fields/TextArea';
import { toast } from '../../../ui/overlays/toast';
import styles from './CaptionsField.module.css';

interface CaptionsFieldProps extends Omit<TextAreaProps, 'label'> {
  id: string;
  value: string;
  onText: (text: string) => void;
}

/** Captions as text: from a file, pasted, or typed. Collapsed while there are none. */
export function CaptionsField({ onText, ...props }: CaptionsFieldProps) {
  const { id, value } = props;
  const file = useRef<HTMLInputElement>(null);
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
    setUndoToast(
      toast.info(words, { durationMs: 10_000, action: { label: 'Undo', onClick: () => onText(before) } }),
    );
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.[0];
    // Allow choosing the same file again after it was changed.
    currentTarget.value = '';
    if (!chosen) return;
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
        {!isShown && <span className={styles.summary}>Or enter captions as text:</span>}
        <Button variant="secondary" size="sm" onClick={() => file.current?.click()}>
          Choose a .vtt or .srt file
        </Button>
        {isShown ? (
          <Button variant="quiet" size="sm" onClick={remove}>
            Remove captions
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={write}>
            Write captions
          </Button>
        )}
        <span className={styles.summary}>{value !== '' && !props.error && summaryOf(value)}</span>
        <input
          ref={file}
          type="file"
          accept=".vtt,.srt,text/vtt"
          hidden
          onChange={(event) => void choose(event)}
        />
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
