import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SelectField } from '../../../ui/fields/SelectField';

interface MoveLessonDialogProps {
  title: string;
  /** The lesson's current 0-based index. */
  index: number;
  titles: readonly string[];
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Moves a lesson to any position in one step. */
export function MoveLessonDialog({ title, index, titles, onMove, onClose }: MoveLessonDialogProps) {
  const [to, setTo] = useState(index);
  const others = titles.toSpliced(index, 1);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React bubbles the event to the surrounding course form.
    event.stopPropagation();
    // Move before closing, so that the focus returns to the button at its new position.
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

/** Label of a target position. */
function placeLabel(place: number, others: readonly string[]): string {
  return place === 0 ? '1. First' : `${place + 1}. After ${others[place - 1]}`;
}
