import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Batches, Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import type { Viewer } from '../../../platform/viewer';
import { Administration, Person, ApprovalState } from '../../accounts/administration/administration.types';
import { InstructorCourse } from '../../teaching/authoring/authoring.types';
import { CourseModerationService } from './course-moderation.service';
import { CourseOwnerService } from './course-owner.service';
import {
  BlockCourseResult,
  ChangeCourseOwnerResult,
  ManagedCourse,
  ManagedCourseConnection,
  ManagedCourseFilter,
  ManagedCourseSort,
  OwnedCourseCounts,
  ManagedReviewConnection,
  SetReviewStateResult,
} from './moderation.types';
import { ReviewModerationService } from './review-moderation.service';

@Resolver(() => Administration)
export class ModerationResolver {
  constructor(
    private readonly service: CourseModerationService,
    private readonly owners: CourseOwnerService,
    private readonly reviewModeration: ReviewModerationService,
  ) {}

  @FieldResolver(() => ManagedCourseConnection, {
    description: 'All courses, published or not, in the given order, without deleted ones.',
  })
  courses(
    @Root() { viewer }: Administration,
    @PageArgs('courses') { first, after }: Page,
    @Arg('search', () => String, {
      nullable: true,
      description:
        "Text that the title or the instructor's name contains, regardless of case and accents; null for all.",
    })
    search: string | null,
    @Arg('only', () => ManagedCourseFilter, {
      nullable: true,
      description: 'Only these courses; null for all.',
    })
    only: ManagedCourseFilter | null,
    @Arg('sort', () => ManagedCourseSort, {
      defaultValue: ManagedCourseSort.CREATED,
      description: 'What the courses are sorted by.',
    })
    sort: ManagedCourseSort,
    @Arg('descending', () => Boolean, {
      defaultValue: true,
      description: 'Whether the order is reversed: newest first, or from Z to A.',
    })
    isDescending: boolean,
  ) {
    return this.service.courses(viewer, { first, after, search, only, sort, isDescending });
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, {
    description: 'Number of blocked courses whose instructors asked to lift the block.',
  })
  waitingCourseCount(@Root() { viewer }: Administration, @Ctx() { batches }: Context) {
    return this.waiting(viewer, batches).then(({ courses }) => courses);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of reviews that wait for approval.' })
  waitingReviewCount(@Root() { viewer }: Administration, @Ctx() { batches }: Context) {
    return this.waiting(viewer, batches).then(({ reviews }) => reviews);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of testimonials that wait for approval.' })
  waitingTestimonialCount(@Root() { viewer }: Administration, @Ctx() { batches }: Context) {
    return this.waiting(viewer, batches).then(({ testimonials }) => testimonials);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of accounts that wait to become an instructor’s.' })
  waitingInstructorCount(@Root() { viewer }: Administration, @Ctx() { batches }: Context) {
    return this.waiting(viewer, batches).then(({ instructors }) => instructors);
  }

  private waiting(viewer: Viewer, batches: Batches) {
    return batches.once('waiting', () => this.service.waiting(viewer));
  }

  @FieldResolver(() => [Person], {
    description:
      "The active instructors on a course's team besides its owner, whom `changeCourseOwner` can make its owner: instructors of the course first, then by name. NOT_FOUND for a deleted course.",
  })
  possibleOwners(
    @Root() { viewer }: Administration,
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
  ) {
    return this.owners.possibleOwners(viewer, courseId);
  }

  @Mutation(() => ChangeCourseOwnerResult, {
    description:
      'Makes an active instructor the owner of a course, such as one whose owner was suspended. The former owner becomes one of its instructors if they still are an active instructor, and leaves the team otherwise. Both are notified, unless the data of the former owner is deleted. Administrators only.',
  })
  changeCourseOwner(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('email', () => String, { description: "Email address of the new owner's account." }) email: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.owners.change(viewer, courseId, { email });
  }

  @RequiresScope('write:admin')
  @Mutation(() => BlockCourseResult, {
    description:
      'Unpublishes a course until an administrator lifts the block, and notifies its instructor of the reason. Enrolled students keep access. Administrators only.',
  })
  blockCourse(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('reason', () => String, {
      description: 'Why, as the instructor reads it; plain text, at most 1,000 characters.',
    })
    reason: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.block(viewer, courseId, { reason });
  }

  @RequiresScope('write:admin')
  @Mutation(() => ManagedCourse, {
    description:
      'Lets the instructor of a blocked course publish it again; until then it stays a draft. Administrators only.',
  })
  liftCourseBlock(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.liftBlock(viewer, courseId);
  }

  @RequiresScope('write:admin')
  @Mutation(() => ManagedCourse, {
    description: 'Lists a course first, or no longer. Administrators only.',
  })
  setCourseFeatured(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('isFeatured', () => Boolean, { description: 'Whether the course is listed first.' })
    isFeatured: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setFeatured(viewer, courseId, isFeatured);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => InstructorCourse, {
    description:
      "Asks the administrators to lift the block of one of the viewer's courses. Repeating it has no effect, nor has it for a course without a block.",
  })
  requestLift(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.requestLift(viewer, courseId);
  }

  @FieldResolver(() => ManagedReviewConnection, { description: 'Reviews of all courses, newest first.' })
  reviews(
    @Root() { viewer }: Administration,
    @PageArgs('reviews') { first, after }: Page,
    @Arg('state', () => ApprovalState, {
      nullable: true,
      description: 'Only reviews in this state; null for all.',
    })
    state: ApprovalState | null,
  ) {
    return this.reviewModeration.reviews(viewer, { first, after, state });
  }

  @RequiresScope('write:admin')
  @Mutation(() => SetReviewStateResult, {
    description:
      "Makes a review public, hides it, or lets it wait again; changes the course's rating, and notifies the student. Administrators only.",
  })
  setReviewState(
    @Arg('reviewId', () => ID, { description: 'Identifier of the review.' }) reviewId: string,
    @Arg('state', () => ApprovalState, { description: 'The new state.' }) state: ApprovalState,
    @Arg('revision', () => Int, { description: '`revision` of the review when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.reviewModeration.setState(viewer, reviewId, state, revision);
  }
}

@Resolver(() => Person)
export class OwnedCoursesResolver {
  constructor(private readonly service: CourseModerationService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => OwnedCourseCounts, { description: 'The published courses that the account owns.' })
  publishedCourses(@Root() { id }: Person) {
    return this.service.publishedCoursesOf(id);
  }
}
