import { useId } from 'react';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { RadioGroup } from '../../../ui/fields/Choices';
import { TextArea } from '../../../ui/fields/TextArea';
import styles from './CourseReviews.module.css';
import { type ReviewDraft, useWriteReview } from './useReview';

const STARS = ['5', '4', '3', '2', '1'];

interface ReviewFormProps {
  courseId: string;
  /** The review to edit; null for a new one. */
  review: { stars: number; text: string | null } | null;
  onDone: () => void;
  /** Without it there is no Cancel button. */
  onCancel?: () => void;
}

/** Form for the viewer's review. Input is kept until the server has stored it. */
export function ReviewForm({ courseId, review, onDone, onCancel }: ReviewFormProps) {
  const id = useId();
  const write = useWriteReview(courseId);
  const { form, field, values, set, errorOf, sending } = useCheckedForm<ReviewDraft>({
    initial: { stars: review?.stars ?? 5, text: review?.text ?? '' },
    send: async (draft) => {
      const refused = await write(draft);
      if (refused) return { ok: false, fields: refused };
      onDone();
      return { ok: true };
    },
  });

  return (
    <Card ref={focusRating}>
      <form {...form} aria-label="Your review">
        <Stack gap={16}>
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
            {onCancel && (
              <Button variant="quiet" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

/** Focuses the rating on mount. */
const focusRating = (card: HTMLElement | null) => card?.querySelector<HTMLElement>('input:checked')?.focus();
