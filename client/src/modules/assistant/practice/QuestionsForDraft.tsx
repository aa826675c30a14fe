import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { announce } from '../../../ui/text/announce';
import { Button } from '../../../ui/buttons/Button';
import { EditIcon } from '../../../ui/icons/ToolIcons';
import { SelectField } from '../../../ui/fields/Fields';
import { SkeletonBlock } from '../../../ui/states/Skeletons';
import { toast } from '../../../ui/overlays/toast';
import { type GeneratedQuestion, optionsOf } from './PracticeRun';
import { type QuestionsForDraftQuery, useQuestionsForDraftQuery } from './__generated__/practice.generated';
import { Stack } from '../../../ui/layout/Layout';
import styles from './QuestionsForDraft.module.css';
import { plainQuote } from '#server/modules/assistant/search/quote.rules';
import { Badge } from '../../../ui/display/Badge';
import { CheckIcon } from '../../../ui/icons/Icons';
import { SourceLink } from '../SourceLink';
import { QUIZ_TITLE_MAX_LENGTH } from '#server/modules/quizzes/quiz.rules';
import { keepDraft, readDraft } from '../../../forms/storedDraft';
import { useSession } from '../../../lib/session';
import {
  blankQuiz,
  draftKey,
  draftOfQuestion,
  type QuizDraft,
  quizDraftFormat,
} from '../../quizzes/quizDraft';

interface QuestionsForDraftProps {
  questions: readonly GeneratedQuestion[];
  /** Topic of the questions: the title of a new draft. */
  topic: string;
}

/** Generated questions, which an instructor can add to a quiz draft individually. */
export function QuestionsForDraft({ questions, topic }: QuestionsForDraftProps) {
  const query = useQuestionsForDraftQuery();
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.teaching?.courses}
      what="courses"
      loading="Loading..."
      failed="Your courses couldn’t be loaded"
      skeleton={<SkeletonBlock height={240} />}
      level={3}
    >
      {(courses) => <DraftQuestions {...{ questions, topic, courses }} />}
    </QueryView>
  );
}

type Courses = NonNullable<NonNullable<QuestionsForDraftQuery['viewer']>['teaching']>['courses'];

function DraftQuestions({ questions, topic, courses }: QuestionsForDraftProps & { courses: Courses }) {
  const { draft, has, add, takeOut } = useQuizDraftOnDevice();
  const [chosen, setChosen] = useState<string | null>(null);
  const isTaught = (id: string | undefined) => courses.some((course) => course.id === id);
  // Prefer the draft's course, then the questions' source course.
  const suggested = [draft?.courseId, questions[0]?.courseId].find(isTaught) ?? courses[0]?.id ?? '';
  const courseId = chosen ?? suggested;

  if (courses.length === 0)
    return (
      <>
        <QuestionList questions={questions} />
        <p>Create a course first. Every quiz belongs to a course.</p>
      </>
    );

  function accept(question: GeneratedQuestion) {
    if (!add(question, courseId, topic))
      toast.error('This browser can’t save drafts. Open the draft before you leave this page.');
    announce('Added to the draft');
  }

  return (
    <Stack role="group" aria-label="Questions for a quiz">
      <SelectField
        label="Course of the quiz"
        value={courseId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={courses.map(({ id, title }) => [id, title])}
      />
      <QuestionList
        questions={questions}
        action={(question) =>
          has(question) ? (
            <Button variant="quiet" size="sm" onClick={() => takeOut(question)}>
              Remove
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => accept(question)}>
              Add to draft
            </Button>
          )
        }
        isTaken={has}
      />
      <div className={`wm-cluster wm-justify-space-between wm-gap-12 ${styles.draft}`}>
        <p role="status">
          {draft && draft.questions.length > 0
            ? `Your draft${draft.title && ` “${draft.title}”`} has ${formatCount(draft.questions.length, 'question')}. It stays on this device until you save it.`
            : 'Add the questions you want to a draft on this device.'}
        </p>
        {draft && draft.questions.length > 0 && (
          <Button component={Link} to={paths.createQuizIn(draft.courseId)} iconStart={<EditIcon size={18} />}>
            Open in Create Quiz
          </Button>
        )}
      </div>
    </Stack>
  );
}

interface QuestionListProps {
  questions: readonly GeneratedQuestion[];
  action?: (question: GeneratedQuestion) => ReactNode;
  isTaken?: (question: GeneratedQuestion) => boolean;
}

/** Generated questions with their correct answers and source sentences, for an instructor to review. */
function QuestionList({ questions, action, isTaken }: QuestionListProps) {
  return (
    <Stack component="ol" gap={12}>
      {questions.map((question, index) => (
        <li
          key={index}
          className={`wm-stack wm-gap-12 wm-pad-16 wm-inset ${styles.card}`}
          data-taken={isTaken?.(question)}
        >
          <h3>
            <span className="wm-muted wm-small wm-regular wm-block">Question {index + 1}</span>
            {question.text}
          </h3>
          <ul className={`wm-stack wm-gap-4 ${styles.options}`}>
            {optionsOf(question).map(({ answer, label }, option) => (
              <li key={option} data-right={answer === question.answer}>
                {answer === question.answer && <CheckIcon size={18} />}
                {label}
                {answer === question.answer && <span className="wm-visually-hidden"> (right answer)</span>}
              </li>
            ))}
          </ul>
          <p className="wm-muted wm-small">
            {question.quote && `“${plainQuote(question.quote)}” `}
            <SourceLink source={question.source}>{question.lessonTitle}</SourceLink>
          </p>
          {action && (
            <div className="wm-cluster wm-gap-12 wm-gap-y-8">
              {action(question)}
              {isTaken?.(question) && <Badge tone="success">In the draft</Badge>}
            </div>
          )}
        </li>
      ))}
    </Stack>
  );
}

/**
 * The kept quiz draft on this device, to which generated questions can be added; questions are matched by their text.
 */
function useQuizDraftOnDevice() {
  const session = useSession();
  const key = draftKey(session?.user.id ?? '', null);
  const [draft, setDraft] = useState<QuizDraft | null>(() => readDraft(key, quizDraftFormat)?.draft ?? null);

  function keep(change: (draft: QuizDraft) => QuizDraft, beginning: QuizDraft): boolean {
    // Read again, as another tab may have changed it.
    const stored = readDraft(key, quizDraftFormat);
    const changed = change(stored?.draft ?? beginning);
    setDraft(changed);
    return keepDraft(key, quizDraftFormat, {
      changedAt: new Date().toISOString(),
      revision: null,
      draft: changed,
    });
  }

  return {
    /** null if there is none yet. */
    draft,
    has: (question: GeneratedQuestion) =>
      draft?.questions.some(({ text }) => text === question.text) ?? false,
    /** Adds to the draft, or to a new one with this title. Returns false if it lasts only until the page is closed. */
    add: (question: GeneratedQuestion, courseId: string, title: string) => {
      const { type, text, options, answer, explanation } = question;
      const added = draftOfQuestion({ type, text, options, correctAnswer: answer, explanation });
      return keep((stored) => ({ ...stored, courseId, questions: [...stored.questions, added] }), {
        ...blankQuiz(courseId),
        title: title.slice(0, QUIZ_TITLE_MAX_LENGTH),
      });
    },
    takeOut: (question: GeneratedQuestion) => {
      keep(
        (stored) => ({ ...stored, questions: stored.questions.filter(({ text }) => text !== question.text) }),
        blankQuiz(),
      );
    },
  };
}
