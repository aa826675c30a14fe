import * as z from 'zod/mini';
import type { DraftFormat } from '../../lib/storedDraft';

const profileDraft = z.object({ bio: z.string(), pictureUrl: z.string() });

/** What an instructor writes about themselves, as the form has it. */
export type ProfileDraft = z.infer<typeof profileDraft>;

/** Where this device keeps what one account has written of its profile and not saved. */
export const profileDraftKey = (accountId: string) => `profileDraft:${accountId}`;

export const profileDraftFormat: DraftFormat<ProfileDraft> = { version: 1, schema: profileDraft };

export const isSameProfile = (one: ProfileDraft, other: ProfileDraft) =>
  one.bio.trim() === other.bio.trim() && one.pictureUrl.trim() === other.pictureUrl.trim();
