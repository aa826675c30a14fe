import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  DetailedError,
  ErrorType,
  InvalidInput,
  Payload,
  UserError,
  resultOf,
} from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { Viewer } from '../../accounts/account.types';
import { NOTES_PER_COURSE_MAX } from './note.rules';

@ObjectType({ description: 'A private note on a lesson, visible to its author only.' })
export class PersonalNote {
  @Field(() => ID, { description: 'Unique identifier of the note.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => ID, { description: 'Identifier of the lesson.' })
  lessonId!: string;

  @Field(() => String, {
    description: 'Title of the course; when the note was last saved if the viewer can no longer open it.',
  })
  courseTitle!: string;

  @Field(() => String, {
    description: 'Title of the lesson; when the note was last saved if the viewer can no longer open it.',
  })
  lessonTitle!: string;

  @Field(() => Boolean, {
    description: 'Whether the viewer can open the lesson; false once it was deleted or unpublished.',
  })
  canOpenLesson!: boolean;

  @Field(() => String, { description: 'Text of the note in Markdown, at most 5,000 characters.' })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Second of the lesson's video the note is about; null if none.",
  })
  seconds!: number | null;

  @Field(() => Int, {
    description: 'Revision number, increased by each edit. Pass it to `updatePersonalNote`.',
  })
  revision!: number;

  @Field(() => Date, { description: 'When the note was first saved.' })
  createdAt!: Date | string;

  @Field(() => Date, { description: 'When the note was last saved.' })
  updatedAt!: Date | string;
}

@ObjectType({
  description:
    "A page of the viewer's notes, by course title, position of the lesson, and second of the video.",
})
export class PersonalNoteConnection extends connectionOf(() => PersonalNote, 'The notes on this page.') {
  @Field(() => Int, { description: 'Number of notes on all pages.' })
  totalCount!: number;
}

@ObjectType({ description: 'A course with notes of the viewer.' })
export class NotedCourse {
  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title of the course, as in its notes.' })
  title!: string;

  @Field(() => Int, { description: 'Number of notes in the course.' })
  noteCount!: number;
}

@ObjectType({ description: 'A flashcard made from a note, which the viewer can edit before saving it.' })
export class SuggestedFlashcard {
  @Field(() => ID, { description: 'Identifier of the note.' })
  noteId!: string;

  @Field(() => String, { description: "The question; '' if none could be made from the text." })
  front!: string;

  @Field(() => String, { description: 'The answer.' })
  back!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the lesson; null if the viewer can no longer open it.',
  })
  lessonId!: string | null;
}

@InputType({ description: 'The content of a note.' })
export class PersonalNoteInput {
  @Field(() => String, { description: 'Text of the note in Markdown, at most 5,000 characters.' })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Second of the lesson's video the note is about, 0 to 99,999; null if none.",
  })
  seconds?: number | null;
}

@ObjectType({ description: 'The note was saved.' })
export class PersonalNoteSaved extends Payload<PersonalNoteSaved> {
  @Field(() => PersonalNote, { description: 'The note.' })
  note!: PersonalNote;

  @Field(() => Viewer, { description: 'The viewer, with their notes.' })
  viewer!: Viewer;
}

@ErrorType(
  `The viewer has ${NOTES_PER_COURSE_MAX.toLocaleString('en-US')} notes in this course, the maximum. Nothing was changed.`,
)
export class PersonalNoteLimitReached extends UserError {
  override message = `You have ${NOTES_PER_COURSE_MAX.toLocaleString('en-US')} notes in this course, which is the maximum. Delete some to write more.`;
}

@ErrorType('The note was edited since it was read. Nothing was changed.')
export class PersonalNoteEditConflict extends DetailedError<PersonalNoteEditConflict> {
  override message = 'You edited this note in another window.';

  @Field(() => PersonalNote, { description: 'The current version of the note.' })
  note!: PersonalNote;
}

@ObjectType({ description: 'The note was deleted. `restorePersonalNote` reverts it for a day.' })
export class PersonalNoteDeleted extends Payload<PersonalNoteDeleted> {
  @Field(() => ID, { description: 'Identifier of the deleted note.' })
  noteId!: string;

  @Field(() => Viewer, { description: 'The viewer, with their remaining notes.' })
  viewer!: Viewer;
}

export const CreatePersonalNoteResult = resultOf('createPersonalNote', () => [
  PersonalNoteSaved,
  PersonalNoteLimitReached,
  InvalidInput,
]);

export const UpdatePersonalNoteResult = resultOf('updatePersonalNote', () => [
  PersonalNoteSaved,
  PersonalNoteEditConflict,
  InvalidInput,
]);
