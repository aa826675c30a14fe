import { type SubmitEvent, useId, useState } from 'react';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Cluster, Stack } from '../../ui/Layout';
import { RadioGroup } from '../../ui/Choices';
import { TextArea } from '../../ui/TextArea';
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
  const [draft, setDraft] = useState<ReviewDraft>({ stars: review?.stars ?? 5, text: review?.text ?? '' });
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [sending, setSending] = useState(false);
  const problemAt = (path: string) => problems.find((problem) => problem.path === path)?.message;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const refused = await write(draft);
    setSending(false);
    setProblems(refused ?? []);
    if (refused === null) onDone();
  }

  return (
    <Card>
      <form noValidate aria-label="Your review" onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <RadioGroup
            legend="Your rating"
            className={styles.rating}
            name={`${id}-stars`}
            value={String(draft.stars)}
            onChange={(stars) => setDraft((before) => ({ ...before, stars: Number(stars) }))}
            options={STARS.map((stars) => ({
              value: stars,
              label: stars === '1' ? '1 star' : `${stars} stars`,
            }))}
            error={problemAt('stars')}
          />
          <TextArea
            label="Your review for other students"
            optional
            value={draft.text}
            error={problemAt('text')}
            onChange={(event) => setDraft((before) => ({ ...before, text: event.target.value }))}
          />
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
