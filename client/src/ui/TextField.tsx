import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes';
import { Field, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  /** A button at the end of the input, such as one that clears it. */
  trailing?: ReactNode;
}

/** A text input with label. `className` applies to the field, all other props to the input. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    hint,
    optional,
    trailing,
    className,
    id,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  return (
    <Field {...{ label, error, hint, optional, className, id, describedBy }}>
      {(control) => {
        const input = <input type="text" {...rest} {...control} className={classes(styles.control)} />;
        if (!trailing) return input;
        return (
          <span className={styles.withTrailing}>
            {input}
            <span className={styles.trailing}>{trailing}</span>
          </span>
        );
      }}
    </Field>
  );
}
