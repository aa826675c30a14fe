import * as z from 'zod/mini';
import type { DraftKey } from '../../../lib/storage';
import type { DraftFormat } from '../../../forms/storedDraft';

const profileDraft = z.object({
  name: z.string(),
  bio: z.string(),
  pictureUrl: z.string(),
  language: z.string(),
  timeZone: z.string(),
});

/** Form values of a profile; '' where nothing is given. */
export type ProfileDraft = z.infer<typeof profileDraft>;

/** Storage key of an account's kept profile draft. */
export const profileDraftKey = (accountId: string): DraftKey => `profileDraft:${accountId}`;

/** The form of an account; drafts of version 1 had a bio and a picture only. */
export const profileDraftFormat = (saved: ProfileDraft): DraftFormat<ProfileDraft> => ({
  version: 2,
  schema: profileDraft,
  upgrades: { 1: (draft) => ({ ...saved, ...(draft as Partial<ProfileDraft>) }) },
});

export const isSameProfile = (one: ProfileDraft, other: ProfileDraft) =>
  profileFields.every((field) => one[field].trim() === other[field].trim());

const profileFields = ['name', 'bio', 'pictureUrl', 'language', 'timeZone'] as const;
