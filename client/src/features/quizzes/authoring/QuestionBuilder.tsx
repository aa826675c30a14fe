import { Suspense, useMemo, useState } from 'react';
import type { FieldProblem } from '../../../../../server/platform/validation.rules';
import { formatCount } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { CopyIcon, PlusIcon } from '../../../ui/icons/ToolIcons';
import { ADD_BUTTON_ID, questionActions } from './questionActions';
import styles from './QuestionBuilder.module.css';
import { QuestionEditor } from './QuestionEditor';
import type { QuestionDraft, QuizDraft } from './quizDraft';
import { problemsOfQuestion } from './quizProblems';

const PasteQuestions = lazyComponent(async () => (await import('./PasteQuestions')).PasteQuestions);

interface QuestionBuilderProps {
  questions: readonly QuestionDraft[];
  problems: readonly FieldProblem[];
  /** Returns the current draft. Stable, like `onChange`, so that typing renders one question only. */
  read: () => QuizDraft;
  onChange: (change: (now: QuizDraft) => QuizDraft) => void;
}

/** Adds, edits, reorders and deletes the questions of a quiz. */
export function QuestionBuilder({ questions, problems, read, onChange }: QuestionBuilderProps) {
  const [pasting, setPasting] = useState(false);
  const actions = useMemo(() => questionActions(read, onChange), [read, onChange]);

  function addPasted(pasted: readonly QuestionDraft[]) {
    actions.insert(questions.length, ...pasted);
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
                actions={actions}
              />
            </li>
          ))}
        </ol>
        <Cluster>
          <Button
            id={ADD_BUTTON_ID}
            variant="secondary"
            iconStart={<PlusIcon size={18} />}
            onClick={actions.add}
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
