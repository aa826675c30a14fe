import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import { ChevronDownIcon } from './Icons';
import styles from './MenuButton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface MenuButtonProps {
  label: string;
  /** Shown before the label, such as an avatar. */
  icon?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** Links and buttons of the panel. */
  children: ReactNode;
  className?: string;
}

/** A button that opens a panel of links. Escape, a click outside, tabbing out or choosing a link closes it. */
export function MenuButton({ label, icon, hideLabel, align = 'end', children, className }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return (
    <div
      ref={root}
      className={classes(styles.menu, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        className={styles.button}
        iconStart={icon}
        iconEnd={<ChevronDownIcon size={14} />}
        onClick={() => setOpen(!open)}
      >
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Button>
      {open && (
        <div
          id={panelId}
          className={classes(styles.panel, styles[align])}
          onClick={(event) => {
            if ((event.target as Element).closest('a, button')) setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
