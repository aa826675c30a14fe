import { type Expected, type Outcomes, signedIn, type TeamOutcomes } from './row';

/** These fields of a type, which everybody gets alike. */
const fields = (type: string, names: readonly string[], expected: Expected): Record<string, Expected> =>
  Object.fromEntries(names.map((name) => [type === '' ? name : `${type}.${name}`, expected]));

const own: Expected = { outcomes: signedIn('null', 'ok') };
/** What belongs to the enrolled student, as the others get it. */
const ofTheStudent = (forOthers: string): Expected => ({
  outcomes: ['null', 'ok', forOthers, forOthers, forOthers],
});
const administration = (outcome: string): Expected => ({
  outcomes: ['null', 'null', 'null', 'null', 'null', outcome],
});
/** What instructors get of their own work. */
const instructors = (owner: string, otherInstructor = owner, team?: TeamOutcomes): Expected => ({
  outcomes: ['null', 'null', 'null', owner, otherInstructor, 'null'],
  team: team ?? [owner, owner, owner],
});
/** What the team of the course gets, whose course does not exist for other instructors. */
const team = (...[owner, ...others]: [owner: string, ...TeamOutcomes]): Expected =>
  instructors(owner, 'null', others);
const wholeTeam = team('ok', 'ok', 'ok', 'ok');
const ofTheOwner: Outcomes = ['null', 'null', 'null', 'ok', 'null'];

/** Every field that loads data of the types that `Query.viewer` leads to, by its path. */
export const VIEWER_ROWS: Readonly<Record<string, Expected>> = {
  ...fields(
    'viewer',
    [
      'assistant',
      'inbox',
      'learning',
      'learningGoal',
      'learningGoal.reminder',
      'needsEmailConfirmation',
      'notificationSettings',
      'personalNotes',
      'secondFactor',
      'sessions',
      'signInMethods',
    ],
    own,
  ),
  ...fields('viewer', ['accessTokens', 'bookmarks', 'notedCourses'], ofTheStudent('empty')),
  'viewer.instructorRequest': ofTheStudent('null'),
  'viewer.studentInvitations': { outcomes: ['null', 'empty', 'empty', 'empty', 'empty'] },
  'viewer.suggestedFlashcards': ofTheStudent('NOT_FOUND'),
  ...fields('viewer.assistant', ['conversations', 'dueFlashcardCount', 'remainingThisHour'], own),
  ...fields(
    'viewer.assistant',
    [
      'conversation',
      'conversation.lesson',
      'conversation.messages',
      'deck',
      'deck.cards',
      'deck.dueCards',
      'quotaResetsAt',
    ],
    ofTheStudent('null'),
  ),
  'viewer.assistant.decks': ofTheStudent('empty'),
  'viewer.assistant.suggestionKinds': { outcomes: ['null', 'empty', 'empty', 'ok', 'ok', 'empty'] },
  ...fields('viewer.learning', ['quizzes'], ofTheStudent('empty')),
  ...fields('viewer.inbox', ['conversations', 'notifications', 'unreadConversationCount'], own),
  'viewer.inbox.contact': team('ok', 'ok', 'ok', 'null'),
  'viewer.inbox.contacts': {
    outcomes: ['null', 'ok', 'ok', 'ok', 'empty', 'empty'],
    team: ['ok', 'ok', 'empty'],
  },
  ...fields('viewer.inbox', ['conversation', 'conversation.messages'], {
    outcomes: ['null', 'ok', 'null', 'ok', 'null'],
    team: ['null', 'null', 'null'],
  }),
  ...fields('viewer.inbox', ['notification', 'notification.students'], {
    outcomes: ofTheOwner,
    team: ['null', 'null', 'null'],
  }),
  ...fields('viewer.teaching', ['dashboard', 'quizTotals'], instructors('ok')),
  'viewer.teaching': instructors('ok'),
  'viewer.teaching.courseInvitations': instructors('empty'),
  ...fields('viewer.teaching', ['courses', 'quizzes'], instructors('ok', 'empty')),
  ...fields(
    'viewer.teaching',
    [
      'course',
      'course.analytics',
      'course.atRiskCount',
      'course.lessons',
      'course.members',
      'course.quizzes',
      'course.viewerPermissions',
      'quiz',
      'quiz.course',
      'quiz.questions',
      'quiz.results',
    ],
    wholeTeam,
  ),
  ...fields(
    'viewer.teaching.quiz.results',
    ['csvPath', 'distribution', 'medianMinutes', 'medianPercent', 'passedCount', 'questions'],
    wholeTeam,
  ),
  'viewer.teaching.quiz.results.computedAt': team('null', 'null', 'null', 'null'),
  'viewer.teaching.course.invitations': team('ok', 'empty', 'empty', 'empty'),
  ...fields(
    'viewer.teaching.course',
    ['joining', 'joining.requests', 'joining.waiting'],
    team('ok', 'ok', 'null', 'null'),
  ),
  ...fields('viewer.teaching', ['course.groups', 'quiz.extraTimes'], team('ok', 'ok', 'ok', 'empty')),
  ...fields(
    'viewer.teaching',
    ['course.analytics.students', 'quiz.results.students'],
    team('ok', 'ok', 'ok', 'FORBIDDEN'),
  ),
  'viewer.teaching.course.analytics.atRiskStudents': team('empty', 'empty', 'empty', 'FORBIDDEN'),

  'viewer.administration': administration('ok'),
  ...fields(
    'viewer.administration',
    [
      'assistantBudgets',
      'assistantUse',
      'auditLog',
      'categories',
      'courses',
      'health',
      'people',
      'person',
      'person.publishedCourses',
      'possibleOwners',
      'reviews',
      'settings',
      'testimonials',
      'waitingCourseCount',
      'waitingInstructorCount',
      'waitingInstructors',
      'waitingReviewCount',
      'waitingTestimonialCount',
    ],
    administration('ok'),
  ),
  ...fields(
    'viewer.administration',
    ['instructorInvitations', 'landingQuestionChoices', 'rosterImports'],
    administration('empty'),
  ),
};
