import { InMemoryCache } from '@apollo/client/cache';
import { foundById, merged, pagedBy, renewedBy, replaced, singleton } from './fieldPolicies';
import type { TypedTypePolicies } from './__generated__/policies';
import possibleTypes from './__generated__/possibleTypes';

/** Types that are not listed are keyed by their `id`; those without one are stored inside their parent. */
const typePolicies: TypedTypePolicies = {
  Query: {
    fields: {
      courses: pagedBy(['filter', 'sort', 'first']),
      testimonials: pagedBy(['first']),
      quizAttempt: foundById('QuizAttempt'),
      courseRosterImports: replaced,
      invitedStudents: pagedBy(['courseId', 'first']),
    },
  },
  Viewer: {
    ...singleton,
    fields: {
      bookmarks: replaced,
      secondFactor: replaced,
      personalNotes: pagedBy(['courseId', 'lessonId', 'search']),
      notedCourses: replaced,
    },
  },
  PlatformStats: singleton,
  Course: {
    fields: { lessons: replaced, quizzes: replaced, skills: replaced, block: replaced, reviews: pagedBy([]) },
  },
  Quiz: { fields: { viewerAttempts: replaced } },
  ReviewConnection: { fields: { starCounts: replaced } },
  Learning: {
    ...singleton,
    fields: { enrollments: replaced, recentActivity: replaced, certificates: replaced, quizzes: replaced },
  },
  LearningStats: singleton,
  LearningGoal: { ...singleton, fields: { activeDays: replaced, reminder: merged } },
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
  Notification: { fields: { students: replaced } },
  NotificationSettings: { ...singleton, fields: { kinds: replaced, courses: replaced, summary: replaced } },
  Conversation: { fields: { messages: renewedBy([]), participants: replaced } },
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
    fields: { links: replaced, requests: pagedBy(['first']), waiting: pagedBy(['first']) },
  },
  InstructorStudent: { fields: { groupIds: replaced } },
  InstructorCourseAnalytics: {
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
    fields: {
      students: pagedBy(['search', 'groupId', 'sort', 'descending', 'first']),
      questions: replaced,
      distribution: replaced,
    },
  },
  Administration: {
    fields: {
      people: pagedBy(['search', 'role', 'state', 'sort', 'descending', 'first']),
      possibleOwners: replaced,
      health: replaced,
      categories: replaced,
      assistantUse: replaced,
      auditLog: pagedBy(['actions', 'personId', 'since', 'until', 'descending', 'first']),
      courses: pagedBy(['search', 'only', 'sort', 'descending', 'first']),
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
  ManagedCourse: { fields: { block: replaced } },
  PlatformSettings: singleton,
  AssistantBudgets: singleton,
  AssistantUse: { fields: { days: replaced, courses: replaced, kinds: replaced } },
  VerifiedCertificate: { keyFields: ['number'] },
};

/** Creates a cache with the policies of all types. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes: possibleTypes.possibleTypes });
}
