import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../../accounts/account.types';
import { NoteService } from './note.service';
import {
  CreatePersonalNoteResult,
  NotedCourse,
  PersonalNoteConnection,
  PersonalNoteDeleted,
  PersonalNoteInput,
  PersonalNoteSaved,
  SuggestedFlashcard,
  UpdatePersonalNoteResult,
} from './note.types';

@Resolver(() => Viewer)
export class NoteResolver {
  constructor(private readonly notes: NoteService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => PersonalNoteConnection, {
    description: "The viewer's own notes, by course title, position of the lesson, and second of the video.",
  })
  personalNotes(
    @Root() viewer: Viewer,
    @PageArgs('notes') { first, after }: Page,
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'Identifier of the only course to return notes of; null for all.',
    })
    courseId: string | null,
    @Arg('lessonId', () => ID, {
      nullable: true,
      description: 'Identifier of the only lesson to return notes of; null for all.',
    })
    lessonId: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that each occur in the note, the title of its lesson or that of its course, ignoring case and accents, at most 100 characters; null or blank for all notes.',
    })
    search: string | null,
  ) {
    return this.notes.notes(viewer, first, after, { courseId, lessonId, search });
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => [NotedCourse], { description: 'The courses with notes of the viewer, by title.' })
  notedCourses(@Root() viewer: Viewer) {
    return this.notes.notedCourses(viewer);
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => [SuggestedFlashcard], {
    description:
      "Flashcards made from the sentences of the viewer's notes, up to five a note; nothing is stored. NOT_FOUND if a note is not the viewer's.",
  })
  suggestedFlashcards(
    @Root() viewer: Viewer,
    @Arg('noteIds', () => [ID], { description: 'Identifiers of the notes, at most 100.' }) noteIds: string[],
  ) {
    return this.notes.suggestedCards(viewer, noteIds);
  }

  @RequiresScope('write:learning')
  @Mutation(() => CreatePersonalNoteResult, {
    description:
      'Saves a new note on a lesson. Repeating it with the same id saves the note once, with the newer text. NOT_FOUND unless the viewer can open the lesson.',
  })
  createPersonalNote(
    @Arg('id', () => ID, {
      description: 'A UUID chosen by the client. It makes a repeated request safe.',
    })
    id: string,
    @Arg('lessonId', () => ID, { description: 'Identifier of the lesson.' }) lessonId: string,
    @Arg('input', () => PersonalNoteInput, { description: 'The note.' }) input: PersonalNoteInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.notes.create(viewer, id, lessonId, input);
  }

  @RequiresScope('write:learning')
  @Mutation(() => UpdatePersonalNoteResult, {
    description: "Changes a note. NOT_FOUND unless it is the viewer's.",
  })
  updatePersonalNote(
    @Arg('id', () => ID, { description: 'Identifier of the note.' }) id: string,
    @Arg('input', () => PersonalNoteInput, { description: 'The new content.' }) input: PersonalNoteInput,
    @Arg('revision', () => Int, { description: '`revision` of the note when it was read.' }) revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.notes.update(viewer, id, input, revision);
  }

  @RequiresScope('write:learning')
  @Mutation(() => PersonalNoteDeleted, {
    description: "Deletes a note. NOT_FOUND unless it is the viewer's.",
  })
  deletePersonalNote(
    @Arg('id', () => ID, { description: 'Identifier of the note.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.notes.delete(viewer, id);
  }

  @RequiresScope('write:learning')
  @Mutation(() => PersonalNoteSaved, {
    description:
      "Restores a note within a day of its deletion. Repeating it has no effect. NOT_FOUND unless it is the viewer's, BAD_USER_INPUT if the viewer has the maximum of notes in the course.",
  })
  restorePersonalNote(
    @Arg('id', () => ID, { description: 'Identifier of the note.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.notes.restore(viewer, id);
  }
}
