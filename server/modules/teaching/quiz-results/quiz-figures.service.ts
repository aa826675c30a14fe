import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { instructorId, type Viewer } from '../../../platform/viewer';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { requireAllowed } from '../../courses/permissions/course-permissions.service';
import { StoredFigures } from '../../enrollments/stored-figures';
import type { InstructorQuiz } from '../quizzes/instructor-quiz.types';
import { gradeAnswers } from './answer-groups';
import { questionStatistics } from './question-statistics.rules';
import { quizAnswers, quizFigures } from './quiz-figures.queries';
import type { InstructorQuestionStats } from './quiz-results.types';

/** Figures of a quiz's counted attempts; of a large course they are up to a minute old. */
@Service()
export class QuizFiguresService {
  constructor(private readonly stored: StoredFigures) {}

  /** Of a quiz that the viewer has read. FORBIDDEN for members who may not see its figures. */
  async figures(
    viewer: Viewer | null,
    { id: quizId, courseId, viewerRole, viewerSeesAddresses }: InstructorQuiz,
  ) {
    requireAllowed({ role: viewerRole, seesAddresses: viewerSeesAddresses }, CoursePermission.SEE_FIGURES);
    const quiz = { memberId: instructorId(viewer), quizId };
    return this.stored.read({ courseId, name: `quiz ${quizId}` }, async (database) => {
      const figures = await database.row(quizFigures(quiz));
      return { ...figures!, questions: statisticsOf((await database.row(quizAnswers(quiz)))!) };
    });
  }
}

/** Statistics of each question in order, removed questions last. */
function statisticsOf({ questions, groups }: RowOf<typeof quizAnswers>): InstructorQuestionStats[] {
  const graded = gradeAnswers(groups);
  const current = new Set(questions.map(({ questionId }) => questionId));
  const removed = [...graded.values()]
    .filter(({ questionId }) => !current.has(questionId))
    .sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  return [...questions, ...removed].map(({ questionId, text, type }) => {
    const { figures = [], wrong = [] } = graded.get(questionId) ?? {};
    return { questionId, text, type, ...questionStatistics(figures, wrong) };
  });
}
