import { useEffect, useState } from 'react';
import { captionsOf } from '#server/modules/courses/video.rules';
import { fetchFile } from '../../../apollo/fetchFile';

/** Loads captions that this server stores; null if that fails. */
async function captionsText(path: string): Promise<string | null> {
  try {
    const response = await fetchFile(path);
    return response?.ok ? await response.text() : null;
  } catch {
    // No network; the caller offers to try again.
    return null;
  }
}

/** The captions at this path, null while loading; `retry` loads them again, null unless that failed. */
export function useCaptionsText(path: string | null) {
  const [loaded, setLoaded] = useState<{ path: string; text: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let isGone = false;
    void captionsText(path).then((text) => {
      if (!isGone) setLoaded({ path, text });
    });
    return () => {
      isGone = true;
    };
  }, [path, attempt]);

  if (loaded === null || loaded.path !== path) return { text: null, retry: null };
  const again = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { text: loaded.text, retry: loaded.text === null ? again : null };
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
