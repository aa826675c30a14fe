import type { ComponentProps } from 'react';
import { NewPasswordField } from '../../ui/fields/PasswordField';
import { EmailField, TextField } from '../../ui/fields/Fields';

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
      <EmailField {...field('email')} label="Email" autoComplete="email" />
      <NewPasswordField {...field('password')} label="Password" hint="At least 6 characters" />
    </>
  );
}
