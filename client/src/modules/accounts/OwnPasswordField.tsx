import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/fields/PasswordField';

interface OwnPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete' | 'required'
> {
  /** The email under which password managers store the password; absent where the form has another email field. */
  email?: string;
}

/** Asks the owner of the account for its password. */
export function OwnPasswordField({ email, ...field }: OwnPasswordFieldProps) {
  return (
    <>
      {email !== undefined && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField {...field} label="Your password" autoComplete="current-password" required />
    </>
  );
}
