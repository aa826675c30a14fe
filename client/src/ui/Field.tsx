import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import styles from './Field.module.css';
import { AlertIcon } from './Icons';

export interface FieldWords {
  /** Always visible. */
  label: ReactNode;
  /** Error message, linked to the control. Empty, null and undefined mean no error. */
  error?: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Shows "optional" beside the label. */
  optional?: boolean;
}

/** Attributes that link a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error of one control. */
export function Field(
  props: FieldWords & {
    id?: string;
    describedBy?: string;
    className?: string;
    children: (control: ControlProps) => ReactNode;
  },
) {
  const { label, error, hint, optional, id: givenId, describedBy, className, children } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes(styles.field, className)}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && <span className={styles.optional}>optional</span>}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': classes(describedBy, hintId, errorId),
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** A control's error message, with an icon besides the color. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon size={17} />
      <span>{children}</span>
    </p>
  );
}
