import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestEmailChangeRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { paths } from '../../../app/paths';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { TextLink } from '../../../ui/navigation/TextLink';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import styles from '../AccountCard.module.css';
import { OwnPasswordField } from '../OwnPasswordField';
import { useRequestEmailChangeMutation } from './EmailForm.generated';

const FAILED = 'Failed to change the email';

interface Requested {
  message: string;
  /** In demo mode only, where no email is sent. */
  confirmationToken: string | null;
}

/** Asks for another email address, which counts once its link was opened. */
export function EmailForm({ email }: { email: string }) {
  const [request] = useRequestEmailChangeMutation();
  const [requested, setRequested] = useState<Requested | null>(null);
  const { form, field, errors, sending } = useCheckedForm({
    initial: { newEmail: '', password: '' },
    check: (values) => check(requestEmailChangeRules, values),
    send: async (input): Promise<FormOutcome> => {
      return attempt(
        async () => {
          const { data } = await request({ variables: { input } });
          const result = data?.requestEmailChange;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (result?.__typename !== 'EmailChangeRequested') return { ok: false, message: FAILED };
          setRequested(result);
          return { ok: true, startsOver: true };
        },
        FAILED,
        refused,
      );
    },
  });
  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <p>
          Your email is <strong>{email}</strong>. It changes when you open the link that we send to the new
          address.
        </p>
        {requested && (
          <SurfaceNote tone="success" role="status" title={requested.message}>
            {requested.confirmationToken && (
              <TextLink component={Link} to={`${paths.confirmEmail}?token=${requested.confirmationToken}`}>
                Open the link (demo mode sends no email)
              </TextLink>
            )}
          </SurfaceNote>
        )}
        <FormError errors={errors} />
        <TextField
          {...field('newEmail')}
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <OwnPasswordField {...field('password')} />
        <div>
          <Button type="submit" loading={sending} loadingText="Sending...">
            Send link
          </Button>
        </div>
      </form>
    </Card>
  );
}
