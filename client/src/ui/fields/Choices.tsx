import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { FieldError } from './Fields';
import styles from './Fields.module.css';
import { CheckIcon } from '../icons/Icons';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

export function Checkbox({ label, hint, error, checked, onChange, disabled, className }: CheckboxProps) {
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled} className={className}>
      <Field.Label className={`wm-row wm-align-start wm-gap-12 ${styles.choice}`}>
        <BaseCheckbox.Root
          nativeButton
          render={<button type="button" />}
          checked={checked}
          onCheckedChange={onChange}
          className={`wm-center wm-fixed ${styles.box}`}
        >
          <BaseCheckbox.Indicator className={`wm-grid ${styles.mark}`} render={<span />}>
            <CheckIcon size={16} strokeWidth={3.5} />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <span className="wm-anywhere wm-min-0 wm-line-14 wm-grid">
          {label}
          {hint && (
            <Field.Description render={<span />} className="wm-muted wm-small wm-line-14">
              {hint}
            </Field.Description>
          )}
        </span>
      </Field.Label>
      {error && (
        <Field.Error match render={<FieldError />}>
          {error}
        </Field.Error>
      )}
    </Field.Root>
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
  const { legend, name, value, onChange, options, error, disabled, className } = props;
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled} name={name} className={className}>
      <Fieldset.Root
        render={<BaseRadioGroup value={value} onValueChange={(next) => next !== null && onChange(next)} />}
      >
        <Fieldset.Legend className="wm-strong">{legend}</Fieldset.Legend>
        <div className="wm-grid">
          {options.map((option) => (
            <Field.Item key={option.value} disabled={option.disabled}>
              <Field.Label className={`wm-row wm-align-start wm-gap-12 ${styles.choice}`}>
                <Radio.Root
                  nativeButton
                  render={<button type="button" />}
                  value={option.value}
                  className={`wm-center wm-fixed ${styles.box}`}
                >
                  <Radio.Indicator className={`wm-grid ${styles.mark}`} />
                </Radio.Root>
                <span className="wm-anywhere wm-min-0 wm-line-14 wm-grid">
                  {option.label}
                  {option.hint && <span className="wm-muted wm-small wm-line-14">{option.hint}</span>}
                </span>
              </Field.Label>
            </Field.Item>
          ))}
        </div>
      </Fieldset.Root>
      {error && (
        <Field.Error match render={<FieldError />}>
          {error}
        </Field.Error>
      )}
    </Field.Root>
  );
}
