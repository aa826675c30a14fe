import * as z from 'zod/mini';
import { canonicalDomain, canonicalEmail, EMAIL_MAX_LENGTH, isEmailAddress } from '../email.rules';
import { optionalLine, optionalText, requiredLine } from '../validation.rules';
import { accentProblem } from './accent.rules';

/** What everyone can see of the configuration. */
export class PublicConfiguration {
  constructor(
    /** How many days entries of the audit log are kept. */
    readonly auditLogDays: number,
    /** Label of the provider with which people can log in; null: only with a password. */
    readonly signInProvider: string | null,
  ) {}
}

/** Who may register as an instructor. */
export enum InstructorAccess {
  EVERYONE = 'EVERYONE',
  BY_APPROVAL = 'BY_APPROVAL',
  BY_INVITATION = 'BY_INVITATION',
  BY_DOMAIN = 'BY_DOMAIN',
}

/** Whether the address belongs to one of the domains, which are canonical; subdomains are other domains. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const canonical = canonicalEmail(email);
  const domain = canonicalDomain(canonical.slice(canonical.lastIndexOf('@') + 1));
  return domain !== null && domains.includes(domain);
}

/** What people read who would like to register while they cannot. */
export const REGISTRATION_CLOSED =
  'Registration is closed. If you have an account, you can log in as before.';

/** What people read who invite beyond the limit. */
export const TOO_MANY_INVITATION_MAILS =
  'Your invitation emails for today are used up. Please try again tomorrow or, if those of an import are still waiting, when they are sent.';

const COURSES_MAX = 100_000;
const MEGABYTES_MAX = 1_000_000;
const INVITATION_MAILS_MAX = 100_000;
/** How many invitation mails an instructor may cause on a day, unless an administrator decides otherwise. */
export const DEFAULT_INVITATION_MAILS = 1000;
/** The daily invitation mails of instructors whom no administrator approved. */
export const UNTRUSTED_INVITATION_MAILS = 50;

/** null or left out: no limit. */
function limit(label: string, max: number) {
  const sentence = `${label} must be a whole number from 1 to ${max.toLocaleString('en-US')}, or empty for no limit`;
  return z.pipe(
    z.nullish(z.int(sentence).check(z.minimum(1, sentence), z.maximum(max, sentence))),
    z.transform((value) => value ?? null),
  );
}

const INVITATION_MAILS = `Invitation emails must be a whole number from 1 to ${INVITATION_MAILS_MAX.toLocaleString('en-US')}`;

const SENDER_CHARACTERS = /^[\w.!#$%&'*+/=?^`{|}~@-]+$/;

/** Longer than any color, so that a wrong one is refused for its form and not for its length. */
const accentColor = optionalText('Accent color', 100).check((input) => {
  const problem = input.value === null ? null : accentProblem(input.value);
  if (problem !== null) input.issues.push({ code: 'custom', message: problem, input: input.value });
});

const DOMAINS_MAX = 200;

/** Domains as they are compared; blank ones are left out. */
const instructorDomains = z.pipe(
  z
    .array(z.string())
    .check(z.maxLength(DOMAINS_MAX, `There can be at most ${DOMAINS_MAX} domains`))
    .check((given) => {
      const wrong = given.value.find((domain) => domain.trim() !== '' && canonicalDomain(domain) === null);
      if (wrong !== undefined)
        given.issues.push({
          code: 'custom',
          message: `“${wrong.trim().slice(0, 60)}” is not a domain such as example.org`,
          input: given.value,
        });
    }),
  z.transform((domains) => [
    ...new Set(domains.map(canonicalDomain).filter((domain): domain is string => domain !== null)),
  ]),
);

const fields = z.object({
  name: requiredLine('Name', 40, 'Name is required'),
  accentColor: z.pipe(
    accentColor,
    z.transform((color) => color?.toUpperCase() ?? null),
  ),
  welcomeText: optionalText('Welcome text', 300),
  landingQuestionId: optionalText('Question', 36),
  isRegistrationOpen: z.boolean(),
  adminsNeedSecondFactor: z.boolean(),
  instructorAccess: z.enum(InstructorAccess, 'Please choose who may register as an instructor'),
  instructorDomains: z._default(instructorDomains, []),
  maxCourses: limit('Courses', COURSES_MAX),
  maxStorageMegabytes: limit('Storage', MEGABYTES_MAX),
  maxInvitationMails: z._default(
    z
      .int(INVITATION_MAILS)
      .check(z.minimum(1, INVITATION_MAILS), z.maximum(INVITATION_MAILS_MAX, INVITATION_MAILS)),
    DEFAULT_INVITATION_MAILS,
  ),
  mailSenderName: optionalLine('Sender name', 100),
  mailSenderAddress: optionalText('Sender address', EMAIL_MAX_LENGTH, canonicalEmail).check(
    z.refine(
      // Other letters need a mail server with SMTPUTF8, which not all have.
      (address) => address === null || (isEmailAddress(address) && SENDER_CHARACTERS.test(address)),
      'Please enter a valid email address',
    ),
  ),
});

/** What an administrator edits in the form of the settings; the logo is uploaded on its own. */
export const settingsRules = fields.check(
  z.refine(
    ({ instructorAccess, instructorDomains: domains }) =>
      instructorAccess !== InstructorAccess.BY_DOMAIN || domains.length > 0,
    { path: ['instructorDomains'], message: 'Please enter at least one domain' },
  ),
);

export type SettingsInput = z.output<typeof settingsRules>;
