import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { classes } from '../classes';
import { IconButton } from '../buttons/IconButton';
import { PAGE_HEADING_ID } from '../text/PageHeading';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/Icons';
import { toastManager, toastsAreMounted, type ToastTone } from './toast';
import styles from './Toasts.module.css';

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon };

/** Older toasts are hidden beyond this number, so that the stack does not cover a phone's screen. */
const MAX_TOASTS = 4;

/** What had the focus before one of the toasts. */
let focusedBefore: HTMLElement | null = null;

/** Renders the toasts of `toast`. */
export function Toasts() {
  // Runs after the provider's own effect, which listens to the manager.
  useEffect(toastsAreMounted, []);
  return (
    <Toast.Provider toastManager={toastManager} limit={MAX_TOASTS}>
      <Toast.Viewport
        className={`wm-stack wm-align-center wm-gap-8 ${styles.toasts}`}
        aria-live="off"
        data-toasts
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget as HTMLElement | null;
        }}
      >
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

/**
 * Both live regions exist before they have content, because screen readers announce only changes to an existing region.
 * Escape closes the newest toast.
 */
function ToastList() {
  const { toasts, close } = Toast.useToastManager();
  const newest = toasts[0]?.id;

  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // A dialog or menu that has the focus closes itself instead.
      const isElsewhere = target instanceof Element && target.closest('[role$=dialog], [role=menu]');
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) close(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest, close]);

  const oldestFirst = [...toasts].reverse();
  const stack = (isShownHere: (toast: Toast.Root.ToastObject) => boolean) =>
    oldestFirst.filter(isShownHere).map((toast) => <OneToast key={toast.id} toast={toast} />);
  return (
    <>
      <div role="alert" aria-atomic="false" className={`wm-stack wm-gap-8 ${styles.stack}`}>
        {stack(({ type }) => type === 'error')}
      </div>
      <div role="status" aria-atomic="false" className={`wm-stack wm-gap-8 ${styles.stack}`}>
        {stack(({ type }) => type !== 'error')}
      </div>
    </>
  );
}

/** Ref of a toast: if the focus is lost with it, it returns to where it was before, or to the page's heading. */
function returnFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    // By then what its action changed has taken the focus, if it does.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const target = focusedBefore?.isConnected ? focusedBefore : document.getElementById(PAGE_HEADING_ID);
      target?.focus({ preventScroll: true });
    });
  };
}

function OneToast({ toast }: { toast: Toast.Root.ToastObject }) {
  const tone = toast.type as ToastTone;
  const ToneIcon = icons[tone];
  return (
    <Toast.Root
      ref={returnFocus}
      toast={toast}
      swipeDirection={['up', 'left', 'right']}
      // It is part of a live region, which a dialog would not fit in.
      role="group"
      aria-modal={undefined}
      className={classes('wm-row wm-gap-12 wm-arrive wm-full', styles.toast, styles[tone])}
    >
      <ToneIcon className={styles.icon} />
      <Toast.Title render={<p />} className={`wm-grow wm-line-14 ${styles.text}`} />
      <Toast.Action className={`wm-strong ${styles.action}`} />
      <Toast.Close
        // It would be hidden until the stack is hovered; ours is never collapsed.
        aria-hidden={false}
        render={
          <IconButton label="Close message" size="sm">
            <CloseIcon size={16} />
          </IconButton>
        }
      />
    </Toast.Root>
  );
}
