import { confirmSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import type { FormOutcome } from '../../lib/formOutcome';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { saveFile } from '../../lib/saveFile';
import { Button } from '../../ui/buttons/Button';
import { copyText } from '../../ui/buttons/copyText';
import { QrCode } from '../../ui/display/QrCode';
import { CodeField, FormError } from '../../ui/fields/Fields';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { CopyIcon, DownloadIcon } from '../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../ui/layout/Layout';
import styles from './SecondFactorSteps.module.css';

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
      <CodeField
        {...field('code')}
        label="Code"
        hint="The 6 digits that the app shows now"
        inputMode="numeric"
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

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');

  // The codes can be downloaded or written down where they cannot be copied.
  const copy = () => copyText(text, 'Recovery codes copied', 'Failed to copy to clipboard');
  return (
    <Stack gap={16}>
      <p ref={focusWhenMounted} tabIndex={-1}>
        The second factor is on. If you lose your device, each of these codes logs you in once. You won’t see
        these codes again: keep them somewhere safe, but not on that device.
      </p>
      <ul className={`wm-grid wm-gap-8 ${styles.codes}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={8}>
        <Button variant="secondary" iconStart={<CopyIcon size={18} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          iconStart={<DownloadIcon size={18} />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
      </Cluster>
      <div>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </Stack>
  );
}
