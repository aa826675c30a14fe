import type { InstructorCourseAnalytics } from '../features/analytics/course-analytics.types';
import type { InstructorCourseStanding, InstructorDashboard } from '../features/analytics/dashboard.types';
import type { StudentWithLessons } from '../features/analytics/student.service';
import { STEPS } from '../features/assistant/assistant.rules';
import type { AssistantAnswered } from '../features/assistant/assistant.types';
import type { Course } from '../features/courses/course.types';
import type { Lesson } from '../features/courses/lesson.types';
import type { Enrollment, Learning } from '../features/enrollments/enrollment.types';
import type { InstructorQuestion, InstructorQuiz } from '../features/quizzes/authoring/instructor-quiz.types';
import type { HandedOver, InAttempt } from '../features/quizzes/taking/quiz-attempt-handover.service';
import { minutesWithExtraTime } from '../features/quizzes/taking/quiz-attempt.rules';
import type { Question, QuizAttempt } from '../features/quizzes/quiz-attempt.types';
import type { Quiz } from '../features/quizzes/quiz.types';
import type { InstructorCourse } from '../features/courses/authoring/instructor-course.types';
import type { ViewerAccount } from '../platform/viewer';

// The names of the REST API that differ from those of the services. What has the same name is copied by the schemas,
// which leave out everything else; see answer.ts.

export const userShape = (account: ViewerAccount) => ({ ...account, profilePic: account.pictureUrl });

export const lessonShape = (lesson: Lesson) => ({ ...lesson, order: lesson.position });

/** Converts a price to dollars, used in the REST API only; everywhere else prices are in cents. */
const dollars = (cents: number) => cents / 100;

export const courseShape = (course: Course, lessons: Lesson[]) => ({
  ...course,
  price: dollars(course.priceCents),
  lessons: lessons.map(lessonShape),
  instructor: { ...course.instructor, image: course.instructor.pictureUrl },
});

export const enrollmentShape = (enrollment: Enrollment, course: Course) => ({
  ...enrollment,
  title: course.title,
  overallPercent: enrollment.percent,
  totalLessons: course.lessonCount,
});

export const studentDashboardShape = ({ stats, enrollments, recentActivity }: Required<Learning>) => ({
  stats,
  enrolledCourses: enrollments.flatMap((enrollment) =>
    enrollment.course ? [enrollmentShape(enrollment, enrollment.course)] : [],
  ),
  recentActivity: recentActivity.map((completion) => ({
    ...completion,
    lessonTitle: completion.lesson?.title ?? null,
    courseTitle: completion.course.title,
  })),
});

const metricsShape = ({ metrics }: Pick<InstructorCourse, 'metrics'>) => ({
  enrollments: metrics.enrollmentCount,
  completions: metrics.completionCount,
  completionRate: metrics.completionRate,
  avgProgress: metrics.averageProgress,
});

export const instructorCourseShape = (course: InstructorCourse, lessons = course.lessons ?? []) => ({
  ...course,
  tags: course.skills,
  price: dollars(course.priceCents),
  published: course.isPublished,
  lessons: lessons.map(lessonShape),
  metrics: metricsShape(course),
});

const courseStatsShape = (course: InstructorCourseStanding) => ({
  id: course.courseId,
  title: course.title,
  ...metricsShape(course),
});

export const instructorDashboardShape = (dashboard: InstructorDashboard) => ({
  overview: { ...dashboard.overview, avgCompletionRate: dashboard.overview.averageCompletionRate },
  topPerformingCourses: dashboard.topCourses.map(courseStatsShape),
  recentActivity: dashboard.recentActivity.map((activity) => ({
    ...activity,
    lastActivity: activity.lastActivityAt,
    progress: activity.percent,
  })),
  courseMetrics: dashboard.courseMetrics.map(courseStatsShape),
});

const studentProgressShape = ({ student, lessons }: StudentWithLessons) => ({
  ...student,
  studentId: { id: student.studentId, name: student.name, email: student.email },
  overallPercent: student.percent,
  lessons: lessons.map((completed) => ({ completed })),
  lastActivity: student.lastActivityAt,
});

export const courseAnalyticsShape = (
  { engagement, ...figures }: InstructorCourseAnalytics,
  students: StudentWithLessons[] | null,
) => ({
  ...figures,
  engagementMetrics: { ...engagement, averageTimeSpent: engagement.averageMinutesSpent },
  studentProgress: students && students.map(studentProgressShape),
});

export const quizSummaryShape = (quiz: Quiz, course: Course) => ({
  ...quiz,
  courseId: course.id,
  courseName: course.title,
  timeLimit: minutesWithExtraTime(quiz.timeLimitMinutes, quiz.viewerTimeFactorPercent) ?? 0,
  passingScore: quiz.passingScorePercent,
});

const questionShape = (question: Question) => ({
  ...question,
  id: question.questionId,
  questionText: question.text,
});

const authorsQuestionShape = (question: InstructorQuestion) => ({
  ...question,
  questionText: question.text,
});

/** Builds a quiz with its open attempt, using the questions and settings of when the attempt started. */
export const quizInAttemptShape = ({ quiz, attempt, questions }: InAttempt, now: Date) => ({
  ...quizSummaryShape(quiz, quiz.course!),
  timeLimit: attempt.timeLimitMinutes ?? 0,
  passingScore: attempt.passingScorePercent,
  totalPoints: attempt.total,
  questionCount: questions.length,
  questions: questions.map(questionShape),
  attempt: { ...attempt, serverNow: now },
});

export const quizShape = (handedOver: HandedOver, now: Date) =>
  handedOver.attempt
    ? quizInAttemptShape(handedOver, now)
    : {
        ...quizSummaryShape(handedOver.quiz, handedOver.quiz.course!),
        questions: handedOver.questions.map(authorsQuestionShape),
        attempt: null,
      };

/** Builds the result of a finished attempt. */
export const quizResultShape = (attempt: QuizAttempt) => ({
  ...attempt,
  score: attempt.score!,
  percent: attempt.percent!,
  passed: attempt.passed!,
  finishedAt: attempt.finishedAt!,
});

export const instructorQuizShape = (quiz: InstructorQuiz, questions: InstructorQuestion[]) => ({
  ...quiz,
  courseName: quiz.courseTitle,
  timeLimit: quiz.timeLimitMinutes ?? 0,
  passingScore: quiz.passingScorePercent,
  questions: questions.map(authorsQuestionShape),
  attempts: quiz.attemptCount,
  avgScore: quiz.averagePercent ?? 0,
  shuffleQuestions: quiz.shufflesQuestions,
  shuffleOptions: quiz.shufflesOptions,
});

/** Builds the documented answer: output.answer and output.sources[], plus questions or cards if requested. */
export const assistantShape = ({ answer: message, cards }: AssistantAnswered) => ({
  output: {
    answer: message.text,
    sources: message.sources,
    ...(message.hint !== null && {
      hint: message.hint,
      next_steps: message.nextSteps.map((step) => STEPS[step]),
    }),
    ...(message.requestType === 'QUIZ_GENERATION' && {
      questions: message.questions.map((question) => ({
        ...question,
        questionText: question.text,
        correctAnswer: question.answer,
      })),
    }),
    ...(message.requestType === 'FLASHCARD_CREATION' && { cards }),
  },
});
