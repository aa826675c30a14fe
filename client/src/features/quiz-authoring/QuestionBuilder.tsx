import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { formatCount } from '../../lib/format';
import { lazyComponent } from '../../lib/lazyComponent';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { Cluster, Section, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { CopyIcon, PlusIcon } from '../../ui/ToolIcons';
import { type DropEdge, placeAfterDrop } from '../../ui/useDraggableRow';
import styles from './QuestionBuilder.module.css';
import { QuestionEditor } from './QuestionEditor';
import { blankQuestion, copyOf, type QuestionDraft } from './quizDraft';
import type { QuizChange } from './quizDraftChanges';
import { focusOn, questionIds } from './questionIds';
import { problemsOfQuestion } from './quizProblems';

const PasteQuestions = lazyComponent(async () => (await import('./PasteQuestions')).PasteQuestions);

const ADD_ID = 'add-question';

interface QuestionBuilderProps {
  questions: readonly QuestionDraft[];
  problems: readonly FieldProblem[];
  onChange: (change: QuizChange) => void;
}

/** Adds, edits, reorders and deletes the questions of a quiz. */
export function QuestionBuilder({ questions, problems, onChange }: QuestionBuilderProps) {
  const [pasting, setPasting] = useState(false);

  function insert(index: number, ...added: QuestionDraft[]) {
    flushSync(() => onChange({ type: 'insert', questions: added, index }));
    const [first] = added;
    if (first) focusOn(questionIds.text(first.key));
  }

  /** Uses the previous question's type, as questions of one type often follow each other. */
  function addAt(index: number) {
    insert(index, blankQuestion(questions[index - 1]?.type));
    announce(`Question ${index + 1} added`);
  }

  function remove(question: QuestionDraft, index: number) {
    const next = questions[index + 1] ?? questions[index - 1];
    flushSync(() => onChange({ type: 'remove', key: question.key }));
    focusOn(next ? questionIds.text(next.key) : ADD_ID);
    toast.info(`Question ${index + 1} deleted`, {
      durationMs: 10_000,
      action: { label: 'Undo', onClick: () => insert(index, question) },
    });
  }

  function move(key: string, to: number) {
    onChange({ type: 'move', key, to });
    announce(`Moved to place ${to + 1} of ${questions.length}`);
  }

  function dropOn(target: QuestionDraft, key: string, edge: DropEdge) {
    const keys = questions.map((question) => question.key);
    move(key, placeAfterDrop(keys, key, target.key, edge));
  }

  function addPasted(pasted: readonly QuestionDraft[]) {
    insert(questions.length, ...pasted);
    toast.success(`${formatCount(pasted.length, 'question')} added`);
  }

  return (
    <Section
      title="Questions"
      actions={
        <Button
          variant="secondary"
          size="sm"
          iconStart={<CopyIcon size={16} />}
          onClick={() => setPasting(true)}
        >
          Paste questions
        </Button>
      }
    >
      <Stack gap={16}>
        {questions.length === 0 ? (
          <p className={styles.hint}>Add a question, or paste a list of them.</p>
        ) : (
          <p className={styles.hint}>
            <kbd>Enter</kbd> moves to the next field, <kbd>Shift</kbd>+<kbd>Enter</kbd> starts a new line,{' '}
            <kbd>Ctrl</kbd>+<kbd>Enter</kbd> adds the next question.
          </p>
        )}
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            <li key={question.key}>
              <QuestionEditor
                question={question}
                index={index}
                count={questions.length}
                problems={problemsOfQuestion(problems, index)}
                onChange={(part) => onChange({ type: 'question', key: question.key, part })}
                onAddNext={() => addAt(index + 1)}
                onDuplicate={() => insert(index + 1, copyOf(question))}
                onDelete={() => remove(question, index)}
                onMove={(to) => move(question.key, to)}
                onDropped={(key, edge) => dropOn(question, key, edge)}
              />
            </li>
          ))}
        </ol>
        <Cluster>
          <Button
            id={ADD_ID}
            variant="secondary"
            iconStart={<PlusIcon size={18} />}
            onClick={() => addAt(questions.length)}
          >
            Add Question
          </Button>
        </Cluster>
      </Stack>
      {pasting && (
        <Suspense fallback={null}>
          <PasteQuestions onAdd={addPasted} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </Section>
  );
}
