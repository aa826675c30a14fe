import { CAPTIONS_MAX_BYTES, convertedCaptions } from '../../../../../server/features/courses/captions.rules';

/** Reads a captions file, WebVTT or SubRip; returns its text as WebVTT or an error message. */
export async function readCaptionsFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > CAPTIONS_MAX_BYTES)
    return {
      problem: `Captions can be at most ${CAPTIONS_MAX_BYTES / 1000} kB, and “${file.name}” is larger`,
    };
  try {
    const bytes = await file.arrayBuffer();
    return { text: convertedCaptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    // A binary file or another encoding: WebVTT is always UTF-8, and other encodings cannot be told apart.
    return { problem: `“${file.name}” is not a UTF-8 text file` };
  }
}
