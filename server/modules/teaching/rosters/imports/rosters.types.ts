import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../../platform/connection';
import { RosterImport, RosterOutcome } from '../roster.entities';

export { RosterImport, RosterOutcome };

@ObjectType({ description: 'Number of rows of an import with an outcome.' })
export class RosterOutcomeCount {
  @Field(() => RosterOutcome, { description: 'The outcome.' })
  outcome!: RosterOutcome;

  @Field(() => Int, { description: 'Number of rows.' })
  count!: number;
}

@ObjectType({ description: 'A row of an imported file.' })
export class RosterRow {
  @Field(() => Int, { description: 'Its position in the import, from 1.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'File of a package; null if there is only one file.' })
  file!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Line of the file; null for somebody who is removed because they are not in it.',
  })
  line!: number | null;

  @Field(() => String, { description: 'Name of the student.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the student.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Group in the course; null: none.' })
  groupName!: string | null;

  @Field(() => RosterOutcome, { description: 'What the import does with it at this moment, or did.' })
  outcome!: RosterOutcome;

  @Field(() => String, { nullable: true, description: 'Why it is refused; null if it is not.' })
  problem!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether somebody who is enrolled or invited already is put into the group, or was. An invited person joins it with the course.',
  })
  joinsGroup!: boolean;
}

@ObjectType({ description: 'A page of rows, in the order of the file.' })
export class RosterRowConnection extends connectionOf(() => RosterRow, 'The rows on this page.') {}

@ObjectType({ description: 'A person who is not in an imported file.' })
export class RosterPerson {
  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the person.' })
  email!: string;
}

@ObjectType({
  description: 'Students and invited people of the courses of an import who are not in its file.',
})
export class RosterOthers {
  @Field(() => Int, { description: 'Their number.' })
  totalCount!: number;

  @Field(() => [RosterPerson], { description: 'The first of them by name, at most 100.' })
  people!: RosterPerson[];
}

@ObjectType({ description: 'A class of a school in a package, and the course its students are enrolled in.' })
export class RosterClassChoice {
  @Field(() => Int, { description: 'Its position in the package, from 1.' })
  number!: number;

  @Field(() => String, { description: 'Title of the class.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Code of the class at the school; null: none.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'What is taught there; null: unknown.' })
  taughtCourse!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the school; null: unknown.' })
  school!: string | null;

  @Field(() => String, { nullable: true, description: 'When it takes place; null: unknown.' })
  term!: string | null;

  @Field(() => Int, { description: 'Number of its students in the package.' })
  studentCount!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'The course its students are enrolled in: at first the only published one with the same title; null: its students are left out.',
  })
  courseId!: string | null;

  @Field(() => String, { nullable: true, description: 'Title of that course; null: none is chosen.' })
  courseTitle!: string | null;
}
