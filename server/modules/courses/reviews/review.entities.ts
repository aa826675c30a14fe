import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../../accounts/account.entities';
import { ApprovalState } from '../../accounts/administration/administration.types';
import { Course } from '../course.entities';

/** The columns of a review that are fields of its GraphQL types. */
@ObjectType()
export abstract class ReviewFields {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the review.' })
  id!: string;

  @Column('smallint')
  @Field(() => Int, { description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Text of the review as plain text, at most 2,000 characters; null if not given.',
  })
  text!: string | null;

  @Column('text')
  @Field(() => ApprovalState, {
    description: 'Whether the review is public. Only its student and administrators see one that is not.',
  })
  state!: ApprovalState;

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the review was first written.' })
  createdAt!: Date | string;
}

@Entity('reviews')
export class Review extends ReviewFields {
  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  /** Number of texts, so that nobody approves one that they have not seen. */
  @Column('int', { default: 1 })
  revision!: number;
}
