import * as z from 'zod';
import { courseInvitationRules } from '../features/courses/team/course-team.rules';
import { answerNamed, bodyNamed, EXAMPLE_ID, flag, fromRule, identityOf, idOf, text, time } from './schema';

const ROLES = ['owner', 'instructor', 'assistant', 'observer'] as const;
const SEES_ADDRESSES =
  'Whether they may see the email addresses of students if they are an assistant; owners and instructors always do, observers never.';

const CourseTeamMember = answerNamed(
  'CourseTeamMember',
  'A member of the team of a course.',
  z.object({
    accountId: idOf('account', 'Identifier of the account.'),
    name: text('Name of the account.', 'Ada Lovelace'),
    role: z.enum(ROLES).meta({ description: 'The role in the course.', examples: ['assistant'] }),
    seesAddresses: flag(SEES_ADDRESSES, false),
    isOffered: flag('Whether the owner offers them the course.', false),
    isViewer: flag('Whether it is your account.', false),
  }),
);

const invitation = {
  ...identityOf('invitation'),
  courseId: idOf('course', 'Identifier of the course.'),
  courseTitle: text('Title of the course.', 'CSS layout'),
  inviterName: text('Name of the person who invites.', 'Grace Hopper'),
  role: z.enum(ROLES).meta({ description: 'The role that they get.', examples: ['assistant'] }),
  seesAddresses: flag(SEES_ADDRESSES, false),
  invitedAt: time('When it was sent.'),
  expiresAt: time('Until when it can be accepted.'),
};

export const CourseInvitation = answerNamed(
  'CourseInvitation',
  'An invitation to the team of a course that nobody has answered yet.',
  z.object(invitation),
);

export const SentCourseInvitation = answerNamed(
  'SentCourseInvitation',
  'An invitation to the team of a course, for its sender and for everybody who has its link.',
  z.object({
    ...invitation,
    email: text('The invited address. Only its account can accept the invitation.', 'ada@example.org'),
  }),
);

const team = {
  members: z.array(CourseTeamMember).describe('The owner first, then by role and name.'),
  invitations: z
    .array(SentCourseInvitation)
    .describe('Invitations that can be accepted, newest first; empty for all members but the owner.'),
};

export const CourseTeam = answerNamed('CourseTeam', 'The team of a course.', z.object(team));

export const CourseTeamInvited = answerNamed(
  'CourseTeamInvited',
  'The team of a course, with the new invitation.',
  z.object({
    ...team,
    mailProblem: z
      .string()
      .nullable()
      .meta({
        description: 'Why no email was sent, as a sentence; null if one was sent or will be.',
        examples: [null],
      }),
    link: z
      .string()
      .nullable()
      .meta({
        description: 'The link, to be passed on, where no email can be sent; null where it was mailed.',
        examples: [null],
      }),
  }),
);

export const CourseMember = bodyNamed(
  'CourseMember',
  'The new role of a member.',
  z.object({
    role: z
      .enum(['instructor', 'assistant', 'observer'])
      .meta({ description: 'The role in the course.', examples: ['assistant'] }),
    seesAddresses: z.boolean().optional().meta({ description: SEES_ADDRESSES, default: false }),
  }),
);

export const NewCourseInvitation = bodyNamed(
  'NewCourseInvitation',
  'Whom to invite to the team, and as what.',
  z.object({
    email: fromRule(courseInvitationRules.shape.email, 'The address to invite.', 'ada@example.org'),
    ...CourseMember.shape,
  }),
);

export const CourseOffer = z.object({
  accountId: idOf('account', 'Identifier of the account of an instructor of the course.'),
});

export const InvitationAnswer = z.object({
  token: z
    .string()
    .nullish()
    .meta({
      description:
        'The token in the link; null or left out to answer an invitation of `GET /course-invitations`.',
      examples: [null],
    }),
});

export const TeamLeft = z.object({
  courseId: idOf('course', 'Identifier of the course that you left.'),
  left: z.literal(true).describe('Always true.'),
});

export const InvitationDeclined = z.object({
  ...identityOf('invitation'),
  declined: z.literal(true).describe('Always true.'),
});

export const NEW_INVITATION_EXAMPLE = { email: 'ada@example.org', role: 'assistant' } as const;
export const OFFER_EXAMPLE = { accountId: EXAMPLE_ID.account };
