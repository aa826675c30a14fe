import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { EnrollmentRequestState } from '../../enrollments/enrollment.types';
import { InstructorCourse } from '../authoring/authoring.types';
import { RequiresScope } from '../../../platform/required-scope';
import { JoiningSettingsService } from './joining-settings.service';
import {
  CourseJoining,
  CreateJoinLinkResult,
  JoiningChanged,
  JoiningInput,
  SetJoiningResult,
  EnrollmentRequestConnection,
} from './joining.types';
import { type Page, PageArgs } from '../../../platform/connection';

const COURSE = { description: 'Identifier of the course.' };
const STUDENT = { description: "Identifier of the person's account." };

@Resolver(() => InstructorCourse)
export class JoiningResolver {
  constructor(private readonly service: JoiningSettingsService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => CourseJoining, {
    nullable: true,
    description: 'Join links, requests and waiting list; null for members who may not manage students.',
  })
  joining(@Root() course: InstructorCourse, @Ctx() { viewer }: Context) {
    return this.service.joining(viewer, course.id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => SetJoiningResult, {
    description:
      "Sets how people join one of the viewer's courses. Nobody loses their place; new places are given to the waiting list.",
  })
  setJoining(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('input', () => JoiningInput, {
      description: 'The mode, the capacity and the end; all three are replaced.',
    })
    input: JoiningInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.set(viewer, courseId, input);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CreateJoinLinkResult, {
    description: "Creates a link with which people join one of the viewer's courses without approval.",
  })
  createJoinLink(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('maxUses', () => Int, {
      nullable: true,
      description: 'How many people can use it, 1 to 100,000; null: any number.',
    })
    maxUses: number | null,
    @Arg('expiresAt', () => Date, { nullable: true, description: 'When it expires; null: never.' })
    expiresAt: Date | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.createLink(viewer, courseId, { maxUses, expiresAt });
  }

  @RequiresScope('write:teaching')
  @Mutation(() => JoiningChanged, {
    description: 'Ends a join link. Students who joined with it stay in the course.',
  })
  revokeJoinLink(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('linkId', () => ID, { description: 'Identifier of the link.' }) linkId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.revokeLink(viewer, courseId, linkId);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => JoiningChanged, {
    description:
      'Approves a request to join, which enrolls the person or puts them on the waiting list of a full course; or declines it, or takes them off the waiting list. They are notified.',
  })
  decideEnrollmentRequest(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('studentId', () => ID, STUDENT) studentId: string,
    @Arg('isApproved', () => Boolean, { description: 'Whether to approve it.' }) isApproved: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.decide(viewer, courseId, studentId, isApproved);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => JoiningChanged, {
    description:
      "Ends a student's enrollment in one of the viewer's courses and notifies them. Their progress comes back if they join again.",
  })
  removeStudent(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('studentId', () => ID, STUDENT) studentId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.removeStudent(viewer, courseId, studentId);
  }
}

@Resolver(() => CourseJoining)
export class CourseJoiningResolver {
  constructor(private readonly service: JoiningSettingsService) {}

  @FieldResolver(() => EnrollmentRequestConnection, {
    description: 'Requests that wait for a decision, oldest first.',
  })
  requests(@Root() { courseId }: CourseJoining, @PageArgs('people') page: Page, @Ctx() { viewer }: Context) {
    return this.service.requests(viewer, courseId, EnrollmentRequestState.ASKED, page);
  }

  @FieldResolver(() => EnrollmentRequestConnection, { description: 'The waiting list, in order.' })
  waiting(@Root() { courseId }: CourseJoining, @PageArgs('people') page: Page, @Ctx() { viewer }: Context) {
    return this.service.requests(viewer, courseId, EnrollmentRequestState.WAITING, page);
  }
}
