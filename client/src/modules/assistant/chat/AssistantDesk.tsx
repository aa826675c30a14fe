import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import type { Account } from '../../../apollo/__generated__/types';
import { paths } from '../../../app/paths';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/states/States';
import { ChevronDownIcon, CloseIcon } from '../../../ui/icons/Icons';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { toast } from '../../../ui/overlays/toast';
import styles from './AssistantDesk.module.css';
import type { AssistantPageQuery } from './__generated__/AssistantPage.generated';
import { Chat, firstQuestions } from './Chat';
import { useFollowNewest } from './followNewest';
import { MessageBox } from './MessageBox';
import { RecentChats } from './RecentChats';
import { type Choices, readChoices, storeChoices } from './question';
import { type AskedLesson, type ChoosableCourse, useAskedLesson, useCourseChoice } from './useAskedLesson';
import { useChat } from './useChat';
import { SelectField } from '../../../ui/fields/Fields';
import { IconButton } from '../../../ui/buttons/IconButton';
import { DIFFICULTIES, SUBJECTS, USER_TYPES } from '#server/modules/assistant/assistant.rules';

type Assistant = NonNullable<AssistantPageQuery['viewer']>['assistant'];

/** States the provider clearly, so that quotes are not mistaken for generated answers. */
const WHO_ANSWERS: Record<Assistant['kind'], string> = {
  COURSE: 'Answers are quoted from your lessons, without generative AI.',
  MODEL: 'An AI model answers from your course material. It can make mistakes, so check the sources.',
  HOST: 'An external assistant answers. It can make mistakes, so check the sources.',
};

interface AssistantDeskProps {
  assistant: Assistant;
  role: Account['role'];
  /** The current chat; null: a new one. */
  session: string | null;
  /** A question to begin with, which is not sent by itself; null: none. */
  question: string | null;
  /** An exercise to begin with, which is not sent by itself; null: none. */
  exercise: string | null;
}

/** The chat list and options beside the current chat with its message box. */
export function AssistantDesk({ assistant, role, session, question, exercise }: AssistantDeskProps) {
  const navigate = useNavigate();
  const [choices, setChoices] = useState(readChoices);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { isAskedAtLesson, lesson, quote, leaveLesson, leaveQuote } = useAskedLesson();
  const lessonId = lesson?.id ?? null;
  const choice = useCourseChoice();
  const courseId = lesson?.course.id ?? choice.courseId;
  const courseTitle = (choice.courses.find(({ id }) => id === courseId) ?? choice.courses[0])?.title;
  const due = assistant.dueFlashcardCount;
  const { openHere, messages, conversation, isMissing, query, ...talk } = useChat({
    page: 'AssistantPage',
    assistant,
    offered: question ?? exercise ?? '',
    isExercise: exercise !== null,
    quote,
    session,
    courseId,
    lessonId,
    onConversation: (id, about) =>
      void navigate(paths.assistantChat(id, about.courseId, about.lessonId), {
        replace: true,
        preventScrollReset: true,
      }),
    onNewChat: (about) =>
      void navigate(paths.assistantAbout(about.courseId, { lesson: about.lessonId }), {
        preventScrollReset: true,
      }),
  });
  useFollowNewest(openHere?.state === 'answering' ? openHere.requestId : null);

  const focusBoxForQuestion = useEffectEvent(() => {
    if (session === null && (isAskedAtLesson || quote !== null || question !== null || exercise !== null))
      talk.focusBox();
  });
  useEffect(() => {
    // After a navigation, RouteFocus gives the heading the focus in an effect that runs later.
    const timer = setTimeout(() => focusBoxForQuestion());
    return () => clearTimeout(timer);
  }, []);

  const isGone = session !== null && conversation === null;

  function startAnew() {
    talk.dismiss();
    void navigate(paths.assistantAbout(courseId, { lesson: lessonId }));
    talk.box.field.current?.focus();
  }

  function clear() {
    startAnew();
    if (session === null) return;
    toast.info('Chat cleared. You can still find it under Recent chats.', {
      action: {
        label: 'Undo',
        onClick: () => void navigate(paths.assistantChat(session, courseId, lessonId)),
      },
    });
  }

  return (
    <Page className={styles.page}>
      <PageTitle>AI Assistant</PageTitle>
      <PageHeading
        lead={WHO_ANSWERS[assistant.kind]}
        actions={
          <>
            <Button component={Link} to={paths.flashcards} variant="secondary">
              Flashcards{due > 0 && ` (${formatNumber(due)} due)`}
            </Button>
            <Button
              variant="secondary"
              disabled={session === null && openHere?.state !== 'failed'}
              onClick={clear}
            >
              Clear chat
            </Button>
          </>
        }
      >
        AI Assistant
      </PageHeading>
      <div className={`wm-stack wm-gap-16 wm-grow ${styles.desk}`}>
        <div>
          <Button
            variant="secondary"
            fullWidth
            className={styles.toggle}
            aria-expanded={isPanelOpen}
            aria-controls="assistant-panel"
            iconEnd={<ChevronDownIcon size={16} />}
            onClick={() => setIsPanelOpen(!isPanelOpen)}
          >
            Chats and settings
          </Button>
          <div
            id="assistant-panel"
            className={classes('wm-gap-24', styles.panel, isPanelOpen && styles.shown)}
          >
            <details>
              <summary>Settings</summary>
              <AssistantChoices
                choices={choices}
                onChange={(chosen) => {
                  setChoices(chosen);
                  storeChoices(chosen);
                }}
              />
            </details>
            <Section title="Recent chats">
              <RecentChats
                assistant={assistant}
                currentId={session}
                questions={messages.filter(({ sender }) => sender === 'USER')}
                onChoose={() => setIsPanelOpen(false)}
                onGone={startAnew}
              />
            </Section>
          </div>
        </div>
        <section aria-labelledby="assistant-chat" className="wm-grow wm-stack wm-gap-16">
          <h2 id="assistant-chat" className="wm-visually-hidden">
            Chat
          </h2>
          <div className={`wm-grow ${styles.messages}`}>
            {isGone ? (
              <EmptyState
                title="Chat not found"
                text="It was deleted or belongs to another account."
                action={<Button onClick={startAnew}>Start a new chat</Button>}
              />
            ) : (
              <QueryView
                query={query}
                value={isMissing ? null : talk.chat}
                what="chat"
                skeleton={<SkeletonLines lines={6} />}
                reason="It is safe. Please try again."
              >
                {(chat) => (
                  <Chat
                    {...chat}
                    role={role}
                    streams={assistant.streams}
                    questions={firstQuestions({ lessonId, courseId, role, courseTitle })}
                  />
                )}
              </QueryView>
            )}
          </div>
          {!isGone && (
            <div className={`wm-rule-above ${styles.box}`}>
              <QuestionContext
                lesson={lesson}
                quote={quote}
                onLeaveLesson={leaveLesson}
                onLeaveQuote={leaveQuote}
              />
              {exercise !== null && session === null && (
                <p>You get hints first, and the explanation when you ask for it.</p>
              )}
              <MessageBox {...talk.box}>
                <CourseChoice courses={choice.courses} courseId={courseId} onChoose={choice.choose} />
              </MessageBox>
            </div>
          )}
        </section>
      </div>
    </Page>
  );
}

interface CourseChoiceProps {
  courses: readonly ChoosableCourse[];
  courseId: string | null;
  onChoose: (courseId: string | null) => void;
}

/** Selects the course the next answer is limited to. */
function CourseChoice({ courses, courseId, onChoose }: CourseChoiceProps) {
  const isListed = courses.some(({ id }) => id === courseId);
  return (
    <SelectField
      label="Course"
      className={styles.choice}
      value={courseId ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      options={courses.map(({ id, title }) => [id, title])}
    >
      <option value="">All courses</option>
      {courseId !== null && !isListed && <option value={courseId}>This course</option>}
    </SelectField>
  );
}

interface QuestionContextProps {
  lesson: AskedLesson | null;
  quote: string | null;
  onLeaveLesson: () => void;
  onLeaveQuote: () => void;
}

/** What the next question is about: a lesson and a text selected in it. Each can be removed. */
function QuestionContext({ lesson, quote, onLeaveLesson, onLeaveQuote }: QuestionContextProps) {
  if (!lesson && !quote) return null;
  return (
    <div role="group" aria-label="Your question is about" className="wm-stack wm-gap-4 wm-mb-8">
      {lesson && (
        <Part removes="Ask about the whole course" onRemove={onLeaveLesson}>
          <p className="wm-anywhere wm-min-0">
            About the lesson{' '}
            <Link to={paths.courseAtLesson(lesson.course.id, lesson.id)} className="wm-link">
              {lesson.title}
            </Link>
          </p>
        </Part>
      )}
      {quote && (
        <Part removes="Ask without the selected text" onRemove={onLeaveQuote}>
          <blockquote className={`wm-grow wm-small wm-anywhere ${styles.quote}`}>{quote}</blockquote>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  removes: string;
  onRemove: () => void;
  children: ReactNode;
}

function Part({ removes, onRemove, children }: PartProps) {
  return (
    <div className="wm-row wm-gap-8 wm-min-0">
      {children}
      <IconButton size="sm" label={removes} onClick={onRemove}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
}

const CHOICES = [
  ['userType', 'User Type', USER_TYPES],
  ['difficulty', 'Difficulty Level', DIFFICULTIES],
  ['subject', 'Tech Track', SUBJECTS],
] as const;

/** Selects the audience, level and course preference of the next answer. */
function AssistantChoices({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  return (
    <Stack gap={12}>
      {CHOICES.map(([name, label, words]) => (
        <SelectField
          key={name}
          label={label}
          value={choices[name]}
          onChange={({ currentTarget }) => onChange({ ...choices, [name]: currentTarget.value })}
          options={Object.entries(words).map(([key, word]) => [
            key,
            word.charAt(0).toUpperCase() + word.slice(1),
          ])}
        />
      ))}
    </Stack>
  );
}
