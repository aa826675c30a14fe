import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Quiz } from '../quiz.entities';

// Kept figures of a quiz's counted attempts, see docs/kept-figures.md. Written only with SQL, never through these
// entities.

abstract class OfQuiz {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;
}

/** Number of attempts with this percent. */
@Entity('quiz_percent_figures')
export class QuizPercentFigures extends OfQuiz {
  @PrimaryColumn('int')
  percent!: number;

  @PrimaryColumn('boolean')
  passed!: boolean;

  @Column('int')
  attempts!: number;
}

/** Number of attempts with this duration. */
@Entity('quiz_duration_figures')
export class QuizDurationFigures extends OfQuiz {
  /** Whole seconds from start to end. */
  @PrimaryColumn('int')
  seconds!: number;

  @Column('int')
  attempts!: number;
}

/** Attempts with this question at this number of points and with this verdict. */
@Entity('question_figures')
export class QuestionFigures extends OfQuiz {
  @PrimaryColumn('uuid')
  questionId!: string;

  @PrimaryColumn('int')
  points!: number;

  @PrimaryColumn('boolean')
  isRight!: boolean;

  @Column('int')
  attempts!: number;

  /** Sum of the attempts' total scores. */
  @Column('bigint')
  scoreSum!: string;

  @Column('bigint')
  scoreSquares!: string;
}

/** A question's latest text. */
@Entity('asked_questions')
export class AskedQuestion extends OfQuiz {
  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('text')
  type!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  askedAt!: Date;
}

/** One spelling of a wrong answer. */
@Entity('wrong_spellings')
export class WrongSpelling extends OfQuiz {
  @PrimaryColumn('uuid')
  questionId!: string;

  /** Hash of the normalized answer: equal for answers that compare as the same. */
  @PrimaryColumn('bytea')
  wordsHash!: Buffer;

  @PrimaryColumn('bytea')
  answerHash!: Buffer;

  @Column('text')
  answer!: string;

  @Column('int')
  attempts!: number;
}

/** A wrong answer, over all its spellings. */
@Entity('wrong_answers')
export class WrongAnswer extends OfQuiz {
  @PrimaryColumn('uuid')
  questionId!: string;

  @PrimaryColumn('bytea')
  wordsHash!: Buffer;

  /** The most frequent spelling. */
  @Column('text')
  answer!: string;

  @Column('int')
  attempts!: number;
}

/** A counted attempt to be added to the figures or subtracted from them. */
@Entity('attempt_changes')
export class AttemptChange {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid')
  quizId!: string;

  @Column('uuid')
  attemptId!: string;

  /** 1 adds the attempt, -1 subtracts it. */
  @Column('int')
  amount!: number;

  @Column('int')
  percent!: number;

  @Column('boolean')
  passed!: boolean;

  @Column('int')
  seconds!: number;

  /** Snapshot, answers and score of a subtracted attempt; null for an added one. */
  @Column('jsonb', { nullable: true })
  content!: unknown;
}
