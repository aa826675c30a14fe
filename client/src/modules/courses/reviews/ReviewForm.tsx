import { useId } from 'react';
import * as z from 'zod/mini';
import { useFormAction } from '../../../apollo/useAction';
import { cancelForm } from '../../../forms/cancelForm';
import { DraftNotes } from '../../../forms/EditorNotes';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptForm } from '../../../forms/useCheckedForm';
import { useSession } from '../../../lib/session';
import type { DraftKey } from '../../../lib/storage';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { RadioGroup } from '../../../ui/fields/Choices';
import { FormError, TextArea } from '../../../ui/fields/Fields';
import { WriteReviewDocument } from './__generated__/CourseReviews.generated';
import styles from './CourseReviews.module.css';

const reviewDraft = z.object({
  /** 1 to 5. */
  stars: z.number(),
  /** '' for none. */
  text: z.string(),
});

/** Form values of a review. */
type ReviewDraft = z.infer<typeof reviewDraft>;

const reviewDraftFormat: DraftFormat<ReviewDraft> = { version: 1, schema: reviewDraft };

/** Storage key of an account's kept review of a course. */
const reviewDraftKey = (accountId: string, courseId: string): DraftKey =>
  `reviewDraft:${accountId}:${courseId}`;

const isSameReview = (one: ReviewDraft, other: ReviewDraft): boolean =>
  one.stars === other.stars && one.text.trim() === other.text.trim();

const STARS = ['5', '4', '3', '2', '1'];

interface ReviewFormProps {
  courseId: string;
  /** The review to edit; null for a new one. */
  review: { stars: number; text: string | null } | null;
  onClose: () => void;
  /** Opens the form again when discarding its changes is undone. */
  onReopen: () => void;
}

/** Form for the viewer's review. What is typed is kept on this device until it is sent. */
export function ReviewForm({ courseId, review, onClose, onReopen }: ReviewFormProps) {
  const id = useId();
  const write = useFormAction(WriteReviewDocument, {
    variables: (draft: ReviewDraft) => ({ input: { courseId, ...draft } }),
    onDone: () => {
      kept.forget();
      onClose();
    },
    done: (_draft, { course }) =>
      course.viewerReview?.state === 'WAITING'
        ? 'Thank you. Your review appears when an administrator approves it.'
        : 'Thank you. Your review is published.',
    failed: 'Your review wasn’t saved. Your text is still here.',
  });
  const { form, field, values, set, errors, errorOf, sending, kept } = useKeptForm<ReviewDraft>({
    key: reviewDraftKey(useSession()?.user.id ?? '', courseId),
    format: reviewDraftFormat,
    saved: { stars: review?.stars ?? 5, text: review?.text ?? '' },
    savedRevision: null,
    isSame: isSameReview,
    send: write,
  });

  const cancel = () => cancelForm(kept, { onClose, onReopen });

  return (
    <Card ref={focusRating}>
      <form {...form} aria-label="Your review">
        <Stack gap={16}>
          <DraftNotes draft={kept} notYet="not sent" />
          <FormError errors={errors} />
          <RadioGroup
            legend="Your rating"
            className={styles.rating}
            name={`${id}-stars`}
            value={String(values.stars)}
            onChange={(stars) => set({ stars: Number(stars) })}
            options={STARS.map((stars) => ({
              value: stars,
              label: stars === '1' ? '1 star' : `${stars} stars`,
            }))}
            error={errorOf('stars')}
          />
          <TextArea {...field('text')} label="Your review for other students" optional />
          <Cluster>
            <Button type="submit" loading={sending} loadingText="Saving...">
              {review ? 'Save review' : 'Send review'}
            </Button>
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

/** Focuses the rating on mount. */
const focusRating = (card: HTMLElement | null) => card?.querySelector<HTMLElement>('input:checked')?.focus();
