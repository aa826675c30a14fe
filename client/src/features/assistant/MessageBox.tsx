import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useId } from 'react';
import {
  ASSISTANT_TEXT_MAX,
  FLASHCARD_PREFIX,
  QUIZ_PREFIX,
  readRequest,
} from '../../../../server/features/assistant/assistant.rules';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/Field';
import { Cluster } from '../../ui/Layout';
import { TextArea } from '../../ui/TextArea';
import { SendIcon } from '../../ui/ToolIcons';
import styles from './MessageBox.module.css';

interface MessageBoxProps {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** Null while no answer is on its way. */
  onStop: (() => void) | null;
  stopping: boolean;
  /** What went wrong with the last question; null when nothing did. */
  error: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether nothing more may be asked for now; what is written stays. */
  isOver: boolean;
  /** What else is chosen for the message. */
  children: ReactNode;
}

/** Where a message is written. Enter sends it, Shift+Enter adds a line. */
export function MessageBox(props: MessageBoxProps) {
  const { text, onType, onSend, onStop, stopping, error, field, isOver, children } = props;
  const errorId = useId();
  const isBusy = onStop !== null;
  const maySend = !isBusy && !isOver;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (maySend) onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composing of a word in many scripts.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend) onSend();
  }

  /** Turns what is written into a request for something else, and lets the person go on writing. */
  function begin(prefix: string) {
    onType(`${prefix} ${readRequest(text, 'TUTORING').text}`);
    const box = field.current;
    box?.focus();
    // The new words are not in the box before the next frame.
    requestAnimationFrame(() => box?.setSelectionRange(box.value.length, box.value.length));
  }

  return (
    <form className={styles.box} onSubmit={submit}>
      <div className={styles.row}>
        <TextArea
          ref={field}
          label="Message"
          hint="Enter sends, Shift+Enter adds a line"
          placeholder="Ask about your courses"
          rows={1}
          maxLength={ASSISTANT_TEXT_MAX}
          value={text}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" iconStart={<SendIcon size={18} />} disabled={!maySend} className={styles.send}>
          Send
        </Button>
      </div>
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
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
            className={styles.stop}
            onClick={() => {
              onStop();
              // The button goes with the answer, the focus must not.
              field.current?.focus();
            }}
          >
            Stop
          </Button>
        )}
        {children}
      </Cluster>
    </form>
  );
}
