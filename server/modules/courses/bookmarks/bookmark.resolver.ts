import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../../accounts/account.types';
import { BookmarkService } from './bookmark.service';
import { Bookmark, SetBookmarkResult } from './bookmark.types';

@Resolver(() => Viewer)
export class BookmarkResolver {
  constructor(private readonly service: BookmarkService) {}

  @RequiresScope('read:learning')
  @FieldResolver(() => [Bookmark], {
    description: "The viewer's bookmarks, newest first, without what they cannot open at present.",
  })
  bookmarks(@Root() viewer: Viewer) {
    return this.service.bookmarks(viewer);
  }

  @RequiresScope('write:learning')
  @Mutation(() => SetBookmarkResult, {
    description:
      'Adds or removes a bookmark. Repeating it has no effect. Adding is NOT_FOUND unless the viewer can open the course.',
  })
  setBookmark(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('lessonId', () => ID, {
      nullable: true,
      description: 'Identifier of a lesson of the course; null to bookmark the course itself.',
    })
    lessonId: string | null | undefined,
    @Arg('isBookmarked', () => Boolean, { description: 'Whether to add the bookmark or to remove it.' })
    isBookmarked: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.set(viewer, courseId, lessonId ?? null, isBookmarked);
  }
}
