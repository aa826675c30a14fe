import { COMMON_PASSWORD } from '../features/accounts/account.rules';
import { UNPRINTABLE } from '../features/certificates/certificate.rules';
import { COURSE_BLOCKED } from '../features/courses/authoring/course-authoring.service';
import { type Course, EnrollmentMode } from '../features/courses/course.entities';
import { NEEDS_MODEL } from '../features/assistant/suggestions/suggestion.rules';
import { SUGGESTION_WORDS } from '../rest/assistant.schemas';
import { EXAMPLE_ID } from '../rest/schema';
import type { SeededQuiz } from '../seed/quiz-rows';
import { TEST_PASSWORD, type SeededCourse } from '../seed/world';
import { type Caller, gone, type RefusedCall } from './refused-call';
import {
  aFullListOfTokens,
  anAdministrationScene,
  type AdministrationScene,
  refusedCallsOfAdministrators,
} from './rest-refusals-of-administrators';
import { aPeopleScene, type PeopleScene, refusedCallsOfPeople } from './rest-refusals-of-people';
import type { TestApp } from './test-app';

/** The data that refused calls need. */
export interface Scene {
  course: SeededCourse;
  /** Enrolled in the course. */
  studentId: string;
  /** A course of the author that an administrator unpublished. */
  blockedCourseId: string;
  /** Courses that a stranger cannot enroll in at once, and why. */
  joining: Record<'closed' | 'byLink' | 'byApproval' | 'full', string>;
  timed: SeededQuiz;
  untimed: SeededQuiz;
  /** Without questions. */
  empty: SeededQuiz;
  /** The student has used its only attempt. */
  usedUp: SeededQuiz;
  /** Belongs to another account. */
  conversationId: string;
  administration: AdministrationScene;
  people: PeopleScene;
  /** Session tokens: the author, a student enrolled in the course, one who is not, an admin. */
  tokens: Record<Caller, string>;
}

export async function aScene(app: TestApp): Promise<Scene> {
  const { world } = app;
  const author = await world.anInstructor();
  const course = await world.aCourse(author, { lessons: 2 });
  const blocked = await world.aCourse(author, {
    isPublished: false,
    blockReason: 'Broken links',
    blockedAt: new Date(),
  });
  const joined = async (given: Partial<Course>) => (await world.aCourse(author, given)).id;
  const joining = {
    closed: await joined({ enrollmentEndsAt: new Date(0) }),
    byLink: await joined({ enrollmentMode: EnrollmentMode.LINK }),
    byApproval: await joined({ enrollmentMode: EnrollmentMode.APPROVAL }),
    full: await joined({ capacity: 1 }),
  };
  await app.database.query('insert into course_places (course_id, capacity, taken) values ($1, 1, 1)', [
    joining.full,
  ]);
  const student = await world.aStudent();
  await world.enroll(student, course);
  await app.database.query(
    `insert into certificates (id, number, student_id, course_id, student_name, course_title, instructor_name, platform_name, issued_at)
     values (gen_random_uuid(), 'WM0000000000000', $1, $2, '𓀀', 'Knots', 'Noor Haddad', 'Waymark', now())`,
    [student.id, joining.closed],
  );
  const quiz = (given: object) => world.aQuiz(course, { timeLimitMinutes: null, ...given });
  const leaving = await world.aStudent({ email: 'leaving@example.org' });
  await app.database.query(
    `insert into account_deletions (account_id, requested_at, due_at, email, name)
     select id, now(), now() + interval '14 days', email, name from accounts where id = $1`,
    [leaving.id],
  );
  await world.aStudent({ email: 'suspended@example.org', suspendedAt: new Date() });
  await world.aSecondFactor(await world.aStudent({ email: 'protected@example.org' }));
  await world.anAdmin({ email: 'unprotected@example.org' });
  const admin = await world.anAdmin();
  await world.aSecondFactor(admin);
  await app.database.query('update platform_settings set admins_need_second_factor = true');
  await aFullListOfTokens(app, author);
  const usedUp = await quiz({ maxAttempts: 1 });
  await world.anAttempt(student, usedUp);
  const tokens = {
    author: await world.signIn(author),
    student: await world.signIn(student),
    stranger: await world.signIn(await world.aStudent()),
    admin: await world.signIn(admin),
  };
  const asked = await app.graphql(
    `mutation ($id: ID!) { askAssistant(input: { requestId: $id, text: "What is a stop?" }) {
      ... on AssistantAnswered { conversation { id } } } }`,
    { id: EXAMPLE_ID.account },
    tokens.stranger,
  );
  return {
    course,
    studentId: student.id,
    blockedCourseId: blocked.id,
    joining,
    timed: await quiz({ timeLimitMinutes: 30 }),
    untimed: await quiz({}),
    empty: await quiz({ questions: [] }),
    usedUp,
    administration: await anAdministrationScene(app, { admin, student, course }),
    people: await aPeopleScene(app, { author, student, course, joining }),
    conversationId: asked.body.data.askAssistant.conversation.id,
    tokens,
  };
}

/** A call for each error message of a route, by the route's operationId. */
export function refusedCalls(scene: Scene): Record<string, RefusedCall[]> {
  const { course, joining, timed, untimed, empty, usedUp } = scene;
  const nowhere = EXAMPLE_ID.course;
  const account = { name: 'Ada', email: 'new@example.org', password: 'a long one', role: 'student' };
  const reset = { email: 'ada@example.org', resetToken: 'x', newPassword: 'a long one' };
  const testimonial = { name: 'Ada', text: 'Good.' };
  const tooLong = { query: `search=${'x'.repeat(101)}`, error: 'A search can be at most 100 characters' };
  const tooManyPasswords = 'Too many failed log-ins. Please wait a few minutes and try again.';
  const wrongCode = 'The code is wrong, or was already used. Please enter another one.';
  const password = TEST_PASSWORD;
  const badChanges = [
    { error: 'Please enter your password', body: { code: '123456' } },
    { error: 'Please enter the code', body: { password } },
    { error: 'The password is wrong', body: { password: 'wrong', code: '123456' } },
    { error: wrongCode, body: { password, code: '123456' } },
  ];
  const message = { toEmail: 'nobody@example.org', title: 'Hello', message: 'Hello.' };
  const tooOften = { isTooOften: true } as const;

  const question = {
    type: 'multiple-choice',
    questionText: 'Two and two?',
    options: ['3', '4', '5', '6'],
    correctAnswer: '4',
  };
  const newQuiz = { title: 'Bends', courseId: course.id, questions: [question] };
  const badQuizzes = [
    { error: 'Please fill in all required fields and add at least one question', body: {} },
    {
      error: 'Question 1 is incomplete',
      body: { ...newQuiz, questions: [{ ...question, questionText: '' }] },
    },
    {
      error: 'Question 1 needs all options filled',
      body: { ...newQuiz, questions: [{ ...question, options: ['4'] }] },
    },
  ];
  const newCourse = { title: 'Knots', description: 'All of them.', category: 'AI' };
  const badCourses = [
    { error: 'Please fill in all required fields', body: { ...newCourse, title: ' ' } },
    { error: 'Please choose one of the categories', body: { ...newCourse, category: 'Cooking' } },
    {
      error: 'Price must be from 0 to 999,999.99 with at most two decimals',
      body: { ...newCourse, price: -1 },
    },
  ];
  const lesson = { title: 'Bowline', videoUrl: 'https://example.org/a.webm' };
  const badLessons = [
    { error: 'Please fill in all required fields', body: { ...lesson, title: ' ' } },
    { error: 'Please enter a valid video URL', body: { ...lesson, videoUrl: 'x' } },
  ];
  const noRevision = { error: 'revision must be a whole number', body: { ...newCourse, revision: 'x' } };

  const [first] = untimed.questions;
  const right = { questionId: first!.id, answer: first!.correctAnswer };
  const submit = (error: string, answers: unknown, quizId: unknown = untimed.id): RefusedCall => ({
    error,
    body: { quizId, answers },
  });
  const enrollFirst = 'Enroll in this course to take its quizzes';
  const own = 'This is your own quiz. Preview it instead';
  const noQuestions = 'This quiz has no questions yet';
  const tooManyStarts = 'You can start up to 60 quiz attempts an hour. Please try again later.';
  const noneLeft = 'You have no attempts left at this quiz';

  const ask = (error: string, input: object, session?: string): RefusedCall => ({
    error,
    body: {
      input: { input: 'What is a stop?', ...input },
      config: { configurable: { session_id: session } },
    },
  });
  const assistant = [
    ask('input is required', { input: '' }),
    ask('Please write a message', { input: 'Generate a quiz on:' }),
    ask('user_type must be one of student, instructor', { user_type: 'parent' }),
    ask('is_exercise must be true or false', { is_exercise: 'yes' }),
    ask('step must be one of next-hint, explanation', { step: 'answer' }),
    ask('The last answer of this chat is not a hint, so there is no next one', { step: 'next-hint' }),
    ask('session_id must be a text of 1 to 200 characters', {}, ''),
    ask('Conversation not found', {}, scene.conversationId),
    ask('Lesson not found', { lesson_id: nowhere }),
    { ...ask('You can ask 30 questions an hour. Please try again later.', {}), ...tooOften },
  ];
  const suggestion = [
    {
      error: `kind must be one of ${Object.values(SUGGESTION_WORDS).join(', ')}`,
      body: { kind: 'poem' },
    },
    { error: 'Please write a title first', body: { kind: 'course-outline' } },
    { error: NEEDS_MODEL, body: { kind: 'rubric', title: 'Knots' } },
    {
      error: 'There are no lessons or headings to make an outline of.',
      body: { kind: 'course-outline', title: 'Knots' },
    },
    { error: 'Course not found', body: { kind: 'rubric', title: 'Knots', course_id: nowhere } },
    {
      error: 'You can ask 30 questions an hour. Please try again later.',
      body: { kind: 'course-outline', title: 'Knots', course_id: course.id },
      ...tooOften,
    },
  ];

  const badMonth = { error: 'month must be a month such as 2026-11', query: 'month=2026-13' };
  const badFilter = {
    error: 'actions must be actions of the audit log, person an id, since and until times',
    query: 'actions=SIGNED_IN,NOTHING',
  };
  return {
    ...refusedCallsOfPeople(scene.people),
    ...refusedCallsOfAdministrators(scene.administration, new Date()),
    getAssistantUse: [badMonth],
    exportAssistantUseAsCsv: [badMonth],
    listAuditEntries: [
      { error: 'first must be from 1 to 100', query: 'first=0' },
      { error: 'This cursor was not made by this list', query: 'after=x' },
      badFilter,
    ],
    exportAuditLogAsCsv: [badFilter],
    exportAuditLogAsJsonLines: [badFilter],
    signUp: [
      { error: 'Name is required', body: { ...account, name: ' ' } },
      { error: 'Please enter a valid email address', body: { ...account, email: 'ada' } },
      { error: 'Password must be at least 6 characters', body: { ...account, password: '12345' } },
      { error: COMMON_PASSWORD, body: { ...account, password: 'password1' } },
      { error: 'Role must be Student or Instructor', body: { ...account, role: 'admin' } },
      {
        error: 'An account with this email already exists',
        body: { ...account, email: 'taken@example.org' },
      },
      {
        error: 'Too many accounts were created from this network. Please try again later.',
        body: account,
        ...tooOften,
      },
    ],
    logIn: [
      { error: 'Email is required', body: { password: 'x' } },
      { error: 'Password is required', body: { email: 'ada@example.org' } },
      { error: 'Invalid email or password', body: { email: reset.email, password: 'x' } },
      { error: wrongCode, body: { email: 'protected@example.org', password, code: 'wrong' } },
      {
        error: 'This account will be deleted. To keep it, log in on the website.',
        body: { email: 'leaving@example.org', password: TEST_PASSWORD },
      },
      {
        error: 'Your account is suspended. Please contact the administrators of this platform.',
        body: { email: 'suspended@example.org', password: TEST_PASSWORD },
      },
      {
        error:
          'This account has a second factor. Send the code of its authenticator app, or a recovery code, as `code`.',
        body: { email: 'protected@example.org', password },
      },
      {
        error: 'Administrators of this platform need a second factor. Log in on the website to set it up.',
        body: { email: 'unprotected@example.org', password },
      },
      {
        error: 'Too many failed log-ins. Please wait a few minutes and try again.',
        body: { email: reset.email, password: 'x' },
        ...tooOften,
      },
    ],
    startSecondFactor: [
      { error: 'Please enter your password', body: {} },
      { error: 'The password is wrong', body: { password: 'wrong' } },
      { error: 'The second factor is already on', as: 'admin', body: { password } },
      { error: tooManyPasswords, body: { password }, ...tooOften },
    ],
    confirmSecondFactor: [
      { error: 'Please enter the code', body: {} },
      { error: wrongCode, body: { code: '123456' } },
    ],
    renewRecoveryCodes: [
      ...badChanges,
      { error: tooManyPasswords, body: { password, code: '123456' }, ...tooOften },
    ],
    disableSecondFactor: [
      ...badChanges,
      {
        error: 'Administrators of this platform need a second factor, so it can’t be turned off.',
        as: 'admin',
        body: { password, code: '123456' },
      },
      { error: tooManyPasswords, body: { password, code: '123456' }, ...tooOften },
    ],
    exportData: [
      { error: 'Please enter your password', body: {} },
      { error: 'The password is wrong', body: { password: 'wrong' } },
      {
        error: 'Too many failed log-ins. Please wait a few minutes and try again.',
        body: { password: 'wrong' },
        ...tooOften,
      },
    ],
    requestResetToken: [
      { error: 'Please enter your email address', body: { email: ' ' } },
      { error: 'Please enter a valid email address', body: { email: 'ada' } },
      {
        error: 'Too many password resets were requested from this network. Please try again later.',
        body: { email: reset.email },
        ...tooOften,
      },
    ],
    resetPassword: [
      { error: 'Email is required', body: { ...reset, email: '' } },
      { error: 'Please enter the reset token', body: { ...reset, resetToken: ' ' } },
      { error: 'Please enter a new password', body: { ...reset, newPassword: ' ' } },
      { error: 'Password must be at least 6 characters', body: { ...reset, newPassword: '12345' } },
      { error: COMMON_PASSWORD, body: { ...reset, newPassword: 'password1' } },
      { error: 'The reset token is invalid or has expired', body: reset },
      {
        error: 'Too many password resets were requested from this network. Please try again later.',
        body: reset,
        ...tooOften,
      },
    ],
    askAssistant: assistant,
    generateContent: assistant,
    suggestText: suggestion,
    listCourses: [{ query: 'minRating=many', error: 'minRating must be a number' }, tooLong],
    getCourse: [gone('Course')],
    searchCourses: [{ ...tooLong, query: tooLong.query.replace('search', 'q') }],
    addTestimonial: [
      { error: 'Name is required', body: { ...testimonial, name: '' } },
      { error: 'Text is required', body: { ...testimonial, text: ' ' } },
      { error: 'Stars must be a whole number from 1 to 5', body: { ...testimonial, stars: 4.5 } },
      { error: 'Avatar must be an https:// address', body: { ...testimonial, avatar: 'http://x.example' } },
      {
        error: 'Too many testimonials were sent from this network. Please try again later.',
        body: testimonial,
        ...tooOften,
      },
    ],
    enroll: [
      { error: 'courseId is required', body: {} },
      { error: 'Already enrolled', body: { courseId: course.id } },
      { error: 'Your course', body: { courseId: course.id }, as: 'author' },
      { error: 'Enrollment has ended', body: { courseId: joining.closed }, as: 'stranger' },
      {
        error: 'You need a join link or code for this course',
        body: { courseId: joining.byLink },
        as: 'stranger',
      },
      { error: 'Course not found', body: { courseId: nowhere } },
      {
        error: 'This course is full. You are on the waiting list.',
        body: { courseId: joining.full },
        as: 'stranger',
      },
      {
        error: 'Your request was sent. You get a notification when it is decided.',
        body: { courseId: joining.byApproval },
        as: 'stranger',
      },
    ],
    getEnrollment: [gone('Course', 'courseId')],
    completeLesson: [
      { error: 'lessonId is required', body: { courseId: course.id } },
      { error: 'courseId is required', body: { lessonId: course.lessons[0]!.id } },
      {
        error: 'Enroll in this course to mark its lessons complete',
        body: { courseId: course.id, lessonId: course.lessons[0]!.id },
        as: 'stranger',
      },
      { error: 'Lesson not found', body: { courseId: course.id, lessonId: nowhere } },
    ],
    getCertificate: [gone('Certificate', 'courseId')],
    getCertificatePdf: [
      { error: UNPRINTABLE, as: 'student', params: { courseId: joining.closed } },
      gone('Certificate', 'courseId'),
    ],
    listQuizzesOfCourse: [gone('Course', 'courseId')],
    getQuiz: [
      { error: enrollFirst, as: 'stranger' },
      { error: noQuestions, params: { quizId: empty.id } },
      gone('Quiz', 'quizId'),
      { error: tooManyStarts, params: { quizId: untimed.id }, ...tooOften },
    ],
    startQuiz: [
      { error: enrollFirst, as: 'stranger' },
      { error: own, as: 'author' },
      { error: noQuestions, params: { quizId: empty.id } },
      gone('Quiz', 'quizId'),
      { error: noneLeft, params: { quizId: usedUp.id } },
      { error: tooManyStarts, params: { quizId: timed.id }, ...tooOften },
    ],
    submitQuiz: [
      submit('quizId is required', [right], ''),
      submit('answers must be a list of {questionId, answer} with texts', 'all'),
      submit('Answer at least one question before you submit', []),
      submit('One of these questions isn’t part of this quiz', [{ ...right, questionId: nowhere }]),
      submit('Each question can be answered only once', [right, right]),
      submit('An answer isn’t one of the question’s options', [{ ...right, answer: 'Option 9' }]),
      { ...submit(enrollFirst, [right]), as: 'stranger' },
      { ...submit(own, [right]), as: 'author' },
      submit(noQuestions, [right], empty.id),
      submit('Quiz not found', [right], nowhere),
      submit('Start this quiz before you submit it', [right], timed.id),
      submit(noneLeft, [{ questionId: usedUp.questions[0]!.id, answer: 'Option 2' }], usedUp.id),
      { ...submit(tooManyStarts, [right]), ...tooOften },
    ],
    sendMessage: [
      { error: 'Email is required', body: { ...message, toEmail: '' } },
      { error: 'Title is required', body: { ...message, title: '' }, as: 'author' },
      { error: 'Subject is required', body: { ...message, title: '' } },
      { error: 'Message is required', body: { ...message, message: ' ' } },
      { error: 'You can only message your instructors or students. Check the address.', body: message },
      { error: 'Only instructors can do this', body: message, as: 'admin' },
      {
        error: 'You have reached the hourly message limit. Please try again later.',
        body: message,
        ...tooOften,
      },
    ],
    markNotificationRead: [gone('Notification')],
    createQuiz: [...badQuizzes, { error: 'Course not found', body: { ...newQuiz, courseId: nowhere } }],
    getOwnQuiz: [gone('Quiz')],
    exportQuizResults: [gone('Quiz')],
    updateQuiz: [
      ...badQuizzes,
      { error: 'revision must be a whole number', body: { ...newQuiz, revision: 'x' } },
      { ...gone('Quiz'), body: newQuiz },
      { error: 'Course not found', body: { ...newQuiz, courseId: nowhere } },
      {
        error: 'This quiz was changed elsewhere after you opened it',
        body: { ...newQuiz, revision: 99 },
      },
    ].map((call) => ({ params: { id: timed.id }, ...call })),
    setQuizActive: [
      { error: 'isActive must be true or false', params: { id: timed.id }, body: {} },
      { ...gone('Quiz'), body: { isActive: true } },
    ],
    setExtraTime: [
      {
        error: 'extraTime must be one of none, quarter, half, double',
        params: { id: timed.id, studentId: scene.studentId },
        body: { extraTime: 'triple' },
      },
      { error: 'Quiz not found', params: { id: nowhere, studentId: nowhere }, body: { extraTime: 'half' } },
      {
        error: 'Student not found',
        params: { id: timed.id, studentId: nowhere },
        body: { extraTime: 'half' },
      },
    ],
    deleteQuiz: [gone('Quiz')],
    createCourse: [
      ...badCourses,
      {
        error: 'Please enter a valid video URL',
        body: { ...newCourse, lessons: [{ ...lesson, videoUrl: 'x' }] },
      },
      {
        error: 'You can create up to 60 courses an hour. Please try again later.',
        body: newCourse,
        ...tooOften,
      },
    ],
    getOwnCourse: [gone('Course')],
    updateCourse: [
      ...badCourses,
      noRevision,
      { ...gone('Course'), body: newCourse },
      {
        error: 'This course was edited elsewhere. Reload to see the newer version.',
        body: { ...newCourse, revision: 99 },
      },
    ],
    deleteCourse: [gone('Course')],
    duplicateCourse: [
      { error: COURSE_BLOCKED, params: { id: scene.blockedCourseId } },
      gone('Course'),
      { error: 'You can create up to 60 courses an hour. Please try again later.', ...tooOften },
    ],
    setCoursePublished: [
      { error: 'published must be true or false', body: {} },
      { error: COURSE_BLOCKED, params: { id: scene.blockedCourseId }, body: { published: true } },
      { ...gone('Course'), body: { published: true } },
    ],
    requestLift: [gone('Course')],
    exportStudents: [gone('Course', 'courseId')],
    getCourseAnalytics: [gone('Course', 'courseId')],
    addLesson: [
      ...badLessons,
      { error: 'order must be a whole number', body: { ...lesson, order: 'first' } },
      { ...gone('Course'), body: lesson },
    ],
    moveLesson: [
      { error: 'fromIndex and toIndex are required', body: {} },
      { error: 'fromIndex must be a whole number', body: { fromIndex: 'first', toIndex: 1 } },
      { error: 'This course has no lesson at that position', body: { fromIndex: 0, toIndex: 9 } },
      { ...gone('Course'), body: { fromIndex: 0, toIndex: 1 } },
    ],
    updateLesson: [...badLessons, { ...gone('Lesson', 'lessonId'), body: lesson }],
    deleteLesson: [gone('Lesson', 'lessonId')],
  };
}
