import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Cluster } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/States';

interface AnswerNoteProps {
  title: string;
  courseTitle: string;
  onAccept: () => void;
  onDecline: () => void;
  children: ReactNode;
}

/** An invitation to a course or an offer of one, with the buttons to answer it. */
export function AnswerNote({ title, courseTitle, onAccept, onDecline, children }: AnswerNoteProps) {
  return (
    <SurfaceNote ref={focusNeighborWhenRemoved} title={title}>
      {children}
      <Cluster gap={8}>
        <Button size="sm" aria-label={`Accept: ${courseTitle}`} onClick={onAccept}>
          Accept
        </Button>
        <Button size="sm" variant="secondary" aria-label={`Decline: ${courseTitle}`} onClick={onDecline}>
          Decline
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
