import type { FragmentType } from '@apollo/client';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { paths } from '../../app/paths';
import { formatCount, formatDateTime } from '../../lib/format';
import { Button } from '../../ui/Button';
import { DraftElsewhere } from '../../ui/DraftElsewhere';
import { RestoredDraftNote } from '../../ui/RestoredDraftNote';
import { EditedElsewhere } from '../../ui/EditedElsewhere';
import { FormError } from '../../ui/FormError';
import { Cluster, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { toastUndo } from '../../ui/toastUndo';
import { useLeaveWarning } from '../quizzes/useLeaveWarning';
import { useLeftForm } from '../teaching/useLeftForm';
import { QuestionBuilder } from './QuestionBuilder';
import { checkQuiz, pointsOf, type QuizDraft, type QuizInfo } from './quizDraft';
import type { QuizChange } from './quizDraftChanges';
import styles from './QuizForm.module.css';
import type { QuizCourseChoiceFragment } from './QuizInfoFields.generated';
import { QuizInfoFields } from './QuizInfoFields';
import { focusOn } from './questionIds';
import { summaryOf } from './quizProblems';
import { useQuizDraft } from './useQuizDraft';
import { useSaveQuiz } from './useSaveQuiz';

interface QuizFormProps {
  teaching: FragmentType<QuizCourseChoiceFragment>;
  /** null: a new quiz. */
  quizId: string | null;
  /** The saved value, or a blank quiz; it may change while the form is open. */
  saved: QuizDraft;
  /** Its revision; null for a new quiz. */
  savedRevision: number | null;
}

/** Form for creating or editing a quiz. Validated on submit, and from then on with every change. */
export function QuizForm({ teaching, quizId, saved, savedRevision }: QuizFormProps) {
  const form = useQuizDraft({ quizId, saved, revision: savedRevision });
  const { draft } = form;
  const save = useSaveQuiz(quizId);
  const { hasLeft, sayNotSaved } = useLeftForm({
    path: quizId === null ? paths.createQuiz : paths.editQuiz(quizId),
    isKept: form.isKept,
  });
  const navigate = useNavigate();
  const id = useId();
  const [wasSent, setWasSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  /** Snapshot for the error summary, which does not change while fields are corrected. */
  const [summary, setSummary] = useState<readonly { field?: string; message: string }[]>([]);
  const [conflict, setConflict] = useState<string | null>(null);
  useLeaveWarning(form.leaveQuestion);

  const checked = checkQuiz(draft);
  const problems = [...(wasSent && !checked.ok ? checked.fields : []), ...refused];
  const idOf = (field: string) => `${id}-${field}`;

  function change(what: QuizChange) {
    form.change(what);
    // The server's errors were about the old input and the old order of questions.
    setRefused([]);
  }

  function refuse(fields: readonly FieldProblem[]) {
    // Clear first, so that an unchanged summary takes the focus again.
    flushSync(() => setSummary([]));
    setSummary(summaryOf(fields, draft, idOf));
  }

  async function send(words: QuizDraft, revision: number | null) {
    const judged = checkQuiz(words);
    setWasSent(true);
    setRefused([]);
    setConflict(null);
    if (!judged.ok) return refuse(judged.fields);
    setSummary([]);
    setSending(true);
    const outcome = await save(judged.value, revision);
    setSending(false);
    if (outcome.kind !== 'saved' && hasLeft()) return sayNotSaved(words.title);
    if (outcome.kind === 'editedElsewhere') return setConflict(outcome.message);
    if (outcome.kind === 'refused') {
      setRefused(outcome.problems);
      return refuse(outcome.problems);
    }
    form.forget();
    toast.success(quizId === null ? 'Quiz created' : 'Quiz saved');
    if (!hasLeft()) void navigate(paths.quizManagement);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!sending) void send(draft, form.revision);
  }

  function discard() {
    toastUndo('Draft discarded', form.discard());
    setWasSent(false);
    setRefused([]);
    setSummary([]);
    setConflict(null);
  }

  function keepMine() {
    if (savedRevision === null) return;
    // Questions deleted in the other version become new ones if the viewer keeps them.
    const theirs = new Set(saved.questions.map((question) => question.id));
    const mine: QuizDraft = {
      ...draft,
      questions: draft.questions.map((question) =>
        theirs.has(question.id) ? question : { ...question, id: null },
      ),
    };
    form.rebase(saved, savedRevision, mine);
    void send(mine, savedRevision);
  }

  function showSavedVersion() {
    if (savedRevision === null) return;
    const mine = draft;
    form.rebase(saved, savedRevision, saved);
    setConflict(null);
    setWasSent(false);
    // The pressed button is removed, so focus the first field.
    focusOn(idOf('title'));
    toastUndo('The form now shows the saved quiz', () => form.change({ type: 'replace', draft: mine }));
  }

  const points = draft.questions.reduce((sum, question) => sum + pointsOf(question), 0);
  const isEmpty = draft.questions.length === 0;

  return (
    <form noValidate onSubmit={submit} onKeyDown={keepEnterInTheFields}>
      <Stack gap={40}>
        <DraftElsewhere choice={form.elsewhere} />
        {form.restoredAt && !form.elsewhere && (
          <RestoredDraftNote since={formatDateTime(form.restoredAt)} notYet="not saved" onDiscard={discard} />
        )}
        <QuizInfoFields
          teaching={teaching}
          info={draft}
          idOf={idOf}
          errorOf={(field: keyof QuizInfo) => problems.find(({ path }) => path === field)?.message}
          onChange={(part) => change({ type: 'info', part })}
        />
        <QuestionBuilder questions={draft.questions} problems={problems} onChange={change} />
        <Stack gap={16}>
          <FormError errors={summary} />
          {conflict && (
            <EditedElsewhere message={conflict} onKeepMine={keepMine} onUseSaved={showSavedVersion} />
          )}
          <Cluster justify="space-between" className={styles.bar}>
            <p id={idOf('total')}>
              {isEmpty
                ? 'Add at least one question.'
                : `${formatCount(draft.questions.length, 'question')}, ${formatCount(points, 'point')}`}
            </p>
            <Cluster>
              <Button component={Link} to={paths.quizManagement} variant="secondary">
                Cancel
              </Button>
              <Button
                type="submit"
                disabled={isEmpty}
                aria-describedby={idOf('total')}
                loading={sending}
                loadingText={quizId === null ? 'Creating...' : 'Saving...'}
              >
                {quizId === null ? 'Create Quiz' : 'Save Quiz'}
              </Button>
            </Cluster>
          </Cluster>
        </Stack>
      </Stack>
    </form>
  );
}

/** Prevents Enter in an input from submitting the whole quiz. */
function keepEnterInTheFields(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
