import * as z from 'zod/mini';
import type { DraftFormat } from '../../lib/storedDraft';

const profileDraft = z.object({ bio: z.string(), pictureUrl: z.string() });

/** Form values of an instructor's profile. */
export type ProfileDraft = z.infer<typeof profileDraft>;

/** Storage key of an account's kept profile draft. */
export const profileDraftKey = (accountId: string) => `profileDraft:${accountId}`;

export const profileDraftFormat: DraftFormat<ProfileDraft> = { version: 1, schema: profileDraft };

export const isSameProfile = (one: ProfileDraft, other: ProfileDraft) =>
  one.bio.trim() === other.bio.trim() && one.pictureUrl.trim() === other.pictureUrl.trim();
