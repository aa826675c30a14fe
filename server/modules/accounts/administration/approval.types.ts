import { registerEnumType } from 'type-graphql';
import type { DemoMode } from '../../../platform/demo/platform.service';

/** Whether a text that somebody wrote is public. The names are stored, so they never change. */
export enum ApprovalState {
  WAITING = 'WAITING',
  APPROVED = 'APPROVED',
  HIDDEN = 'HIDDEN',
}

registerEnumType(ApprovalState, {
  name: 'ApprovalState',
  description: 'Whether a review or testimonial is public.',
  valuesConfig: {
    WAITING: { description: 'Not public until an administrator approves it.' },
    APPROVED: { description: 'Public.' },
    HIDDEN: { description: 'Hidden by an administrator.' },
  },
});

/** The state of a text that was just written: only demo mode shows it without an approval. */
export const stateWhenWritten = (demo: DemoMode): ApprovalState =>
  demo.isOn ? ApprovalState.APPROVED : ApprovalState.WAITING;
