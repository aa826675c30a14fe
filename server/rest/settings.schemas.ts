import * as z from 'zod';
import { InstructorAccess } from '../features/platform-settings/instructor-access.rules';
import { answerNamed, bodyNamed, flag, text } from './schema';
import { wordOf } from './values';

const [first, ...others] = Object.values(InstructorAccess).map(wordOf) as [string, ...string[]];

const textOrNull = (description: string, example: string | null = null) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const limit = (description: string) =>
  z
    .int()
    .min(1)
    .nullable()
    .meta({ description, examples: [null] });

const edited = {
  name: text('Name of the platform in the header, titles and emails, at most 40 characters.', 'Waymark'),
  accentColor: textOrNull(
    'Color of buttons and markers as `#RRGGBB`; null for the built-in one. Text on it needs a contrast of 4.5.',
    '#12306B',
  ),
  welcomeText: textOrNull(
    'Plain text below the heading of the landing page, at most 300 characters; null for the built-in one.',
  ),
  isRegistrationOpen: flag('Whether anyone can register. Existing accounts can log in in any case.'),
  adminsNeedSecondFactor: flag(
    'Whether administrators can log in only with a second factor. Turning it on needs one of your own, and ends the sessions of administrators who have none.',
    false,
  ),
  instructorAccess: z
    .enum([first, ...others])
    .meta({ description: 'Who may register as an instructor.', examples: ['by-approval'] }),
  instructorDomains: z
    .array(text('A mail domain.', 'example.org'))
    .max(200)
    .describe('Mail domains whose addresses may register as instructors, without their subdomains.'),
  maxCourses: limit('Maximum number of courses of one instructor, at most 100,000; null for no limit.'),
  maxStorageMegabytes: limit(
    'Maximum size of the notes and captions of one instructor’s courses in megabytes, at most 1,000,000; null for no limit.',
  ),
  maxInvitationMails: z
    .int()
    .min(1)
    .meta({
      description:
        'Maximum number of invitation emails of one instructor on a day, at most 100,000: to teams and to students together. Those of imports beyond it are sent on the next days.',
      examples: [1000],
    }),
  mailSenderName: textOrNull(
    'Name of the sender of emails, at most 100 characters; null for that of the platform.',
  ),
  mailSenderAddress: textOrNull('Address of the sender of emails; null for `no-reply@` the public address.'),
};

export const PlatformSettings = answerNamed(
  'PlatformSettings',
  'The settings of the platform.',
  z.object({
    ...edited,
    revision: z.int().meta({ description: 'Number of edits.', examples: [3] }),
    logoUrl: textOrNull(
      'Path of the uploaded logo, a WebP picture; null for the built-in one. `PUT /platform/logo` uploads one.',
    ),
    mailSender: text('The sender of emails, as `Name <address>`.', 'Waymark <no-reply@example.org>'),
  }),
);

export const PlatformSettingsEdit = bodyNamed(
  'PlatformSettingsEdit',
  'The settings to change; those left out keep their values. Text that is null or blank is cleared.',
  z
    .object(edited)
    .partial()
    .extend({
      revision: z
        .int()
        .nullish()
        .describe('Revision number when they were read; null or left out to overwrite any revision.'),
    }),
);

export const TestEmailSent = z.object({
  to: text('Your address, to which it was sent.', 'admin@example.org'),
  from: text('The sender, as `Name <address>`.', 'Waymark <no-reply@example.org>'),
});
