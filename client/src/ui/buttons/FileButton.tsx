import { type ComponentProps, useRef } from 'react';
import { Button } from './Button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button<'button'>>, 'onClick' | 'component'> {
  /** The types that the file dialog accepts, such as `.csv`. */
  accept: string;
  multiple?: boolean;
  /** Accessible name of the file input. */
  fileLabel: string;
  /** Called with at least one file. */
  onChoose: (files: File[]) => void;
}

/** A button that opens the file dialog. */
export function FileButton({ accept, multiple, fileLabel, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={fileLabel}
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
