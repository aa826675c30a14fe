import { captionsOf } from '#server/modules/courses/video.rules';
import { fetchFile } from '../../../apollo/fetchFile';

/** Loads captions that this server stores; null if that fails. */
export async function captionsText(path: string): Promise<string | null> {
  try {
    const response = await fetchFile(path);
    return response?.ok ? await response.text() : null;
  } catch {
    // No network; the caller offers to try again.
    return null;
  }
}

/**
 * Path of a lesson's captions on this server; null if it has none here. Captions of other hosts are not read: they must
 * not get the session token.
 */
export function ownCaptionsPath(lesson: {
  captionsPath: string | null;
  captionsUrl: string | null;
}): string | null {
  const address = lesson.captionsPath ?? captionsOf(lesson.captionsUrl);
  return address?.startsWith('/') ? address : null;
}
