import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './FormError.module.css';
import { SurfaceNote } from '../states/SurfaceNote';

interface FormErrorEntry {
  /** Id of the invalid control, which the entry links to. */
  field?: string;
  message: string;
}

interface FormErrorProps {
  title?: string;
  errors: readonly FormErrorEntry[];
  className?: string;
}

/** Moves the focus to a field, after opening the tab that it is in. */
function showField(id: string): void {
  const field = document.getElementById(id);
  const tab = field?.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby');
  if (tab) flushSync(() => document.getElementById(tab)?.click());
  field?.focus();
}

/** Error summary of a form. Takes the focus when errors appear; renders nothing without errors. */
export function FormError({ title, errors, className }: FormErrorProps) {
  const summary = useRef<HTMLDivElement>(null);
  const signature = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (signature) summary.current?.focus();
  }, [signature]);

  if (errors.length === 0) return null;
  return (
    <SurfaceNote ref={summary} tone="error" role="alert" tabIndex={-1} title={title} className={className}>
      <ul className={`wm-stack wm-gap-4 ${styles.list}`}>
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''} ${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // The URL may hold page state, so the link only moves the focus.
                  event.preventDefault();
                  showField(field);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </SurfaceNote>
  );
}
