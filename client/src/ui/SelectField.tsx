import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes';
import { Field, type FieldWords } from './Field';
import styles from './Field.module.css';
import { ChevronDownIcon } from './Icons';

interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {}

/** A native select with label; children are `option` and `optgroup`. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, optional, className, id, 'aria-describedby': describedBy, ...rest } = props;
  return (
    <Field {...{ label, error, hint, optional, className, id, describedBy }}>
      {(control) => (
        <span className={styles.withTrailing}>
          <select {...rest} {...control} className={classes(styles.control, styles.select)} />
          <ChevronDownIcon size={16} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
