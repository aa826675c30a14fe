import { Field as BaseField } from '@base-ui/react/field';
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Field, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'style'> {
  /** A button at the end of the input, such as one that clears it. */
  trailing?: ReactNode;
}

/** The last day or time of a field: without one, Chromium takes years of six digits and waits for the last two. */
const LAST: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

/** A text input with label. `className` applies to the field, all other props to the input. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, optional, trailing, className, ...rest } = props;
  const { value, onChange } = rest;
  const element = useRef<HTMLInputElement>(null);

  // What was typed before hydration: the field renders again at once, which would replace it with the initial value
  // before React tells.
  useLayoutEffect(() => {
    const typed = element.current;
    if (typed && value !== undefined && typed.value !== String(value))
      onChange?.({ target: typed, currentTarget: typed } as ChangeEvent<HTMLInputElement>);
    // Only once: later, React tells.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const input = (
    <BaseField.Control
      type="text"
      max={rest.type && LAST[rest.type]}
      {...rest}
      render={<input ref={element} />}
      className={`wm-full wm-line-14 ${styles.control}`}
    />
  );
  return (
    <Field {...{ label, error, hint, optional, className }}>
      {trailing ? (
        <span className={`wm-row wm-align-stretch wm-relative ${styles.withTrailing}`}>
          {input}
          <span className={`wm-center ${styles.trailing}`}>{trailing}</span>
        </span>
      ) : (
        input
      )}
    </Field>
  );
}
