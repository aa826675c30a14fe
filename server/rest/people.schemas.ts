import * as z from 'zod';
import { decisionRules, invitationRules } from '../features/accounts/account.rules';
import { PageQuery } from './paging';
import { answerNamed, flag, fromRule, identityOf, idOf, text, time, timeOrNull } from './schema';

const role = z
  .enum(['student', 'instructor', 'admin'])
  .meta({ description: 'Role of the account.', examples: ['instructor'] });
const state = z.enum(['active', 'suspended']).meta({
  description: 'Whether the account can be used; nobody can log in to a suspended one.',
  examples: ['active'],
});

export const Person = answerNamed(
  'Person',
  'An account as administrators see it.',
  z.object({
    ...identityOf('account'),
    name: text('Name shown to others.', 'Ada Lovelace'),
    email: text('Email address used to log in.', 'ada@example.org'),
    role,
    state,
    hasSecondFactor: flag('Whether logging in needs a code besides the password.', false),
    createdAt: time('When the account was created.'),
    lastSeenAt: timeOrNull('When it was last used, to the hour; null if no device is logged in.'),
  }),
);

export const PeopleQuery = PageQuery.extend({
  search: z.string().optional().meta({
    description: 'Text that the name or the email address contains, regardless of case and accents.',
  }),
  role: role.optional().describe('Only accounts with this role.'),
  state: state.optional().describe('Only accounts in this state.'),
});

export const NewRole = z.object({ role });

export const ResetTokenSent = z.object({
  resetToken: z
    .string()
    .nullable()
    .meta({
      description: 'The reset token, in demo mode only; null otherwise, when it is sent by email.',
      examples: [null],
    }),
});

export const WaitingInstructor = answerNamed(
  'WaitingInstructor',
  'An account that waits to become an instructor’s.',
  z.object({
    ...identityOf('account'),
    name: text('Name shown to others.', 'Ada Lovelace'),
    email: text('Email address used to log in.', 'ada@example.org'),
    requestedAt: time('Since when it waits.'),
  }),
);

export const InstructorDecision = z.object({
  approved: flag('Whether the account becomes an instructor’s.'),
  note: fromRule(
    decisionRules.shape.note,
    'What to tell the person, at most 500 characters; null or left out for nothing.',
    'Welcome.',
  ),
});

export const RequestDecided = z.object({
  accountId: idOf('account', 'Identifier of the account.'),
  approved: flag('Whether it is an instructor’s now.'),
});

export const InstructorInvitation = answerNamed(
  'InstructorInvitation',
  'An invitation to register as an instructor that was not used yet.',
  z.object({
    email: text('The invited address, the only one that can use it.', 'ada@example.org'),
    invitedAt: time('When it was made.'),
    expiresAt: time('Until when it can be used.'),
  }),
);

export const NewInstructorInvitation = z.object({
  email: fromRule(
    invitationRules.shape.email,
    'The address to invite, which has no account yet.',
    'ada@example.org',
  ),
});

export const InstructorInvited = z.object({
  link: text(
    'The address at which the invited person registers. It is sent only now.',
    'https://learn.example.org/register?invitation=…&email=ada%40example.org',
  ),
  mailProblem: z
    .string()
    .nullable()
    .meta({
      description: 'Why the link was not mailed; null if the mail server accepted the email.',
      examples: [null],
    }),
});

export const InvitationWithdrawn = z.object({
  email: text('The address, whose link no longer works.', 'ada@example.org'),
  withdrawn: z.literal(true).describe('Always true.'),
});
