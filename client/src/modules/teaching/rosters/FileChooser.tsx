import { useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { SurfaceNote } from '../../../ui/states/States';

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
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {problem && (
        <SurfaceNote tone="error" role="alert" title="The file was not uploaded">
          <p>{problem}</p>
        </SurfaceNote>
      )}
      <div>
        <Button loading={isSending} loadingText="Reading..." onClick={() => input.current?.click()}>
          {children}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label="File with students"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Allow choosing the same file again.
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
    </>
  );
}
