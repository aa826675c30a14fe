import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import styles from './Hint.module.css';

interface TooltipProps {
  label: ReactNode;
  /** The button it belongs to. */
  children: ReactElement;
}

/**
 * A tooltip on hover, focus and, for touch screens, a press. Only for descriptions: never the only place of a name or an
 * instruction.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const isPressed = useRef(false);

  function press() {
    isPressed.current = true;
    setOpen(true);
  }

  function change(next: boolean, { reason }: BaseTooltip.Root.ChangeEventDetails) {
    // After a tap, browsers also report that the mouse has left.
    if (!next && isPressed.current && reason === 'trigger-hover') return;
    isPressed.current = false;
    setOpen(next);
  }

  return (
    <BaseTooltip.Root open={open} onOpenChange={change}>
      <BaseTooltip.Trigger delay={150} closeOnClick={false} onClick={press} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          side="bottom"
          sideOffset={8}
          collisionPadding={8}
          className={styles.positioner}
        >
          <BaseTooltip.Popup className={`wm-small wm-pad-8-12 wm-line-14 ${styles.tooltip}`}>
            <BaseTooltip.Arrow className={styles.arrow} />
            {label}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
