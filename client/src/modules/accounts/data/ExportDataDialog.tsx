import { exportDataRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { DialogForm } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { usePlatform } from '../../../ui/platform/platform';
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
  const checked = useCheckedForm({
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
    <DialogForm
      label="Download my data"
      checked={checked}
      submit="Download"
      sending="Downloading..."
      onClose={onClose}
      intro={
        <p>
          You get a ZIP file with everything that {platform} stores about you, as JSON and CSV. We will email
          you about the download.{password !== null && ' Enter your password to start it.'}
        </p>
      }
    >
      {password !== null && <OwnPasswordField {...checked.field('password')} email={email} />}
    </DialogForm>
  );
}
