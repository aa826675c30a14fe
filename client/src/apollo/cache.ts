import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';
import type { TypedTypePolicies } from './generated/policies';
import possibleTypes from './generated/possibleTypes';

/** A page of nodes with ids. */
interface CachedPage {
  nodes: readonly Reference[];
  pageInfo?: unknown;
}

/** A paginated list as stored in the cache. */
interface CachedConnection {
  nodes?: readonly unknown[];
}

/**
 * A growing list per `keyArgs`: a response without `after` replaces it, one with `after` appends its nodes; all other
 * fields (total, page info) come from the newest page.
 */
function pagedBy(keyArgs: string[]): FieldPolicy<CachedConnection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!args?.after || !existing) return incoming;
      return { ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] };
    },
  };
}

/**
 * Like `pagedBy`, for a list that grows at its beginning: a response without `after` replaces the first page and keeps
 * the loaded pages that still follow it.
 */
function renewedBy(keyArgs: string[]): FieldPolicy<CachedPage> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing) return incoming;
      if (args?.after) return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
      const isKnown = new Set(incoming.nodes.map(({ __ref }) => __ref));
      const last = existing.nodes.findIndex(({ __ref }) => __ref === incoming.nodes.at(-1)?.__ref);
      const later = last < 0 ? [] : existing.nodes.slice(last + 1).filter(({ __ref }) => !isKnown.has(__ref));
      if (later.length === 0) return incoming;
      return { ...incoming, nodes: [...incoming.nodes, ...later], pageInfo: existing.pageInfo };
    },
  };
}

/** A singleton per session, so it needs no id and its fields merge. */
const singleton = { keyFields: [] as [] };

/** The server always sends the whole list: replace it without a warning. */
const replaced: FieldPolicy = { merge: false };

/** An object without an id, of which pages select different fields. */
const merged: FieldPolicy = { merge: true };

/** Reads an entity by its `id` from the cache, regardless of which query loaded it. */
function foundById(__typename: string): FieldPolicy<Reference | null> {
  return {
    read: (known, { args, toReference }) =>
      known === undefined ? toReference({ __typename, id: args?.id as string }) : known,
  };
}

/** All type policies. Unlisted types are keyed by their `id`. */
const typePolicies: TypedTypePolicies = {
  Query: {
    fields: {
      courses: pagedBy(['filter', 'first']),
      testimonials: pagedBy(['first']),
      quizAttempt: foundById('QuizAttempt'),
    },
  },
  Viewer: singleton,
  Learning: {
    ...singleton,
    fields: { enrollments: replaced, recentActivity: replaced, certificates: replaced, quizzes: replaced },
  },
  LearningStats: singleton,
  Inbox: { ...singleton, fields: { notifications: renewedBy(['filter', 'search']) } },
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
  Platform: singleton,
  PlatformStats: singleton,
  Course: { fields: { lessons: replaced, quizzes: replaced, skills: replaced, reviews: pagedBy([]) } },
  Quiz: { fields: { viewerAttempts: replaced } },
  QuizAttempt: {
    fields: {
      questions: replaced,
      answers: replaced,
      flaggedQuestionIds: replaced,
      result: replaced,
      review: replaced,
    },
  },
  Teaching: { fields: { courses: replaced, quizzes: replaced, quizTotals: merged, dashboard: replaced } },
  InstructorCourse: {
    fields: { quizzes: replaced, lessons: replaced, skills: replaced, metrics: merged, analytics: merged },
  },
  InstructorCourseAnalytics: {
    keyFields: false,
    fields: {
      students: pagedBy(['search', 'sort', 'descending', 'first']),
      engagement: replaced,
      activity: replaced,
      lessonProgress: replaced,
      needHand: replaced,
    },
  },
  InstructorQuiz: { fields: { questions: replaced, extraTimes: replaced, results: merged } },
  InstructorQuizStudent: { keyFields: ['quizId', 'studentId'], fields: { attempts: replaced } },
  InstructorQuizResults: {
    keyFields: false,
    fields: { students: pagedBy(['search', 'first']), questions: replaced, distribution: replaced },
  },
  ReviewConnection: { fields: { starCounts: replaced } },
  // Without ids; stored inside their parent.
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
  StarCount: { keyFields: false },
  AssistantSource: { keyFields: false },
  GeneratedQuestion: { keyFields: false },
  FlashcardChoices: { keyFields: false },
  LessonCompletion: { keyFields: false },
  VerifiedCertificate: { keyFields: ['number'] },
};

/** Creates a cache with all policies; the app has one, each test its own. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes: possibleTypes.possibleTypes });
}
