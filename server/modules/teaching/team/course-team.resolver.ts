import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import { requireViewer } from '../../../platform/viewer';
import { InstructorCourse, Teaching } from '../authoring/authoring.types';
import { CourseInvitationsService } from './course-invitations.service';
import { CourseTeamService } from './course-team.service';
import {
  AcceptCourseInvitationResult,
  ChangeCourseMemberResult,
  CourseInvitation,
  CourseInvitationInput,
  CourseJoined,
  CourseLeft,
  CourseMemberInput,
  CourseTeamChanged,
  CourseTeamMember,
  DeclineCourseInvitationResult,
  InviteToCourseResult,
  SentCourseInvitation,
} from './course-team.types';

const COURSE = { description: 'Identifier of the course.' };
const MEMBER = { description: "Identifier of the member's account." };
const TOKEN = {
  nullable: true,
  description: 'The token in the link; null to answer an invitation of `courseInvitations`.',
};

@Resolver(() => InstructorCourse)
export class CourseTeamResolver {
  constructor(
    private readonly team: CourseTeamService,
    private readonly sent: CourseInvitationsService,
  ) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [CourseTeamMember], {
    description: "The course's team: the owner first, then by role and name.",
  })
  members(@Root() course: InstructorCourse, @Ctx() { viewer }: Context) {
    return this.team.members(requireViewer(viewer), course.id);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [SentCourseInvitation], {
    description: 'Invitations to the team that can be accepted, newest first; for the owner only.',
  })
  invitations(@Root() course: InstructorCourse) {
    return this.sent.ofCourse(course);
  }

  @Mutation(() => ChangeCourseMemberResult, {
    description: 'Changes the role of a member. By the owner of the course.',
  })
  changeCourseMember(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('accountId', () => ID, MEMBER) accountId: string,
    @Arg('input', () => CourseMemberInput, { description: 'The new role.' }) input: CourseMemberInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.team.change(viewer, courseId, accountId, input);
  }

  @Mutation(() => CourseTeamChanged, {
    description: 'Takes a member off the team. By the owner of the course.',
  })
  removeCourseMember(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('accountId', () => ID, MEMBER) accountId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.team.remove(viewer, courseId, accountId);
  }

  @Mutation(() => CourseLeft, {
    description: 'The viewer leaves the team. FORBIDDEN for the owner, who can hand the course over.',
  })
  leaveCourse(@Arg('courseId', () => ID, COURSE) courseId: string, @Ctx() { viewer }: Context) {
    return this.team.leave(viewer, courseId);
  }

  @Mutation(() => CourseTeamChanged, {
    description:
      'Offers the course to one of its instructors, who becomes its owner with `acceptCourseOffer`. By the owner of the course.',
  })
  offerCourse(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('accountId', () => ID, {
      nullable: true,
      description: "Identifier of the instructor's account; null withdraws the offer.",
    })
    accountId: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.team.offer(viewer, courseId, accountId ?? null);
  }

  @Mutation(() => CourseJoined, {
    description:
      'The viewer becomes the owner of a course that is offered to them; the former owner becomes an instructor of it. NOT_FOUND without an offer.',
  })
  acceptCourseOffer(@Arg('courseId', () => ID, COURSE) courseId: string, @Ctx() { viewer }: Context) {
    return this.team.acceptOffer(viewer, courseId);
  }

  @Mutation(() => CourseTeamChanged, {
    description: 'Declines a course that is offered to the viewer. NOT_FOUND without an offer.',
  })
  declineCourseOffer(@Arg('courseId', () => ID, COURSE) courseId: string, @Ctx() { viewer }: Context) {
    return this.team.declineOffer(viewer, courseId);
  }
}

@Resolver(() => Teaching)
export class CourseInvitationsResolver {
  constructor(private readonly invitations: CourseInvitationsService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [CourseInvitation], {
    description:
      "Invitations to courses of others, newest first. One that was sent before the viewer's account existed can only be accepted with its link.",
  })
  courseInvitations(@Root() { viewer }: Teaching) {
    return this.invitations.ofViewer(viewer);
  }

  @RequiresScope('none')
  @Query(() => SentCourseInvitation, {
    nullable: true,
    description:
      'The invitation that a link names, for everybody who has the link; null if it was answered or withdrawn, or has expired.',
  })
  courseInvitation(@Arg('token', () => String, { description: 'The token in the link.' }) token: string) {
    return this.invitations.byToken(token);
  }

  @Mutation(() => InviteToCourseResult, {
    description:
      "Invites an email address to the course's team, for 14 days. By the owner of the course. RATE_LIMITED beyond 60 an hour.",
  })
  inviteToCourse(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('input', () => CourseInvitationInput, { description: 'Whom to invite, and as what.' })
    input: CourseInvitationInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.invite(viewer, courseId, input);
  }

  @Mutation(() => CourseTeamChanged, {
    description: 'Withdraws an invitation. By the owner of the course.',
  })
  withdrawCourseInvitation(
    @Arg('id', () => ID, { description: 'Identifier of the invitation.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.withdraw(viewer, id);
  }

  @Mutation(() => AcceptCourseInvitationResult, {
    description:
      "Joins the team of a course. Only the account with the invited address can, and it must be an instructor's.",
  })
  acceptCourseInvitation(
    @Arg('id', () => ID, { description: 'Identifier of the invitation.' }) id: string,
    @Arg('token', () => String, TOKEN) token: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.accept(viewer, id, token ?? null);
  }

  @Mutation(() => DeclineCourseInvitationResult, {
    description: 'Declines an invitation. Only the account with the invited address can.',
  })
  declineCourseInvitation(
    @Arg('id', () => ID, { description: 'Identifier of the invitation.' }) id: string,
    @Arg('token', () => String, TOKEN) token: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.decline(viewer, id, token ?? null);
  }
}
