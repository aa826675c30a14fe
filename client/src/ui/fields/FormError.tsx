import { useEffect, useRef } from 'react';
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
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''} ${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // The URL may hold page state, so the link only moves the focus.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
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
