import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './Icons';
import { toast, type ToastEntry, toastStore } from './toast';
import styles from './Toasts.module.css';

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon };

/**
 * Renders the toasts. Both live regions exist before they have content, because screen readers announce only changes to
 * an existing region. Escape closes the newest.
 */
export function Toasts() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const newest = entries.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toast.dismiss(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);

  const errors = entries.filter((entry) => entry.tone === 'error');
  const others = entries.filter((entry) => entry.tone !== 'error');
  return (
    <div className={styles.toasts} data-toasts>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {errors.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </div>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {others.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </div>
    </div>
  );
}

function Toast({ entry }: { entry: ToastEntry }) {
  const { id, tone, text, durationMs, action } = entry;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef(durationMs);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused || !Number.isFinite(remaining.current)) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => toast.dismiss(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(1_000, remaining.current - (Date.now() - startedAt));
    };
  }, [id, paused]);

  const ToneIcon = icons[tone];
  return (
    <div
      className={classes(styles.toast, styles[tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ToneIcon className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.dismiss(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Close message" size="sm" onClick={() => toast.dismiss(id)}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
}
