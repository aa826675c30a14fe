import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { Role } from '../../../platform/viewer';
import { RequiresScope } from '../../../platform/required-scope';
import { AccountAdministrationService } from './account-administration.service';
import {
  SetUpAdministratorInput,
  AccountState,
  Administration,
  Person,
  PersonConnection,
  PersonSort,
  ResetTokenSent,
  SetUpAdministratorResult,
} from './administration.types';
import { SetUpService } from './set-up.service';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { InstructorRequestsService } from '../instructors/instructor-requests.service';
import { InvitationsService } from '../instructors/invitations.service';
import {
  DecideInstructorRequestResult,
  InviteInstructorResult,
  PendingInvitation,
  WaitingInstructorConnection,
} from '../instructors/instructors.types';

@Resolver(() => Administration)
export class AdministrationResolver {
  constructor(
    private readonly accounts: AccountAdministrationService,
    private readonly setUps: SetUpService,
    private readonly requests: InstructorRequestsService,
    private readonly invitations: InvitationsService,
  ) {}

  @FieldResolver(() => PersonConnection, {
    description: 'Accounts in the given order, without those that are or will be deleted.',
  })
  people(
    @Root() { viewer }: Administration,
    @PageArgs('accounts') { first, after }: Page,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text that the name or email contains, regardless of case and accents; null for all.',
    })
    search: string | null,
    @Arg('role', () => Role, { nullable: true, description: 'Only accounts with this role; null for all.' })
    role: Role | null,
    @Arg('state', () => AccountState, {
      nullable: true,
      description: 'Only accounts in this state; null for all.',
    })
    state: AccountState | null,
    @Arg('sort', () => PersonSort, {
      defaultValue: PersonSort.JOINED,
      description: 'What the accounts are sorted by.',
    })
    sort: PersonSort,
    @Arg('descending', () => Boolean, {
      defaultValue: true,
      description: 'Whether the order is reversed: newest first, or from Z to A.',
    })
    isDescending: boolean,
  ) {
    return this.accounts.people(viewer, { first, after, search, role, state, sort, isDescending });
  }

  @FieldResolver(() => Person, { nullable: true, description: 'One account; null if there is none.' })
  person(
    @Root() { viewer }: Administration,
    @Arg('id', () => ID, { description: 'Identifier of the account.' }) id: string,
  ) {
    return this.accounts.person(viewer, id);
  }

  @Mutation(() => Person, {
    description:
      'Changes the role of an account and ends all its sessions. Administrators only, and not for their own account.',
  })
  changeRole(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('role', () => Role, { description: 'The new role.' }) role: Role,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.changeRole(viewer, accountId, role);
  }

  @RequiresScope('write:admin')
  @Mutation(() => Person, {
    description:
      'Suspends an account: nobody can log in to it, and its sessions and sockets end at once. Lists do not have its courses meanwhile. Administrators only, and not for their own account.',
  })
  suspendAccount(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('unpublishesCourses', () => Boolean, {
      defaultValue: false,
      description: 'Whether the courses that it owns become drafts.',
    })
    unpublishesCourses: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.suspend(viewer, accountId, unpublishesCourses);
  }

  @RequiresScope('write:admin')
  @Mutation(() => Person, { description: 'Ends the suspension of an account. Administrators only.' })
  reinstateAccount(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('publishes', () => [ID], {
      defaultValue: [],
      description: 'Those of its courses that are published again, unless an administrator blocked them.',
    })
    publishes: string[],
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.reinstate(viewer, accountId, publishes);
  }

  @RequiresScope('write:admin')
  @Mutation(() => Person, {
    description: 'Ends all sessions and sockets of an account. Administrators only.',
  })
  signOutEverywhere(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.signOutEverywhere(viewer, accountId);
  }

  @Mutation(() => Person, {
    description:
      'Removes the second factor of an account and ends all its sessions; its owner is told by email. Administrators only, and not for their own account.',
  })
  removeSecondFactor(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.removeSecondFactor(viewer, accountId);
  }

  @Mutation(() => ResetTokenSent, {
    description: 'Sends the owner of an account a token to choose a new password. Administrators only.',
  })
  sendResetToken(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.sendResetToken(viewer, accountId);
  }

  @Mutation(() => SetUpAdministratorResult, {
    description:
      "Creates an administrator's account with a set-up link, which works once, for a day. A link for the email of an account whose owner has not verified it gives that account a new name and password, ends all other ways to log in to it, and makes it an administrator's. RATE_LIMITED beyond 20 attempts in 15 minutes from one address.",
  })
  setUpAdministrator(
    @Arg('input', () => SetUpAdministratorInput, { description: 'The account to create.' })
    input: SetUpAdministratorInput,
    @Ctx() { address }: Context,
  ) {
    return this.setUps.setUpAdministrator(input, address);
  }

  @FieldResolver(() => WaitingInstructorConnection, {
    description: 'Accounts that wait to become an instructor’s, newest first.',
  })
  waitingInstructors(@Root() { viewer }: Administration, @PageArgs('accounts') { first, after }: Page) {
    return this.requests.waiting(viewer, { first, after });
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [PendingInvitation], {
    description: 'Invitations of instructors that can be used, newest first, at most 200.',
  })
  instructorInvitations(@Root() { viewer }: Administration) {
    return this.invitations.open(viewer);
  }

  @Mutation(() => DecideInstructorRequestResult, {
    description:
      'Approves or declines the request of an account to become an instructor’s, and tells the person. Approving ends its sessions. Administrators only.',
  })
  decideInstructorRequest(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('isApproved', () => Boolean, { description: 'Whether it becomes an instructor’s.' })
    isApproved: boolean,
    @Arg('note', () => String, {
      nullable: true,
      description: 'What to tell the person, at most 500 characters; null for nothing.',
    })
    note: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.requests.decide(viewer, accountId, { isApproved, note });
  }

  @Mutation(() => InviteInstructorResult, {
    description:
      'Invites an address to register as an instructor, with a link that works once, for a week. Administrators only. RATE_LIMITED beyond 100 an hour.',
  })
  inviteInstructor(
    @Arg('email', () => String, { description: 'The address, which has no account yet.' }) email: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.invite(viewer, email);
  }

  @Mutation(() => Boolean, {
    description: 'Withdraws an invitation, whose link no longer works. Administrators only.',
  })
  withdrawInstructorInvitation(
    @Arg('email', () => String, { description: 'The invited address.' }) email: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.withdraw(viewer, email);
  }
}
