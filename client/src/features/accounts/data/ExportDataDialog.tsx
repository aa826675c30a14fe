import { exportDataRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { usePlatform } from '../../../ui/platform/platform';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { downloadData } from '../downloadData';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { OwnPasswordField } from '../OwnPasswordField';

interface ExportDataDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks for the password and downloads the account's data. */
export function ExportDataDialog(props: ExportDataDialogProps) {
  return (
    <Dialog title="Download my data" onClose={props.onClose}>
      <OwnerProof>{(password) => <ExportDataForm {...props} password={password} />}</OwnerProof>
    </Dialog>
  );
}

function ExportDataForm({ email, password, onClose }: ExportDataDialogProps & { password: InitialPassword }) {
  const { name: platform } = usePlatform();
  const { form, field, errors, sending } = useCheckedForm({
    initial: { password },
    check: (values) => check(exportDataRules, values),
    send: async (input) => {
      const outcome = await downloadData(input.password ?? null);
      if (outcome.ok) {
        onClose();
        toast.success('Your data was downloaded.');
      }
      return outcome;
    },
  });
  return (
    <form {...form} aria-label="Download my data">
      <Stack gap={16}>
        <p>
          You get a ZIP file with everything that {platform} stores about you, as JSON and CSV. We will email
          you about the download.{password !== null && ' Enter your password to start it.'}
        </p>
        <FormError errors={errors} />
        {password !== null && <OwnPasswordField {...field('password')} email={email} />}
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
  );
}
