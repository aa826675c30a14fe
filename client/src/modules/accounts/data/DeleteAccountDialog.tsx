import { useNavigate } from 'react-router-dom';
import { requestDeletionRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { DialogForm } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { clearSession, type StoredUser } from '../../../lib/session';
import { TextField } from '../../../ui/fields/Fields';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  RequestAccountDeletionDocument,
  type RequestAccountDeletionMutationVariables,
} from './__generated__/DeleteAccountDialog.generated';

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
  const send = useFormAction(RequestAccountDeletionDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: RequestAccountDeletionMutationVariables['input']) => ({ input }),
    done: async (_input, { dueAt }) => {
      // Navigate first: a private page without a session would redirect to the login page.
      await navigate(paths.landing, { flushSync: true });
      clearSession();
      toast.success(`Your account will be deleted on ${formatDate(dueAt)}. To keep it, log in before then.`);
    },
    failed: 'Your account couldn’t be deleted. Please try again.',
  });
  const checked = useCheckedForm({
    initial: { email: '', password },
    check: (values) => check(requestDeletionRules, values),
    send,
  });
  return (
    <DialogForm
      label="Delete my account"
      checked={checked}
      submit="Delete my account"
      sending="Deleting..."
      danger
      onClose={onClose}
      intro={
        <>
          <p>
            You are logged out everywhere, and others see your account as deleted at once. After 14 days it is
            permanently deleted. Until then you can log in and keep it.
          </p>
          <ul className="wm-stack wm-gap-8 wm-bullets">
            <li>
              Your profile, picture, notes, bookmarks, chats, flashcards, reviews and notifications are
              deleted.
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
        </>
      }
    >
      <TextField
        {...checked.field('email')}
        label="Your email"
        hint={`Type ${account.email} to confirm`}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {password !== null && <OwnPasswordField {...checked.field('password')} />}
    </DialogForm>
  );
}
