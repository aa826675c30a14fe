import type { Account } from '../../../server/modules/accounts/account.entities';
import { QuestionType, type Question } from '../../../server/modules/quizzes/quiz.entities';
import type { SeededQuiz } from '../../../server/seed/rows';
import type { SeededCourse } from '../../../server/seed/world';
import type { Target } from './target';

export const ROLES = ['visitor', 'student', 'otherStudent', 'author', 'otherInstructor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A text that occurs once in the world, and the roles that may read it. */
export interface Canary {
  text: string;
  kind: 'answer key' | 'draft' | 'message' | 'email' | 'hash' | 'conversation';
  mayBeReadBy: readonly Role[];
}

/** One person per role around a course with secrets, and the texts to search for. */
export interface Cast {
  accounts: Record<Exclude<Role, 'visitor'>, Account>;
  tokens: Record<Role, string | undefined>;
  course: SeededCourse;
  draft: SeededCourse;
  quizzes: SeededQuiz[];
  canaries: Canary[];
  /** Ids by kind, for calls that need one. */
  ids: Record<
    | 'courses'
    | 'lessons'
    | 'quizzes'
    | 'attempts'
    | 'questions'
    | 'people'
    | 'notifications'
    | 'conversations',
    string[]
  >;
}

/**
 * Creates the cast on the target: a published course, a draft, quizzes with correct answers, attempts, messages, a
 * chat.
 */
export async function aCast(target: Target): Promise<Cast> {
  const { world, database } = target;
  const canaries: Canary[] = [];
  let count = 0;
  const canary = (kind: Canary['kind'], ...mayBeReadBy: Role[]): string => {
    const text = `canary${String(++count).padStart(4, '0')}bird`;
    canaries.push({ text, kind, mayBeReadBy });
    return text;
  };
  // Administrators see everybody's.
  const email = (...mayBeReadBy: Role[]) => `${canary('email', 'admin', ...mayBeReadBy)}@example.org`;

  const accounts = {
    // An instructor sees the emails of their enrolled students.
    student: await world.aStudent({ email: email('student', 'author') }),
    otherStudent: await world.aStudent({ email: email('otherStudent') }),
    author: await world.anInstructor({ email: email('author') }),
    otherInstructor: await world.anInstructor({ email: email('otherInstructor') }),
    admin: await world.anAdmin({ email: email() }),
  };
  const tokens = {
    visitor: undefined,
    student: await world.signIn(accounts.student),
    otherStudent: await world.signIn(accounts.otherStudent),
    author: await world.signIn(accounts.author),
    otherInstructor: await world.signIn(accounts.otherInstructor),
    admin: await world.signIn(accounts.admin),
  };

  const course = await world.aCourse(accounts.author, { lessons: 2 });
  // Administrators see titles, in the list of courses and in the audit log.
  const draft = await world.aCourse(accounts.author, {
    isPublished: false,
    title: canary('draft', 'author', 'admin'),
    description: canary('draft', 'author'),
    lessons: [{ title: canary('draft', 'author', 'admin'), notes: canary('draft', 'author') }],
  });
  const questions = (): Partial<Question>[] => {
    const key = canary('answer key', 'author');
    return [
      { type: QuestionType.SHORT_ANSWER, correctAnswer: key, explanation: canary('answer key', 'author') },
      { type: QuestionType.TRUE_FALSE, correctAnswer: 'true', explanation: canary('answer key', 'author') },
    ];
  };
  const quizzes = [
    await world.aQuiz(course, { questions: questions() }),
    await world.aQuiz(course, { questions: questions(), isActive: false }),
    await world.aQuiz(draft, { questions: questions(), title: canary('draft', 'author', 'admin') }),
  ];
  await world.enroll(accounts.student, course, { completed: 1 });
  const attempts = [
    await world.anAttempt(accounts.student, quizzes[0]!, { answers: {} }),
    await world.anAttempt(accounts.student, quizzes[0]!, { finishedAt: null, answers: {} }),
  ];
  await world.aMessage(accounts.student, accounts.author, {
    title: canary('message', 'student', 'author'),
    message: canary('message', 'student', 'author'),
  });
  await world.aMessage(accounts.author, accounts.student, {
    title: canary('message', 'student', 'author'),
    message: canary('message', 'student', 'author'),
  });
  await target.graphql(
    'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { __typename } }',
    {
      input: {
        requestId: '0198c0de-0000-7000-8000-0000000000aa',
        text: canary('conversation', 'student'),
      },
    },
    tokens.student,
  );

  for (const { hash } of await database.query<{ hash: string }>(
    `select password_hash as hash from accounts
     union all select encode(token_hash, 'hex') from sessions
     union all select encode(token_hash, 'base64') from sessions`,
  ))
    canaries.push({ text: hash, kind: 'hash', mayBeReadBy: [] });

  const notifications = await database.query<{ id: string }>('select id from notifications');
  const conversations = await database.query<{ id: string }>('select id from conversations');
  return {
    accounts,
    tokens,
    course,
    draft,
    quizzes,
    canaries,
    ids: {
      courses: [course.id, draft.id],
      lessons: [course.lessons[0]!.id, draft.lessons[0]!.id],
      quizzes: quizzes.map(({ id }) => id),
      attempts: attempts.map(({ id }) => id),
      questions: quizzes.map((quiz) => quiz.questions[0]!.id),
      people: Object.values(accounts).map(({ id }) => id),
      notifications: notifications.map(({ id }) => id),
      conversations: conversations.map(({ id }) => id),
    },
  };
}

/** The ids to try for a field or path; one of each kind if the kind does not follow from its name. */
export function idsFor(ids: Cast['ids'], name: string): string[] {
  const kinds = [
    ['attempts', /attempt/i],
    ['quizzes', /quiz|extraTime/i],
    ['lessons', /lesson/i],
    ['notifications', /notification/i],
    ['conversations', /conversation/i],
    ['courses', /course|enroll/i],
  ] as const;
  // Starting an attempt takes the id of a quiz.
  const kind = kinds.find(([, pattern]) => pattern.test(name.replace('startQuizAttempt', 'startQuiz')))?.[0];
  return kind ? ids[kind] : Object.values(ids).flatMap(([first]) => (first === undefined ? [] : [first]));
}
