import { exportDataRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { downloadData } from '../downloadData';

/** Asks for the password and downloads the account's data. */
export function ExportDataDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { form, field, errors, sending } = useCheckedForm({
    initial: { password: '' },
    check: (values) => check(exportDataRules, values),
    send: async ({ password }) => {
      const outcome = await downloadData(password);
      if (outcome.ok) {
        onClose();
        toast.success('Your data was downloaded.');
      }
      return outcome;
    },
  });
  return (
    <Dialog title="Download my data" onClose={onClose}>
      <form {...form} aria-label="Download my data">
        <Stack gap={16}>
          <p>
            You get a ZIP file with everything that Waymark stores about you, as JSON and CSV. We will email
            you about the download. Enter your password to start it.
          </p>
          <FormError errors={errors} />
          {/* For password managers, which store the password under this email. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...field('password')}
            label="Your password"
            autoComplete="current-password"
            required
          />
          <Cluster gap={8}>
            <Button type="submit" loading={sending} loadingText="Downloading...">
              Download
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
