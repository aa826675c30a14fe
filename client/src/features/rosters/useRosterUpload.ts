import { useState } from 'react';
import { attempt } from '../../apollo/attempt';
import { sendFile } from '../../apollo/fetchFile';

const FAILED = 'The file couldn’t be uploaded. Please try again.';

/** Uploads a file of students to the given path. `problem` is why the last one was refused or could not be read. */
export function useRosterUpload(path: string, onUploaded: (importId: string) => void) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(chosen: File | Promise<File>) {
    setIsSending(true);
    setProblem(null);
    await attempt(
      async () => {
        const file = await chosen;
        const query = new URLSearchParams({ name: file.name });
        const response = await sendFile(`${path}?${query.toString()}`, file, { method: 'POST' });
        if (!response) return;
        const answer = (await response.json().catch(() => ({}))) as { id?: unknown; error?: unknown };
        if (response.ok && typeof answer.id === 'string') onUploaded(answer.id);
        else setProblem(typeof answer.error === 'string' ? answer.error : FAILED);
      },
      FAILED,
      setProblem,
    );
    setIsSending(false);
  }

  return { upload, isSending, problem };
}
