import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { questionsAboutLessons } from './asked-questions.queries';
import type { AskedQuestions } from './asked-questions.types';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What students ask the assistant, without names and texts, for the instructors of the lessons. */
@Service()
export class AskedQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Questions about lessons, in the order of the ids; null for a lesson that fewer than three students asked about, or
   * of another instructor.
   */
  async about(viewer: Viewer | null, lessonIds: readonly string[]): Promise<(AskedQuestions | null)[]> {
    const { account } = requireViewer(viewer);
    const since = new Date(this.clock.now().getTime() - DAYS * DAY_MS);
    const rows = await this.database.rows(questionsAboutLessons(account.id, lessonIds, since));
    return lessonIds.map((id) => rows.find(({ lessonId }) => lessonId === id) ?? null);
  }
}
