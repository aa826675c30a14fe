import { useNavigate } from 'react-router-dom';
import { exportDataRules, requestDeletionRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { formatDate } from '../../../lib/format';
import { clearSession, type StoredUser } from '../../../lib/session';
import { EmailField } from '../../../ui/fields/Fields';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { usePlatform } from '../../../ui/platform/platform';
import { downloadData } from '../downloadData';
import { OwnerForm, OwnPasswordField, useOwnerForm } from '../OwnerForm';
import {
  RequestAccountDeletionDocument,
  type RequestAccountDeletionMutationVariables,
} from './__generated__/YourDataDialogs.generated';

interface YourDataDialogProps {
  account: StoredUser;
  onClose: () => void;
}

/** Asks for the password and downloads the account's data. */
export function ExportDataDialog({ account, onClose }: YourDataDialogProps) {
  const { name: platform } = usePlatform();
  const owner = useOwnerForm({
    initial: {},
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
    <Dialog title="Download my data" onClose={onClose}>
      <OwnerForm
        label="Download my data"
        owner={owner}
        submit="Download"
        sending="Downloading..."
        onClose={onClose}
        intro={
          <p>
            You get a ZIP file with everything that {platform} stores about you, as JSON and CSV. We will
            email you about the download.{owner.asksPassword && ' Enter your password to start it.'}
          </p>
        }
      >
        {owner.asksPassword && <OwnPasswordField {...owner.field('password')} email={account.email} />}
      </OwnerForm>
    </Dialog>
  );
}

/** Says what deleting the account does, and asks for the email and the password. */
export function DeleteAccountDialog({ account, onClose }: YourDataDialogProps) {
  const navigate = useNavigate();
  const send = useFormAction(RequestAccountDeletionDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: RequestAccountDeletionMutationVariables['input']) => ({ input }),
    onDone: async (_input, { dueAt }) => {
      // Navigate first: a private page without a session would redirect to the login page.
      await navigate(paths.landing, { flushSync: true });
      clearSession();
      toast.success(`Your account will be deleted on ${formatDate(dueAt)}. To keep it, log in before then.`);
    },
    failed: 'Your account couldn’t be deleted. Please try again.',
  });
  const owner = useOwnerForm({
    initial: { email: '' },
    check: (values) => check(requestDeletionRules, values),
    send,
  });
  return (
    <Dialog title="Delete my account" onClose={onClose}>
      <OwnerForm
        label="Delete my account"
        owner={owner}
        submit="Delete my account"
        sending="Deleting..."
        danger
        onClose={onClose}
        intro={
          <>
            <p>
              You are logged out everywhere, and others see your account as deleted at once. After 14 days it
              is permanently deleted. Until then you can log in and keep it.
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
                  Your courses are unpublished at once. Courses with students stay available to those
                  students, without your name. All other courses are deleted.
                </li>
              )}
              <li>Testimonials stay, since they belong to no account.</li>
            </ul>
          </>
        }
      >
        <EmailField
          {...owner.field('email')}
          label="Your email"
          hint={`Type ${account.email} to confirm`}
          autoComplete="off"
        />
        {owner.asksPassword && <OwnPasswordField {...owner.field('password')} />}
      </OwnerForm>
    </Dialog>
  );
}
