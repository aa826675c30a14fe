import type { ApolloCache } from '@apollo/client';
import { updateProfileRules } from '../../../../server/features/accounts/account.rules';
import { check } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { formatDateTime } from '../../lib/format';
import { useKeptDraft } from '../../lib/useKeptDraft';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DraftElsewhere } from '../../ui/DraftElsewhere';
import { RestoredDraftNote } from '../../ui/RestoredDraftNote';
import { FormError } from '../../ui/FormError';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { toastUndo } from '../../ui/toastUndo';
import styles from './AccountCard.module.css';
import {
  type InstructorProfileFormFragment,
  useInstructorProfileFormFragment,
  useUpdateProfileMutation,
} from './InstructorProfileForm.generated';
import { type ProfileDraft, profileDraftKey, isSameProfile, profileDraftFormat } from './profileDraft';
import { type FormOutcome, useCheckedForm } from './useCheckedForm';

const FAILED = 'Failed to update profile';

type From = Parameters<typeof useInstructorProfileFormFragment>[0];

/** Form for the bio and picture shown on an instructor's courses. */
export function InstructorProfileForm({ account }: { account: From }) {
  const { data, complete } = useInstructorProfileFormFragment(account);
  return complete ? <Form account={data} /> : null;
}

function Form({ account }: { account: InstructorProfileFormFragment }) {
  const [update] = useUpdateProfileMutation();
  const saved = wordsOf(account);
  const kept = useKeptDraft({
    key: profileDraftKey(account.id),
    format: profileDraftFormat,
    saved,
    savedRevision: null,
    isSame: isSameProfile,
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: saved,
    held: [kept.draft, kept.setDraft],
    check: (values) => check(updateProfileRules, values),
    send: async (input): Promise<FormOutcome> => {
      try {
        const { data } = await update({
          variables: { input },
          update: (cache, { data: answer }) => {
            if (answer?.updateProfile.__typename === 'ProfileUpdated')
              showOnCourses(cache, account.id, input);
          },
        });
        const result = data?.updateProfile;
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        if (result?.__typename !== 'ProfileUpdated') return { ok: false, message: FAILED };
        kept.settle(wordsOf(input), null);
        toast.success('Profile saved');
        return { ok: true };
      } catch (error) {
        return { ok: false, message: errorSentence(error, FAILED) };
      }
    },
  });

  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <DraftElsewhere choice={kept.elsewhere} />
        {kept.restoredAt && (
          <RestoredDraftNote
            since={formatDateTime(kept.restoredAt)}
            notYet="not saved"
            onDiscard={() => toastUndo('Draft discarded', kept.discard())}
          />
        )}
        <FormError errors={errors} />
        <TextArea
          {...field('bio')}
          label="Bio"
          optional
          rows={5}
          hint="A few sentences about you, shown on your courses. At most 2,000 characters."
        />
        <TextField
          {...field('pictureUrl')}
          label="Picture address"
          optional
          type="url"
          inputMode="url"
          autoComplete="photo"
          placeholder="https://"
          hint="An https:// link to a picture of you."
        />
        <div>
          <Button type="submit" loading={sending} loadingText="Saving...">
            Save profile
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Maps null from the server to a blank field. */
const wordsOf = ({ bio, pictureUrl }: { bio: string | null; pictureUrl: string | null }): ProfileDraft => ({
  bio: bio ?? '',
  pictureUrl: pictureUrl ?? '',
});

/** Updates the cached `CourseInstructor` objects of this account. */
function showOnCourses(
  cache: ApolloCache,
  accountId: string,
  { bio, pictureUrl }: { bio: string | null; pictureUrl: string | null },
) {
  cache.modify({
    id: cache.identify({ __typename: 'CourseInstructor', id: accountId }),
    fields: { bio: () => bio, pictureUrl: () => pictureUrl },
  });
}
