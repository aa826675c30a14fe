import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classes } from './classes';
import { FieldError } from './Field';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, hint, error, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null)}
        />
        <span className={styles.choiceWords}>
          {label}
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  legend: ReactNode;
  /** Shows the legend to screen readers only. */
  hideLegend?: boolean;
  name: string;
  /** The selected value; null for none. */
  value: string | null;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, name, value, onChange, options, error, disabled, className } = props;
  const errorId = useId();
  return (
    <fieldset disabled={disabled} className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.choiceWords}>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
