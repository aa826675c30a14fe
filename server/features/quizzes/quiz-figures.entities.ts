import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Quiz } from './quiz.entities';

// Kept figures of a quiz's counted attempts, see docs/kept-figures.md. Nothing writes them through these.

abstract class OfQuiz {
  @PrimaryColumn('uuid')
  quizId!: string;

  @ManyToOne(() => Quiz, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quiz_id' })
  quiz!: Relation<Quiz>;
}

/** Attempts with one result. */
@Entity('quiz_percent_figures')
export class QuizPercentFigures extends OfQuiz {
  @PrimaryColumn('int')
  percent!: number;

  @PrimaryColumn('boolean')
  passed!: boolean;

  @Column('int')
  attempts!: number;
}

/** Attempts that took so long. */
@Entity('quiz_duration_figures')
export class QuizDurationFigures extends OfQuiz {
  /** Whole seconds from start to end. */
  @PrimaryColumn('int')
  seconds!: number;

  @Column('int')
  attempts!: number;
}

/** Attempts that had a question, worth so many points, and answered it right or did not. */
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

  /** Of their whole scores. */
  @Column('bigint')
  scoreSum!: string;

  @Column('bigint')
  scoreSquares!: string;
}

/** A question as it was asked last. */
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

/** A wrong answer as it was spelled. */
@Entity('wrong_spellings')
export class WrongSpelling extends OfQuiz {
  @PrimaryColumn('uuid')
  questionId!: string;

  /** Alike for answers that are compared as the same. */
  @PrimaryColumn('bytea')
  wordsHash!: Buffer;

  @PrimaryColumn('bytea')
  answerHash!: Buffer;

  @Column('text')
  answer!: string;

  @Column('int')
  attempts!: number;
}

/** A wrong answer in all its spellings. */
@Entity('wrong_answers')
export class WrongAnswer extends OfQuiz {
  @PrimaryColumn('uuid')
  questionId!: string;

  @PrimaryColumn('bytea')
  wordsHash!: Buffer;

  /** In the spelling that is used most. */
  @Column('text')
  answer!: string;

  @Column('int')
  attempts!: number;
}

/** A counted attempt that is still to be added to the figures, or taken from them. */
@Entity('attempt_changes')
export class AttemptChange {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid')
  quizId!: string;

  @Column('uuid')
  attemptId!: string;

  /** 1 or -1. */
  @Column('int')
  amount!: number;

  @Column('int')
  percent!: number;

  @Column('boolean')
  passed!: boolean;

  @Column('int')
  seconds!: number;

  /** Of an attempt that is taken away: its snapshot, answers and score. */
  @Column('jsonb', { nullable: true })
  content!: unknown;
}
