import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import {
  type ListColumn,
  ROSTER_COLUMNS,
  type RosterColumn,
} from '#server/modules/teaching/rosters/roster.rules';
import { attempt } from '../../../apollo/attempt';
import { sendFile } from '../../../apollo/fetchFile';
import { readStored, writeStored } from '../../../lib/storage';
import { FileButton } from '../../../ui/buttons/FileButton';
import { SurfaceNote } from '../../../ui/states/States';

const KEY = 'rosterColumns';
const MAX_FILES = 20;

/** The uses of the columns of files by their headings, the latest last. */
const stored = z.array(z.tuple([z.string(), z.array(z.enum(ROSTER_COLUMNS))]));

function readAll(): z.infer<typeof stored> {
  try {
    const parsed = z.safeParse(stored, JSON.parse(readStored(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    // Written by other code.
    return [];
  }
}

const headingsOf = (columns: readonly ListColumn[]) => JSON.stringify(columns.map(({ heading }) => heading));

/** What was last chosen on this device for a file with the same headings; null: nothing. */
function rememberedColumns(columns: readonly ListColumn[]): RosterColumn[] | null {
  const headings = headingsOf(columns);
  return readAll().find(([one]) => one === headings)?.[1] ?? null;
}

/** Remembers a choice for files with the same headings; without headings there is nothing to know them by. */
function rememberColumns(columns: readonly ListColumn[]): void {
  if (columns.every(({ heading }) => heading === '')) return;
  const headings = headingsOf(columns);
  const others = readAll().filter(([one]) => one !== headings);
  const uses = columns.map(({ use }) => use);
  writeStored(KEY, JSON.stringify([...others, [headings, uses]].slice(-MAX_FILES)));
}

const FAILED = 'The file couldn’t be uploaded. Please try again.';

/** What the server made of a file. */
interface Answer {
  /** The import; without one the file was refused. */
  id?: string;
  error?: string;
  /** The columns of a list. */
  columns?: ListColumn[];
}

interface Uploaded {
  file: File;
  columns: ListColumn[];
  /** null: the file was refused. */
  importId: string | null;
}

interface RosterUploadOptions {
  onUploaded: (importId: string) => void;
  /** Deletes an import that another choice of columns replaces. */
  discard?: (importId: string) => Promise<unknown>;
}

/** Uploads a file of students to the given path. `problem` is why the last one was refused or could not be read. */
export function useRosterUpload(path: string, { onUploaded, discard }: RosterUploadOptions) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [list, setList] = useState<Uploaded | null>(null);

  function send(file: File, uses: RosterColumn[] | null): Promise<Answer | null> {
    const query = new URLSearchParams({ name: file.name, ...(uses && { columns: uses.join(',') }) });
    return sendFile(`${path}?${query.toString()}`, file, { method: 'POST' });
  }

  async function sending(work: () => Promise<void>) {
    setIsSending(true);
    setProblem(null);
    await attempt(work, FAILED, setProblem);
    setIsSending(false);
  }

  function show(file: File, { id, error, columns }: Answer) {
    // Together with the address, so that the columns stay on the page, and with them the focus.
    flushSync(() => {
      setList(columns ? { file, columns, importId: id ?? null } : null);
      if (id === undefined) setProblem(error ?? FAILED);
      else onUploaded(id);
    });
  }

  return {
    isSending,
    problem,
    /** The last list, if its columns can be chosen. */
    list,
    upload: (chosen: File | Promise<File>) =>
      sending(async () => {
        const file = await chosen;
        const answer = await send(file, null);
        const { id, columns = [] } = answer ?? {};
        const uses = rememberedColumns(columns);
        const isAsRemembered = !uses || columns.every(({ use }, index) => use === uses[index]);
        const other = isAsRemembered ? null : await send(file, uses);
        if (other && id !== undefined) await discard?.(id);
        const last = other ?? answer;
        if (last) show(file, last);
      }),
    /** Reads the last list again. */
    chooseColumns: ({ file, importId }: Uploaded, uses: RosterColumn[]) =>
      sending(async () => {
        const answer = await send(file, uses);
        if (!answer) return;
        if (answer.id !== undefined) {
          rememberColumns(answer.columns ?? []);
          if (importId !== null) await discard?.(importId);
        }
        // What was read before stays, as the file was not read again.
        show(file, answer.columns ? answer : { ...answer, columns: list?.columns });
      }),
  };
}

interface FileChooserProps {
  /** The button's label. */
  children: string;
  /** The types that the file dialog accepts, such as `.csv`. */
  accept: string;
  multiple?: boolean;
  isSending: boolean;
  /** Why the last file was not uploaded; null: it was. */
  problem: string | null;
  onChoose: (files: File[]) => void;
}

/** A button that uploads files as soon as they are chosen. */
export function FileChooser(props: FileChooserProps) {
  const { children, accept, multiple, isSending, problem, onChoose } = props;
  return (
    <>
      {problem && (
        <SurfaceNote tone="error" role="alert" title="The file was not uploaded">
          <p>{problem}</p>
        </SurfaceNote>
      )}
      <div>
        <FileButton
          accept={accept}
          multiple={multiple}
          fileLabel="File with students"
          loading={isSending}
          loadingText="Reading..."
          onChoose={onChoose}
        >
          {children}
        </FileButton>
      </div>
    </>
  );
}
