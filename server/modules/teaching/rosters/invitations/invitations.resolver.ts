import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../../platform/connection';
import type { Context } from '../../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../../platform/graphql/limits';
import { RequiresScope } from '../../../../platform/required-scope';
import { RegisterResult, Viewer } from '../../../accounts/account.types';
import { StudentInvitationsService } from './student-invitations.service';
import {
  AcceptInvitationInput,
  AcceptInvitationAsResult,
  InvitedAgain,
  InvitedStudentConnection,
  OwnStudentInvitation,
  StudentInvitation,
} from './invitations.types';
import { InvitedStudentsService } from './invited-students.service';

const COURSE = { description: 'The course.' };
const PERSON = { description: 'The invited person.' };
const TOKEN = { description: 'The token of the link.' };

@Resolver(() => Viewer)
export class InvitationsResolver {
  constructor(
    private readonly invitations: StudentInvitationsService,
    private readonly invited: InvitedStudentsService,
  ) {}

  @Query(() => StudentInvitation, {
    nullable: true,
    description:
      'The invitation that a link is for; null if it is invalid, was used, or has expired. Does not require a session.',
  })
  studentInvitation(@Arg('token', () => String, TOKEN) token: string) {
    return this.invitations.read(token);
  }

  @Mutation(() => RegisterResult, {
    description:
      'Creates the account of an invited person, also while registration is closed, and enrolls them. The link works once. Does not log in.',
  })
  acceptInvitation(
    @Arg('input', () => AcceptInvitationInput, { description: 'The token, and the new account.' })
    input: AcceptInvitationInput,
    @Ctx() { address }: Context,
  ) {
    return this.invitations.accept(input, address);
  }

  @Mutation(() => AcceptInvitationAsResult, {
    description:
      "Enrolls the viewer in the courses of an invitation to the address of the viewer's account. The link works once. UNAUTHENTICATED for visitors.",
  })
  acceptInvitationAs(@Arg('token', () => String, TOKEN) token: string, @Ctx() { viewer }: Context) {
    return this.invitations.acceptAs(viewer, token);
  }

  @Mutation(() => Boolean, {
    description:
      'Declines the invitations of a link, with or without an account; always true. NOT_FOUND if the link is not valid. Does not require a session.',
  })
  declineInvitation(@Arg('token', () => String, TOKEN) token: string) {
    return this.invitations.decline(token);
  }

  @Mutation(() => Boolean, {
    description:
      'Accepts or declines an invitation to a course, one of `Viewer.studentInvitations`; always true. NOT_FOUND if there is none.',
  })
  answerStudentInvitation(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('isAccepted', () => Boolean, { description: 'Whether the viewer joins the course.' })
    isAccepted: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.answer(viewer, courseId, isAccepted);
  }

  @Query(() => InvitedStudentConnection, {
    description:
      'People who are invited to a course, by name. For members of its team who may manage students.',
  })
  invitedStudents(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @PageArgs('people') { first, after }: Page,
    @Ctx() { viewer }: Context,
  ) {
    return this.invited.invited(viewer, courseId, { first, after: after ?? null });
  }

  @Mutation(() => InvitedAgain, {
    description:
      'Mails an invited person a new link for 30 days, or returns it where no email can be sent; an earlier one no longer works. For members of its team who may manage students.',
  })
  inviteAgain(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('personId', () => ID, PERSON) personId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invited.inviteAgain(viewer, courseId, personId);
  }

  @Mutation(() => Boolean, {
    description:
      'Withdraws the invitation of a person to a course; always true. For members of its team who may manage students.',
  })
  withdrawStudentInvitation(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('personId', () => ID, PERSON) personId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invited.withdraw(viewer, courseId, personId);
  }

  @RequiresScope('session only')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [OwnStudentInvitation], {
    description: 'Invitations to courses that the viewer has to answer, newest first, at most 100.',
  })
  studentInvitations(@Root() viewer: Viewer) {
    return this.invitations.ofViewer(viewer);
  }
}
