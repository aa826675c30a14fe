import { useRef, useState } from 'react';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { TextArea } from '../../../ui/fields/Fields';
import { Cluster } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { QuestionDraft } from '../../quizzes/quizDraft';
import { parsePastedQuestions } from './pastedQuestions';
import styles from './PasteQuestions.module.css';

const EXAMPLE = `1. Which layer meets the network first?
a) The model
*b) The controller
c) The view
d) The database
Explanation: It takes the request.

Answers are cached by the browser. {T}`;

interface PasteQuestionsProps {
  onAdd: (questions: readonly QuestionDraft[]) => void;
  onClose: () => void;
}

/** Imports questions from pasted text. Unparsable text stays in the box, with errors by line. */
export function PasteQuestions({ onAdd, onClose }: PasteQuestionsProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const { questions, problems, rest } = parsePastedQuestions(text);

  function add() {
    setText(rest);
    if (problems.length === 0) onClose();
    onAdd(questions);
    // The dialog stays open with errors, so focus the text to correct.
    box.current?.focus();
  }

  return (
    <Dialog title="Paste questions" onClose={onClose}>
      <TextArea
        ref={box}
        label="List of questions"
        hint="Plain text or GIFT, with a blank line between questions. Mark the correct option with an asterisk (*), or add a line “Answer: b”."
        rows={12}
        spellCheck={false}
        className={styles.text}
        placeholder={EXAMPLE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status" className={styles.findings}>
        {text.trim() !== '' && (
          <p>
            {formatCount(questions.length, 'question')} found
            {problems.length > 0 && `, ${formatCount(problems.length, 'part')} couldn’t be read`}
          </p>
        )}
        {problems.length > 0 && (
          <ul className="wm-bullets">
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {problems.length > 0 && questions.length > 0 && (
        <p className="wm-muted">Questions we couldn’t read stay here so you can fix them.</p>
      )}
      <Cluster justify="end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={questions.length === 0} onClick={add}>
          {questions.length === 0 ? 'Add questions' : `Add ${formatCount(questions.length, 'question')}`}
        </Button>
      </Cluster>
    </Dialog>
  );
}
