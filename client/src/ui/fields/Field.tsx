import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Field.module.css';
import { AlertIcon } from '../icons/Icons';

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

interface FieldProps extends FieldWords {
  /** The control's own id, for a page that the server renders: the label finds it in the browser only. */
  controlId?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint and error around one control, a `BaseField.Control`, which they are linked to. */
export function Field(props: FieldProps) {
  const { label, error, hint, optional, controlId, className, children } = props;
  return (
    <BaseField.Root invalid={Boolean(error)} className={classes('wm-grid wm-gap-4 wm-min-0', className)}>
      <div className="wm-row wm-align-baseline wm-justify-space-between wm-gap-12">
        <BaseField.Label className="wm-strong" {...(controlId && { htmlFor: controlId })}>
          {label}
        </BaseField.Label>
        {optional && <span className="wm-muted wm-small wm-line-14">optional</span>}
      </div>
      {hint && <BaseField.Description className="wm-muted wm-small wm-line-14">{hint}</BaseField.Description>}
      {children}
      {error && (
        <BaseField.Error match render={<FieldError />}>
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  );
}

/** An error message, with an icon besides the color. Inside a `Field.Root`, render it as its `Field.Error`. */
export function FieldError({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  return (
    <p {...rest} className={`wm-row wm-align-start wm-small wm-error wm-line-14 ${styles.error}`}>
      <AlertIcon size={17} />
      <span>{children}</span>
    </p>
  );
}
