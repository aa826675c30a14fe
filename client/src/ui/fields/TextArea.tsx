import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { Field, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {}

/** A multi-line text field with label; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, optional, className, ...rest } = props;
  return (
    <Field {...{ label, error, hint, optional, className }} controlId={rest.id}>
      <BaseField.Control
        render={<textarea rows={4} {...rest} />}
        id={rest.id}
        className={classes('wm-full wm-line-14', styles.control, styles.area)}
      />
    </Field>
  );
}
