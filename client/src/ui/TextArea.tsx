import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes';
import { Field, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {}

/** A multi-line text field with label; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, optional, className, id, 'aria-describedby': describedBy, ...rest } = props;
  return (
    <Field {...{ label, error, hint, optional, className, id, describedBy }}>
      {(control) => (
        <textarea rows={4} {...rest} {...control} className={classes(styles.control, styles.area)} />
      )}
    </Field>
  );
}
