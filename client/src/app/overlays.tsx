import { createRoot } from 'react-dom/client';
import { ConfirmHost } from '../ui/overlays/ConfirmHost';
import { Toasts } from '../ui/overlays/Toasts';

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Renders toasts and confirmations in a root of their own, so that they stay when a page breaks. */
export function showOverlays(): void {
  root.render(
    <>
      <Toasts />
      <ConfirmHost />
    </>,
  );
}
