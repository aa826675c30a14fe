import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { Field, type FieldWords } from './Field';
import styles from './Field.module.css';
import { ChevronDownIcon } from '../icons/Icons';

interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {}

/**
 * A select with label; children are `option` and `optgroup`. A native one: phones open their own picker, which is larger
 * and works with every screen reader, and it can be used before the page's code has loaded.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, optional, className, ...rest } = props;
  return (
    <Field {...{ label, error, hint, optional, className }} controlId={rest.id}>
      <span className={`wm-row wm-align-stretch wm-relative ${styles.withTrailing}`}>
        <BaseField.Control
          render={<select {...rest} />}
          id={rest.id}
          className={classes('wm-full wm-line-14', styles.control, styles.select)}
        />
        <ChevronDownIcon size={16} className={styles.chevron} />
      </span>
    </Field>
  );
}
