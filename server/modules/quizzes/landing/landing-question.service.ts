import { Database } from '../../../platform/database/database';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import { CatalogueService } from '../../courses/catalogue/catalogue.service';
import { QuestionType } from '../quiz.entities';
import { chosenQuestion, questionChoice, questionChoices } from './landing-question.queries';
import type { LandingQuestion, LandingQuestionChoice } from './landing-question.types';

/** The question on the landing page. */
@Service()
export class LandingQuestionService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
  ) {}

  /** null if none is chosen, or if not everyone may see it any more. */
  async chosen(viewer: Viewer | null): Promise<LandingQuestion | null> {
    const row = await this.database.row(chosenQuestion);
    const lesson = row && (await this.catalogue.lesson(viewer, row.lessonId));
    if (!lesson) return null;
    const { id, type, text, options, correctAnswer, explanation } = row;
    const isTrueOrFalse = type === QuestionType.TRUE_FALSE;
    return {
      id,
      text,
      options: isTrueOrFalse ? ['True', 'False'] : options,
      answer: { option: (isTrueOrFalse ? ['true', 'false'] : options).indexOf(correctAnswer), explanation },
      lesson,
    };
  }

  /** What administrators can choose from; the caller has checked that the viewer is one. */
  choices(): Promise<LandingQuestionChoice[]> {
    return this.database.rows(questionChoices);
  }

  async canBeChosen(id: string, database: Database): Promise<boolean> {
    return isId(id) && (await database.row(questionChoice(id))) !== undefined;
  }
}
