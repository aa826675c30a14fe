import type { InMemoryCache } from '@apollo/client/cache';
import { foundById, merged, pagedBy, renewedBy, replaced, singleton } from './fieldPolicies';
import { createFirstCache } from './firstCache';
import type { TypedTypePolicies } from './generated/policies';
import possibleTypes from './generated/possibleTypes';

/** All type policies but those of `firstCache.ts`. Types in neither list are keyed by their `id`. */
const typePolicies: TypedTypePolicies = {
  Query: {
    fields: {
      quizAttempt: foundById('QuizAttempt'),
      courseRosterImports: replaced,
      invitedStudents: pagedBy(['courseId', 'first']),
    },
  },
  Viewer: {
    fields: {
      bookmarks: replaced,
      learningGoal: merged,
      secondFactor: replaced,
      personalNotes: pagedBy(['courseId', 'lessonId', 'search']),
      notedCourses: replaced,
    },
  },
  Learning: {
    ...singleton,
    fields: { enrollments: replaced, recentActivity: replaced, certificates: replaced, quizzes: replaced },
  },
  LearningStats: singleton,
  SignInMethods: { ...singleton, fields: { identities: replaced } },
  Inbox: {
    ...singleton,
    fields: {
      notifications: renewedBy(['filter', 'search', 'tab']),
      notification: foundById('Notification'),
      tabs: replaced,
      conversations: renewedBy(['unreadOnly', 'search']),
      conversation: foundById('Conversation'),
      contacts: replaced,
      contact: foundById('Contact'),
    },
  },
  InboxTab: { keyFields: false },
  Notification: { fields: { students: replaced } },
  EnrolledStudent: { keyFields: false },
  NotificationSettings: { ...singleton, fields: { kinds: replaced, courses: replaced, summary: replaced } },
  NotificationKindSetting: { keyFields: false },
  DailySummary: { keyFields: false },
  GoalReminder: { keyFields: false },
  Conversation: { fields: { messages: renewedBy([]), participants: replaced } },
  ConversationParticipant: { keyFields: false },
  Contact: { fields: { courses: replaced } },
  Assistant: {
    fields: {
      conversations: renewedBy([]),
      decks: replaced,
      conversation: foundById('AssistantConversation'),
    },
  },
  AssistantConversation: { fields: { messages: replaced } },
  AssistantMessage: { fields: { sources: replaced, questions: replaced } },
  FlashcardDeck: { fields: { cards: replaced, dueCards: replaced } },
  QuizAttempt: {
    fields: {
      questions: replaced,
      answers: replaced,
      flaggedQuestionIds: replaced,
      result: replaced,
      review: replaced,
    },
  },
  Teaching: {
    fields: {
      courses: replaced,
      courseInvitations: replaced,
      quizzes: replaced,
      quizTotals: merged,
      dashboard: replaced,
    },
  },
  InstructorCourse: {
    fields: {
      quizzes: replaced,
      lessons: replaced,
      skills: replaced,
      viewerPermissions: replaced,
      members: replaced,
      invitations: replaced,
      block: replaced,
      metrics: merged,
      analytics: merged,
      groups: replaced,
      joining: merged,
    },
  },
  CourseJoining: {
    keyFields: false,
    fields: { links: replaced, requests: pagedBy(['first']), waiting: pagedBy(['first']) },
  },
  EnrollmentRequest: { keyFields: false },
  ViewerRequest: { keyFields: false },
  InstructorStudent: { fields: { groupIds: replaced } },
  InstructorCourseAnalytics: {
    keyFields: false,
    fields: {
      students: pagedBy(['search', 'groupId', 'sort', 'descending', 'first']),
      engagement: replaced,
      activity: replaced,
      lessonProgress: replaced,
      atRiskStudents: replaced,
    },
  },
  InstructorQuiz: { fields: { questions: replaced, extraTimes: replaced, results: merged } },
  InstructorQuizStudent: { keyFields: ['quizId', 'studentId'], fields: { attempts: replaced } },
  InstructorQuizResults: {
    keyFields: false,
    fields: {
      students: pagedBy(['search', 'groupId', 'first']),
      questions: replaced,
      distribution: replaced,
    },
  },
  Administration: {
    fields: {
      people: pagedBy(['search', 'role', 'state', 'first']),
      possibleOwners: replaced,
      health: replaced,
      categories: replaced,
      assistantUse: replaced,
      auditLog: pagedBy(['actions', 'personId', 'since', 'until', 'first']),
      courses: pagedBy(['search', 'only', 'first']),
      reviews: pagedBy(['state', 'first']),
      testimonials: pagedBy(['state', 'first']),
      waitingInstructors: pagedBy(['first']),
      instructorInvitations: replaced,
      rosterImports: replaced,
    },
  },
  RosterImport: {
    fields: { counts: replaced, classes: replaced, others: replaced, rows: pagedBy(['only', 'first']) },
  },
  RosterRow: { keyFields: false },
  RosterClassChoice: { keyFields: false },
  InvitedStudent: { keyFields: false },
  ManagedCourse: { fields: { block: replaced } },
  CourseBlock: { keyFields: false },
  CourseTeamMember: { keyFields: false },
  PlatformSettings: singleton,
  AssistantBudgets: singleton,
  AssistantUse: { keyFields: false, fields: { days: replaced, courses: replaced, kinds: replaced } },
  AssistantUseOfDay: { keyFields: false },
  AssistantUseOfCourse: { keyFields: false },
  AssistantUseOfKind: { keyFields: false },
  PendingInvitation: { keyFields: false },
  RoleRequest: { keyFields: false },
  // Without ids; stored inside their parent.
  AuditDetail: { keyFields: false },
  DatabaseHealth: { keyFields: false },
  DiskHealth: { keyFields: false },
  Health: { keyFields: false },
  MailHealth: { keyFields: false },
  ProcessHealth: { keyFields: false },
  TaskHealth: { keyFields: false },
  InstructorDashboard: { keyFields: false },
  InstructorCourseStanding: { keyFields: false },
  InstructorCourseMetrics: { keyFields: false },
  InstructorQuizTotals: { keyFields: false },
  InstructorQuestionStats: { keyFields: false },
  InstructorExtraTime: { keyFields: false },
  Question: { keyFields: false },
  SavedAnswer: { keyFields: false },
  QuizResult: { keyFields: false },
  QuestionReview: { keyFields: false },
  AssistantSource: { keyFields: false },
  GeneratedQuestion: { keyFields: false },
  FlashcardSchedule: { keyFields: false },
  LessonCompletion: { keyFields: false },
  LearningGoal: { keyFields: false },
  NotedCourse: { keyFields: false },
  SuggestedFlashcard: { keyFields: false },
  VerifiedCertificate: { keyFields: ['number'] },
};

/** Adds the policies that no server-rendered page needs. */
export function completeCache(cache: InMemoryCache): void {
  cache.policies.addTypePolicies(typePolicies);
  cache.policies.addPossibleTypes(possibleTypes.possibleTypes);
}

/** Creates a cache with all policies. */
export function createCache(): InMemoryCache {
  const cache = createFirstCache();
  completeCache(cache);
  return cache;
}
