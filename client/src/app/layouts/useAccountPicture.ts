import { useProfilePicture } from '../../lib/profilePicture';
import { useAccountPictureQuery } from './__generated__/useAccountPicture.generated';

/** The signed-in account's picture, as its profile shows it: the preview of this browser, or else the uploaded one. */
export function useAccountPicture(accountId: string): string | null {
  const preview = useProfilePicture(accountId);
  const { data } = useAccountPictureQuery();
  return preview ?? data?.viewer?.account.pictureUrl ?? null;
}
