import * as z from 'zod/mini';
import {
  DEFAULT_INVITATION_MAILS,
  type SettingsInput,
  settingsRules,
  InstructorAccess,
} from '#server/platform/settings/settings.rules';
import { check, type Checked } from '#server/platform/validation.rules';
import type { DraftFormat } from '../../../forms/storedDraft';
import type { DraftKey } from '../../../lib/storage';
import type { EditedSettingsFragment } from './__generated__/SettingsPage.generated';

const settingsDraft = z.object({
  name: z.string(),
  accentColor: z.string(),
  welcomeText: z.string(),
  landingQuestionId: z._default(z.string(), ''),
  isRegistrationOpen: z.boolean(),
  adminsNeedSecondFactor: z._default(z.boolean(), false),
  instructorAccess: z._default(z.enum(InstructorAccess), InstructorAccess.EVERYONE),
  /** One on each line. */
  instructorDomains: z._default(z.string(), ''),
  maxCourses: z.string(),
  maxStorageMegabytes: z.string(),
  maxInvitationMails: z._default(z.string(), String(DEFAULT_INVITATION_MAILS)),
  mailSenderName: z.string(),
  mailSenderAddress: z.string(),
});

/** Form values of the settings; '' where nothing is set. */
export type SettingsDraft = z.infer<typeof settingsDraft>;

export const settingsDraftKey = (accountId: string): DraftKey => `settingsDraft:${accountId}`;

export const settingsDraftFormat: DraftFormat<SettingsDraft> = { version: 1, schema: settingsDraft };

const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Checks the form with the server's rules. */
export const checkSettings = ({
  maxCourses,
  maxStorageMegabytes,
  maxInvitationMails,
  instructorDomains,
  ...draft
}: SettingsDraft): Checked<SettingsInput> =>
  check(settingsRules, {
    ...draft,
    instructorDomains: instructorDomains.split(/[\s,;]+/).filter(Boolean),
    maxCourses: limitOf(maxCourses),
    maxStorageMegabytes: limitOf(maxStorageMegabytes),
    maxInvitationMails: Number(maxInvitationMails),
  });

export const isSameSettings = (one: SettingsDraft, other: SettingsDraft): boolean =>
  (Object.keys(settingsDraft.shape) as (keyof SettingsDraft)[]).every(
    (name) => String(one[name]).trim() === String(other[name]).trim(),
  );

/** The form's values for the saved settings. */
export const draftOf = (settings: EditedSettingsFragment): SettingsDraft => ({
  name: settings.name,
  accentColor: settings.accentColor ?? '',
  welcomeText: settings.welcomeText ?? '',
  landingQuestionId: settings.landingQuestionId ?? '',
  isRegistrationOpen: settings.isRegistrationOpen,
  adminsNeedSecondFactor: settings.adminsNeedSecondFactor,
  instructorAccess: InstructorAccess[settings.instructorAccess],
  instructorDomains: settings.instructorDomains.join('\n'),
  maxCourses: settings.maxCourses?.toString() ?? '',
  maxStorageMegabytes: settings.maxStorageMegabytes?.toString() ?? '',
  maxInvitationMails: settings.maxInvitationMails.toString(),
  mailSenderName: settings.mailSenderName ?? '',
  mailSenderAddress: settings.mailSenderAddress ?? '',
});
