import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmStore } from './confirm';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Where `confirm` asks. The dialog itself is loaded with the first question. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, confirmStore.read);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog key={question.id} question={question} />
    </Suspense>
  );
}
