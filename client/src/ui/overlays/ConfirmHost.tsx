import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { confirmStore } from './confirm';

/** Renders the dialog of `confirm`. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, confirmStore.read);
  return question && <ConfirmDialog key={question.id} question={question} />;
}
