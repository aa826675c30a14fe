import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { Enrollment } from '../../enrollments/enrollment.types';
import { ProgressService } from '../../enrollments/progress.service';
import { QuizService } from '../../quizzes/taking/quiz.service';
import { linkTo, pathTo } from '../search/markdown';

/** What the database knows of the asker's learning, in one course or in all. */
interface Own {
  enrollments: Enrollment[];
  /** The last finished attempt at each quiz, latest first. */
  results: { line: string; passed: boolean }[];
}

const NO_RESULTS = 'You have not finished a quiz yet.';

/** How each question about oneself is asked, and what answers it, in Markdown. */
const QUESTIONS: readonly (readonly [asked: RegExp, answer: (own: Own) => string])[] = [
  [
    /^((what|how) (are|is|was|were) |show (me )?)?my (last |latest )?(quiz )?(results?|scores?)\W*$|\bdid i (get|score|pass|do)\b.*\bmy (last |latest )?quiz/i,
    ({ results }) => listed('Your results', results.slice(0, 5), NO_RESULTS),
  ],
  [
    /^what (should|must|do|can) i (have to |need to )?(repeat|review|revise)( now| next| in this course)?\W*$/i,
    ({ results }) =>
      listed(
        'You have not passed these quizzes. Their results name the lessons to review',
        results.filter(({ passed }) => !passed),
        results.length === 0 ? NO_RESULTS : 'You passed every quiz that you took.',
      ),
  ],
  [
    /^what( is|['’]s| should i (do|learn|study))? next( for me| in this course)?\W*$|\bmy next lesson\b|^where (was i|did i (stop|leave off))\W*$/i,
    ({ enrollments }) =>
      listed(
        'Next for you',
        enrollments.flatMap(({ nextLesson: next, courseId, course }) =>
          next
            ? {
                line: `${linkTo(next.title, pathTo(courseId, next.id))} in ${linkTo(course!.title, `/courses/${courseId}`)}`,
              }
            : [],
        ),
        'You completed every lesson.',
      ),
  ],
  [
    /\bmy progress\b(?! bar)|^how far (am|have) i\b|\bhow many lessons\b.*\b(i|left|remain|to go|this course)\b/i,
    ({ enrollments }) => listed('Your progress', enrollments.map(progressIn)),
  ],
  [
    /^((where (is|are)|show( me)?) )?my certificates?\W*$|\b(do|did|can|will|have) i (have|got|get|earn|earned|find|download) (my|a|the|any) certificates?\b/i,
    ({ enrollments }) =>
      listed(
        'Your certificates',
        enrollments.flatMap(({ certificate, course }) =>
          certificate ? { line: linkTo(course!.title, `/verify/${certificate.number}`) } : [],
        ),
        listed('You get a certificate when you complete a course', enrollments.map(progressIn)),
      ),
  ],
];

/** Answers questions about the asker's own learning from the database, without a model. */
@Service()
export class OwnQuestionsService {
  constructor(
    private readonly progress: ProgressService,
    private readonly quizzes: QuizService,
  ) {}

  /** The answer to a question about oneself, for one course or all; null for any other question. */
  async answer(viewer: Viewer, text: string, courseId: string | null): Promise<string | null> {
    const answer = QUESTIONS.find(([asked]) => asked.test(text))?.[1];
    if (!answer) return null;
    const isAsked = (of: { courseId: string }) => courseId === null || of.courseId === courseId;
    const enrollments = (await this.progress.learning(viewer)).enrollments.filter(isAsked);
    if (enrollments.length === 0)
      return `You are not enrolled in ${courseId === null ? 'any' : 'this'} course. ${linkTo('Browse Courses', '/courses')}`;
    const results = (await this.quizzes.quizzesOfStudent(viewer)).filter(isAsked).flatMap((quiz) => {
      const last = quiz.viewerAttempts.find(({ percent }) => percent !== null);
      if (!last) return [];
      const outcome = `${last.score}/${last.total}, ${last.percent}%, ${last.passed ? 'Passed' : 'Failed'}`;
      const line = `${linkTo(quiz.title, `/quiz/take/${quiz.id}?attempt=${last.id}`)}: ${outcome}`;
      return { line, passed: last.passed === true, at: new Date(last.finishedAt!).getTime() };
    });
    return answer({ enrollments, results: results.toSorted((one, other) => other.at - one.at) });
  }
}

const progressIn = ({ course, lessonsCompleted, percent }: Enrollment) => ({
  line: `${linkTo(course!.title, `/courses/${course!.id}`)}: ${lessonsCompleted} of ${course!.lessonCount} lessons, ${percent}%`,
});

const listed = (title: string, items: readonly { line: string }[], otherwise = '') =>
  items.length === 0 ? otherwise : `${title}:\n\n${items.map(({ line }) => `- ${line}`).join('\n')}`;
