import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { confirmStore } from './confirm';

/** Where `confirm` asks. The dialog is part of the first load: a question must not depend on the network. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, confirmStore.read);
  return question && <ConfirmDialog key={question.id} question={question} />;
}
