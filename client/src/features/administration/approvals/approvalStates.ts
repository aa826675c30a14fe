import type { ApprovalState } from '../../../apollo/generated/types';

/** The filters of the page, in the order in which they are offered; those that wait are the standard. */
export const STATES: readonly { value: ApprovalState | 'ALL'; label: string }[] = [
  { value: 'WAITING', label: 'Waiting for approval' },
  { value: 'APPROVED', label: 'Public' },
  { value: 'HIDDEN', label: 'Hidden' },
  { value: 'ALL', label: 'All' },
];

/** The filter of a query parameter. */
export const stateOf = (param: string | null): ApprovalState | 'ALL' =>
  STATES.find(({ value }) => value.toLowerCase() === param)?.value ?? 'WAITING';

/** What a text is after a decision, in a message. */
export const DECIDED: Readonly<Record<ApprovalState, string>> = {
  APPROVED: 'is public',
  HIDDEN: 'is hidden',
  WAITING: 'waits for approval',
};
