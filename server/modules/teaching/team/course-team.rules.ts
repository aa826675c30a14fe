import * as z from 'zod/mini';
import { invitationRules } from '../../accounts/account.rules';

/** The roles that the owner can give. */
export const MEMBER_ROLES = ['INSTRUCTOR', 'ASSISTANT', 'OBSERVER'] as const;

const memberFields = {
  role: z.enum(MEMBER_ROLES, 'Please choose a role'),
  /** Whether an assistant may see the students' addresses. */
  seesAddresses: z.boolean(),
};

/** A member's role, as the owner chooses it. */
export const courseMemberRules = z.object(memberFields);

/** Whom the owner invites to the team, and as what. */
export const courseInvitationRules = z.object({ ...invitationRules.shape, ...memberFields });
