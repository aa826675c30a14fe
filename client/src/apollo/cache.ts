import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';
import type { TypedTypePolicies } from './generated/policies';
import possibleTypes from './generated/possibleTypes';

/** One list the server sends page by page, as it stands in the cache. */
interface CachedConnection {
  nodes?: readonly unknown[];
}

/**
 * One growing list per set of arguments in `keyArgs`: an answer without `after` replaces it, an answer with `after`
 * adds its nodes, and everything beside the nodes (total, page info) is the newest page's.
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

/** There is one of each for whoever asks, so it needs no id and its parts merge. */
const singleton = { keyFields: [] as [] };

/** The server's list is the whole list: the old one goes without a warning. */
const replaced: FieldPolicy = { merge: false };

/** One part of its parent, of which two pages ask for different fields. */
const merged: FieldPolicy = { merge: true };

/** Every policy of the cache. Types that are not listed are keyed by their `id`. */
const typePolicies: TypedTypePolicies = {
  Query: {
    fields: {
      courses: pagedBy(['filter', 'first']),
      testimonials: pagedBy(['first']),
      // An attempt that was just handed in is known, however it came into the cache.
      quizAttempt: {
        read: (known: Reference | null | undefined, { args, toReference }) =>
          known === undefined ? toReference({ __typename: 'QuizAttempt', id: args?.id }) : known,
      },
    },
  },
  Viewer: singleton,
  Learning: {
    ...singleton,
    fields: { enrollments: replaced, recentActivity: replaced, certificates: replaced, quizzes: replaced },
  },
  LearningStats: singleton,
  Platform: singleton,
  PlatformStats: singleton,
  Course: { fields: { lessons: replaced, quizzes: replaced, skills: replaced } },
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
  Teaching: { fields: { courses: replaced, quizzes: replaced, quizTotals: merged } },
  InstructorCourse: { fields: { quizzes: replaced } },
  InstructorQuiz: { fields: { questions: replaced, extraTimes: replaced, results: merged } },
  InstructorQuizStudent: { keyFields: ['quizId', 'studentId'], fields: { attempts: replaced } },
  InstructorQuizResults: {
    keyFields: false,
    fields: { students: pagedBy(['search', 'first']), questions: replaced, distribution: replaced },
  },
  // Without ids of their own; kept inside what they belong to.
  InstructorQuizTotals: { keyFields: false },
  InstructorQuestionStats: { keyFields: false },
  InstructorExtraTime: { keyFields: false },
  Question: { keyFields: false },
  SavedAnswer: { keyFields: false },
  QuizResult: { keyFields: false },
  QuestionReview: { keyFields: false },
  LessonCompletion: { keyFields: false },
  VerifiedCertificate: { keyFields: ['number'] },
};

/** A new cache that knows every policy; the application has one, each test its own. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes: possibleTypes.possibleTypes });
}
