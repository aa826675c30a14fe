import { Field, ID, ObjectType } from 'type-graphql';
import { ErrorType, Payload, UserError, resultOf } from '../../../platform/user-error';
import { Viewer } from '../../accounts/account.types';

/** Maximum number of an account's bookmarks. */
export const BOOKMARKS_MAX = 500;

@ObjectType({ description: 'A course or lesson that the viewer bookmarked.' })
export class Bookmark {
  @Field(() => ID, { description: 'Unique identifier of the bookmark.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => ID, { nullable: true, description: 'Identifier of the lesson; null for the course itself.' })
  lessonId!: string | null;

  @Field(() => String, { description: 'Title of the course.' })
  courseTitle!: string;

  @Field(() => String, { nullable: true, description: 'Title of the lesson; null for the course itself.' })
  lessonTitle!: string | null;

  @Field(() => Date, { description: 'When it was bookmarked.' })
  createdAt!: Date;
}

@ObjectType({ description: 'The bookmark was added or removed.' })
export class BookmarkSet extends Payload<BookmarkSet> {
  @Field(() => Viewer, { description: 'The viewer, with their bookmarks.' })
  viewer!: Viewer;
}

@ErrorType(`The viewer has ${BOOKMARKS_MAX} bookmarks, the maximum. Nothing was changed.`)
export class BookmarkLimitReached extends UserError {
  override message = `You have ${BOOKMARKS_MAX} bookmarks, which is the maximum. Remove some to add more.`;
}

export const SetBookmarkResult = resultOf('setBookmark', () => [BookmarkSet, BookmarkLimitReached]);
