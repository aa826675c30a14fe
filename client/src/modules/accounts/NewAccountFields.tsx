import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/Fields';

interface NewAccountFieldsProps {
  /** `field` of the form. */
  field: (
    name: 'name' | 'email' | 'password',
  ) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>;
}

/** Name, email and password of an account to create. */
export function NewAccountFields({ field }: NewAccountFieldsProps) {
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
        required
      />
    </>
  );
}
