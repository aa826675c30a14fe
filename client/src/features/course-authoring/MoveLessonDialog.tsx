import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Cluster, Stack } from '../../ui/Layout';
import { SelectField } from '../../ui/SelectField';

interface MoveLessonDialogProps {
  title: string;
  /** Where the lesson stands, counted from 0. */
  index: number;
  titles: readonly string[];
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Gives a lesson any place of a long line in one go. */
export function MoveLessonDialog({ title, index, titles, onMove, onClose }: MoveLessonDialogProps) {
  const [to, setTo] = useState(index);
  const others = titles.toSpliced(index, 1);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The form of the course is around this one in React's eyes.
    event.stopPropagation();
    // Closed first, so that the focus returns to a button that stands in its new place.
    if (to !== index) flushSync(() => onMove(to));
    onClose();
  }

  return (
    <Dialog title={`Move “${title}”`} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={24}>
          <SelectField label="New place" value={to} onChange={({ target }) => setTo(Number(target.value))}>
            {titles.map((_, place) => (
              <option key={place} value={place}>
                {placeLabel(place, others)}
                {place === index ? ' (now)' : ''}
              </option>
            ))}
          </SelectField>
          <Cluster justify="end">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Move</Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The place among the other lessons, in words. */
function placeLabel(place: number, others: readonly string[]): string {
  return place === 0 ? '1. First' : `${place + 1}. After ${others[place - 1]}`;
}
