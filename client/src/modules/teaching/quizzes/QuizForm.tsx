import { Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type { QuizDraft as CheckedQuiz } from '#server/modules/quizzes/quiz.rules';
import type { FieldProblem } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { keepEnterInFields } from '../../../forms/keepEnterInFields';
import { useEditor } from '../../../forms/useEditor';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatCount } from '../../../lib/format';
import type { Edit } from '../../../lib/formOutcome';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { CopyIcon, PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { SkeletonFields, SkeletonHeading } from '../../../ui/states/Skeletons';
import {
  checkQuiz,
  draftKey,
  isSameQuiz,
  overwriting,
  pointsOf,
  type QuestionDraft,
  type QuizDraft,
  quizDraftFormat,
} from '../../quizzes/quizDraft';
import {
  CreateQuizDocument,
  UpdateQuizDocument,
  useLessonsToRepeatQuery,
} from './__generated__/QuizForm.generated';
import { ADD_BUTTON_ID, controlId, questionActions } from './questionActions';
import { type Lessons, QuestionEditor, questionWords } from './QuestionEditor';
import { type QuizCourses, QuizInfoFields, quizInfoWords } from './QuizInfoFields';
import { useQuizList, useSetQuizActive } from './useQuizActions';

interface QuizFormProps {
  /** The viewer's courses. */
  courses: QuizCourses;
  /** null: a new quiz. */
  quizId: string | null;
  /** The saved value, or a blank quiz; it may change while the form is open. */
  saved: QuizDraft;
  /** Its revision; null for a new quiz. */
  savedRevision: number | null;
  /** Whether students can take it already. */
  isActive: boolean;
}

/** Form for creating or editing a quiz. */
export function QuizForm({ courses, quizId, saved, savedRevision, isActive }: QuizFormProps) {
  const navigate = useNavigate();
  const quizList = useQuizList();
  const isNew = quizId === null;
  const setActive = useSetQuizActive();
  /** Whether the pressed button also opens the quiz. */
  const [opens, setOpens] = useState(false);
  const savedLessons = useLessons(saved.courseId);
  const editor = useEditor({
    noun: 'quiz',
    path: isNew ? paths.createQuiz : paths.editQuiz(quizId),
    key: (accountId) => draftKey(accountId, quizId),
    format: quizDraftFormat,
    saved,
    savedRevision,
    isSame: isSameQuiz,
    check: checkQuiz,
    save: useSaveQuiz(quizId, opens),
    onSaved: (_quiz, hasLeft) => {
      toast.success(isNew ? (opens ? 'Quiz created' : 'Draft saved') : 'Quiz saved');
      if (!isNew && opens) void setActive({ id: quizId, isActive: true });
      if (!hasLeft) void navigate(quizList);
    },
    words: {
      ...quizInfoWords(courses),
      ...questionWords,
      lessonId: {
        label: 'Lesson to repeat',
        names: Object.fromEntries(savedLessons.map(({ id, title }) => [id, title])),
      },
    },
    controlIdOf: controlOf,
    merge: overwriting,
  });
  const { draft, idOf } = editor;
  const lessons = useLessons(draft.courseId);
  useLeaveWarning(() => editor.leaveQuestion('the quiz'));

  const points = draft.questions.reduce((sum, question) => sum + pointsOf(question), 0);
  const isEmpty = draft.questions.length === 0;

  const submitButton = (label: string, opensQuiz: boolean, variant: 'primary' | 'secondary' = 'primary') => (
    <Button
      type="submit"
      variant={variant}
      disabled={isEmpty || (editor.sending && opens !== opensQuiz)}
      aria-describedby={idOf('total')}
      loading={editor.sending && opens === opensQuiz}
      loadingText={isNew && opensQuiz ? 'Creating...' : 'Saving...'}
      // The submit event follows at once, and must find it.
      onClick={() => flushSync(() => setOpens(opensQuiz))}
    >
      {label}
    </Button>
  );

  return (
    <form {...editor.form} onKeyDown={keepEnterInFields}>
      <Stack gap={40}>
        <DraftNotes draft={editor} notYet="not saved" />
        <QuizInfoFields
          courses={courses}
          info={draft}
          idOf={idOf}
          errorOf={editor.errorOf}
          onChange={editor.change}
        />
        <QuestionBuilder
          questions={draft.questions}
          problems={editor.problems}
          lessons={lessons}
          read={editor.read}
          onChange={editor.change}
        />
        <Stack gap={16}>
          <EditorProblems editor={editor} />
          <Cluster justify="space-between" className="wm-rule-above wm-pad-y-16">
            <p id={idOf('total')}>
              {isEmpty
                ? 'Add at least one question.'
                : `${formatCount(draft.questions.length, 'question')}, ${formatCount(points, 'point')}`}
              {!isActive && ' Opening the quiz notifies the enrolled students.'}
            </p>
            <Cluster>
              <Button component={Link} to={quizList} variant="secondary">
                Cancel
              </Button>
              {isNew ? (
                <>
                  {submitButton('Save as draft', false, 'secondary')}
                  {submitButton('Create and open', true)}
                </>
              ) : (
                <>
                  {!isActive && submitButton('Save and open', true, 'secondary')}
                  {submitButton('Save Quiz', false)}
                </>
              )}
            </Cluster>
          </Cluster>
        </Stack>
      </Stack>
    </form>
  );
}

const NO_LESSONS: Lessons = [];

/** The lessons of a course that questions can be about; none for ''. */
function useLessons(courseId: string): Lessons {
  const { data } = useLessonsToRepeatQuery({ variables: { courseId }, skip: courseId === '' });
  return data?.viewer?.teaching?.course?.lessons ?? NO_LESSONS;
}

/** Saves a new quiz, open to students if `opens`, or with an id an edited one. */
function useSaveQuiz(quizId: string | null, opens: boolean) {
  const create = useFormAction(CreateQuizDocument, {
    variables: ({ input }: Edit<CheckedQuiz>) => ({ input, isActive: opens }),
    failed: 'Failed to create quiz',
  });
  const update = useFormAction(UpdateQuizDocument, {
    variables: (edit: Edit<CheckedQuiz>) => ({ id: quizId ?? '', ...edit }),
    failed: 'Failed to save quiz',
  });
  return quizId === null ? create : update;
}

const PasteQuestions = lazyComponent(async () => (await import('./PasteQuestions')).PasteQuestions);

interface QuestionBuilderProps {
  questions: readonly QuestionDraft[];
  problems: readonly FieldProblem[];
  lessons: Lessons;
  /** Returns the current draft. Stable, like `onChange`, so that typing renders one question only. */
  read: () => QuizDraft;
  onChange: (change: (now: QuizDraft) => QuizDraft) => void;
}

/** Adds, edits, reorders and deletes the questions of a quiz. */
function QuestionBuilder({ questions, problems, lessons, read, onChange }: QuestionBuilderProps) {
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
          <p className="wm-muted wm-small">Add a question, or paste a list of them.</p>
        ) : (
          <p className="wm-muted wm-small">
            <kbd>Enter</kbd> moves to the next field, <kbd>Shift</kbd>+<kbd>Enter</kbd> starts a new line,{' '}
            <kbd>Ctrl</kbd>+<kbd>Enter</kbd> adds the next question.
          </p>
        )}
        <Stack component="ol">
          {questions.map((question, index) => (
            <li key={question.key}>
              <QuestionEditor
                question={question}
                index={index}
                count={questions.length}
                problems={problemsOfQuestion(problems, index)}
                lessons={lessons}
                actions={actions}
              />
            </li>
          ))}
        </Stack>
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

/** The form's place while it is loading. */
export function QuizFormSkeleton() {
  return (
    <Stack>
      <SkeletonHeading />
      <Card padding="lg">
        <SkeletonFields fields={5} />
      </Card>
    </Stack>
  );
}

/** The errors of the question at an index, by its field; '' is the whole question. */
function problemsOfQuestion(problems: readonly FieldProblem[], index: number): FieldProblem[] {
  const prefix = `questions.${index}`;
  return problems
    .filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
    .map(({ path, message }) => ({ path: path.slice(prefix.length + 1), message }));
}

/** The id of the control of an error's path; undefined if there is none. */
function controlOf(path: string, draft: QuizDraft, idOf: (field: string) => string): string | undefined {
  const [part = '', at, field, index = 0] = path.split('.');
  if (part !== 'questions') return idOf(part);
  const question = draft.questions[Number(at)];
  if (!question) return undefined;
  switch (field) {
    case 'options':
    case 'correctAnswer':
    case 'explanation':
    case 'points':
      return controlId(question.key, field, Number(index));
    default:
      return controlId(question.key, 'text');
  }
}
