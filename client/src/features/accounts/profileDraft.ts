import * as z from 'zod/mini';
import { readDraft } from '../../lib/storedDraft';

const words = z.object({ bio: z.string(), pictureUrl: z.string() });

/** What an instructor writes about themselves, as the form has it. */
export type ProfileDraft = z.infer<typeof words>;

/** Where this device keeps what one account has written of its profile and not saved. */
export const profileDraftKey = (accountId: string) => `profileDraft:${accountId}`;

export const readProfileDraft = (key: string) => readDraft<ProfileDraft>(key, words);

export const isSameProfile = (one: ProfileDraft, other: ProfileDraft) =>
  one.bio.trim() === other.bio.trim() && one.pictureUrl.trim() === other.pictureUrl.trim();
