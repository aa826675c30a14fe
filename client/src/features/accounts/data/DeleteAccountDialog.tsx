import { useNavigate } from 'react-router-dom';
import { requestDeletionRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { paths } from '../../../app/paths';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { clearSession, type StoredUser } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { OwnPasswordField } from '../OwnPasswordField';
import styles from './DeleteAccountDialog.module.css';
import { useRequestAccountDeletionMutation } from './DeleteAccountDialog.generated';

const FAILED = 'Your account couldn’t be deleted. Please try again.';

interface DeleteAccountDialogProps {
  account: StoredUser;
  onClose: () => void;
}

/** Says what deleting the account does, and asks for the email and the password. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  return (
    <Dialog title="Delete my account" onClose={props.onClose}>
      <OwnerProof>{(password) => <DeleteAccountForm {...props} password={password} />}</OwnerProof>
    </Dialog>
  );
}

interface DeleteAccountFormProps extends DeleteAccountDialogProps {
  password: InitialPassword;
}

function DeleteAccountForm({ account, password, onClose }: DeleteAccountFormProps) {
  const navigate = useNavigate();
  const [request] = useRequestAccountDeletionMutation({ fetchPolicy: 'no-cache' });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { email: '', password },
    check: (values) => check(requestDeletionRules, values),
    send: async (input): Promise<FormOutcome> => {
      return attempt(
        async () => {
          const { data } = await request({ variables: { input } });
          const result = data?.requestAccountDeletion;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (result?.__typename !== 'AccountDeletionRequested') return { ok: false, message: FAILED };
          // Navigate first: a private page without a session would redirect to the login page.
          await navigate(paths.landing, { flushSync: true });
          clearSession();
          toast.success(
            `Your account will be deleted on ${formatDate(result.dueAt)}. To keep it, log in before then.`,
          );
          return { ok: true };
        },
        FAILED,
        refused,
      );
    },
  });
  return (
    <form {...form} aria-label="Delete my account">
      <Stack gap={16}>
        <p>
          You are logged out everywhere, and others see your account as deleted at once. After 14 days it is
          permanently deleted. Until then you can log in and keep it.
        </p>
        <ul className={styles.facts}>
          <li>
            Your profile, picture, notes, bookmarks, chats, flashcards, reviews and notifications are deleted.
          </li>
          <li>Messages that you sent, your progress and quiz results stay without your name.</li>
          <li>Certificates stay valid and keep the name they were issued with.</li>
          {account.role === 'INSTRUCTOR' && (
            <li>
              Your courses are unpublished at once. Courses with students stay available to those students,
              without your name. All other courses are deleted.
            </li>
          )}
          <li>Testimonials stay, since they belong to no account.</li>
        </ul>
        <FormError errors={errors} />
        <TextField
          {...field('email')}
          label="Your email"
          hint={`Type ${account.email} to confirm`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {password !== null && <OwnPasswordField {...field('password')} />}
        <Cluster gap={8}>
          <Button type="submit" variant="danger" loading={sending} loadingText="Deleting...">
            Delete my account
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
