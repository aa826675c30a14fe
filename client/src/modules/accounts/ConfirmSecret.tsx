import { confirmSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import type { FormOutcome } from '../../forms/formOutcome';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/buttons/Button';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { FormError, TextField } from '../../ui/fields/Fields';
import { QrCode } from '../../ui/display/QrCode';
import styles from './ConfirmSecret.module.css';

/** The secret for an authenticator app. */
export interface StartedSecret {
  secret: string;
  uri: string;
}

interface ConfirmSecretProps {
  started: StartedSecret;
  onConfirm: (code: string) => Promise<FormOutcome>;
}

/** Shows the secret of a new second factor, and asks for the first code. */
export function ConfirmSecret({ started, onConfirm }: ConfirmSecretProps) {
  const { form, field, errors, sending } = useCheckedForm({
    initial: { code: '' },
    check: (values) => check(confirmSecondFactorRules, values),
    send: ({ code }) => onConfirm(code),
  });
  return (
    <form {...form} className="wm-stack wm-gap-16 wm-min-0">
      <p ref={focusWhenMounted} tabIndex={-1}>
        Scan this with your authenticator app:
      </p>
      <QrCode text={started.uri} label="QR code with the secret for your authenticator app" />
      <p>
        Or type this secret into the app:{' '}
        <code className={`wm-block ${styles.secret}`}>{inGroups(started.secret)}</code>
      </p>
      <FormError errors={errors} />
      <TextField
        {...field('code')}
        label="Code"
        hint="The 6 digits that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit" loading={sending} loadingText="Checking...">
          Turn on
        </Button>
      </div>
    </form>
  );
}

/** The secret with spaces, so that it can be read off. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
