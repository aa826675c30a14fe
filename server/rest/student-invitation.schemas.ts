import * as z from 'zod';
import { acceptInvitationRules } from '../features/rosters/roster.rules';
import { answerNamed, bodyNamed, count, flag, fromRule, text } from './schema';

export const StudentInvitation = answerNamed(
  'StudentInvitation',
  'An invitation of a student to courses, as its link shows it.',
  z.object({
    email: text('The invited email address, which the account will have.', 'ada@example.org'),
    name: text('Name as somebody else wrote it; the person can change it.', 'Ada Lovelace'),
    courses: z
      .array(text('Title of a course.', 'CSS layout'))
      .describe('Titles of the courses in which the person will be enrolled.'),
    hasAccount: flag(
      'Whether an account has the address already: accept the invitation with its session.',
      false,
    ),
  }),
);

export const InvitedSignUp = bodyNamed(
  'InvitedSignUp',
  'The account of an invited person.',
  z.object({
    name: fromRule(acceptInvitationRules.shape.name, 'Name shown to others.', 'Ada Lovelace'),
    password: fromRule(
      acceptInvitationRules.shape.password,
      'At least 6 characters and at most 256 bytes.',
      'difference',
    ),
  }),
);

export const StudentInvitationAccepted = z.object({
  courseCount: count('In how many courses you were enrolled, or put on the waiting list.', 1),
});
