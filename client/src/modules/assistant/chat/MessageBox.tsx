import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useId, useState } from 'react';
import {
  ASSISTANT_PER_HOUR,
  FLASHCARD_PREFIX,
  QUIZ_PREFIX,
  readRequest,
} from '#server/modules/assistant/assistant.rules';
import { formatCount, formatTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { FieldError, TextArea } from '../../../ui/fields/Fields';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SendIcon } from '../../../ui/icons/ToolIcons';
import { SurfaceNote } from '../../../ui/states/States';
import styles from './MessageBox.module.css';
import { lengthProblem, topicProblem } from './question';

interface MessageBoxProps {
  text: string;
  /** What the text is about; null if nothing is quoted. */
  quote: string | null;
  onType: (text: string) => void;
  onSend: () => void;
  /** Null while no answer is pending. */
  onStop: (() => void) | null;
  stopping: boolean;
  /** The last question's error; null if there is none. */
  error: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  /** How many more questions can be asked; with none left, the text is kept. */
  left: QuestionsLeft;
  /** Further options of the message. */
  children: ReactNode;
}

/** The message input. Enter sends, Shift+Enter inserts a line break. */
export function MessageBox(props: MessageBoxProps) {
  const { text, quote, onType, onSend, onStop, stopping, error, field, left, children } = props;
  const errorId = useId();
  /** The last text that was not sent; its error disappears when it is changed. */
  const [refused, setRefused] = useState<string | null>(null);
  const problem = lengthProblem(text, quote) ?? (refused === text ? topicProblem(text, quote) : null);
  const shownError = problem ?? error;
  const isBusy = onStop !== null;
  const maySend = !isBusy && left.count > 0;

  function send() {
    if (!maySend) return;
    if ((lengthProblem(text, quote) ?? topicProblem(text, quote)) === null) return onSend();
    setRefused(text);
    field.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Ignore the Enter that confirms an IME composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  /** Replaces the request prefix of the text and focuses the input. */
  function begin(prefix: string) {
    onType(`${prefix} ${readRequest(text, 'TUTORING').text}`);
    const box = field.current;
    box?.focus();
    // The new value is rendered only in the next frame.
    requestAnimationFrame(() => box?.setSelectionRange(box.value.length, box.value.length));
  }

  return (
    <>
      <Stack component="form" gap={8} onSubmit={submit}>
        <div className={`wm-grid wm-align-end wm-gap-8 ${styles.row}`}>
          <TextArea
            ref={field}
            label="Message"
            hint="Enter sends, Shift+Enter adds a line"
            placeholder="Ask about your courses"
            rows={1}
            value={text}
            aria-invalid={problem !== null || undefined}
            aria-describedby={shownError ? errorId : undefined}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={sendOnEnter}
          />
          <Button
            type="submit"
            iconStart={<SendIcon size={18} />}
            disabled={!maySend}
            className={styles.send}
          >
            Send
          </Button>
        </div>
        {shownError && (
          <div role="alert">
            <FieldError id={errorId}>{shownError}</FieldError>
          </div>
        )}
        <Cluster gap={8} className={styles.quick}>
          <Button variant="secondary" size="sm" onClick={() => begin(QUIZ_PREFIX)}>
            Generate Quiz
          </Button>
          <Button variant="secondary" size="sm" onClick={() => begin(FLASHCARD_PREFIX)}>
            Create Flashcards
          </Button>
          {isBusy && (
            <Button
              variant="secondary"
              size="sm"
              loading={stopping}
              loadingText="Stopping..."
              className="wm-end"
              onClick={() => {
                onStop();
                // The button disappears with the answer, so move its focus.
                field.current?.focus();
              }}
            >
              Stop
            </Button>
          )}
          {children}
        </Cluster>
      </Stack>
      <QuestionsLeftNote {...left} />
    </>
  );
}

/** The remaining number is shown only at or below this threshold. */
const LOW_COUNT = 5;

export interface QuestionsLeft {
  count: number;
  /** When the quota resets, as an ISO time; null if none of it is used. */
  renewsAt: string | null;
}

/** Shows how many questions remain this hour, when few. */
function QuestionsLeftNote({ count, renewsAt }: QuestionsLeft) {
  return (
    <div role="status">
      {count === 0 && renewsAt !== null ? (
        <SurfaceNote tone="warning" className="wm-mt-8">
          You have asked {ASSISTANT_PER_HOUR} questions this hour. You can ask again at {formatTime(renewsAt)}
          .
        </SurfaceNote>
      ) : (
        count <= LOW_COUNT && (
          <p className="wm-muted wm-small wm-mt-8">{formatCount(count, 'question')} left this hour</p>
        )
      )}
    </div>
  );
}
