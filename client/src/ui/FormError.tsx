import { useEffect, useRef } from 'react';
import styles from './FormError.module.css';
import { SurfaceNote } from './SurfaceNote';

interface FormErrorEntry {
  /** The id of the control it is about, which the entry then leads to. */
  field?: string;
  message: string;
}

interface FormErrorProps {
  title?: string;
  errors: readonly FormErrorEntry[];
  className?: string;
}

/** Everything that kept a form from being sent, in one place. It takes the focus when errors appear; nothing is drawn without any. */
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
                  // The address may hold the page's state, so the link moves the focus only.
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
