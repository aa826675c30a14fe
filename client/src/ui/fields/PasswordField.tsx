import { useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { TextField, type TextFieldProps } from './Fields';
import { EyeIcon, EyeOffIcon } from '../icons/ToolIcons';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/** Password input with a toggle to show it. Pass `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

/** A password that somebody chooses, which password managers store. */
export function NewPasswordField(props: PasswordFieldProps) {
  return <PasswordField autoComplete="new-password" required {...props} />;
}
