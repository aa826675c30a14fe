import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { classes } from '../classes';
import { CheckIcon } from '../icons/Icons';
import styles from './StopList.module.css';
import { lineOf } from '../theme/tokens';

interface StopItem {
  id: string;
  title: ReactNode;
  /** A short second line, such as the duration. */
  detail?: ReactNode;
  done?: boolean;
}

/** Props of a stop's link. */
interface StopLinkProps {
  className: string | undefined;
  'aria-current': 'step' | undefined;
  'data-stop': '';
  children: ReactNode;
}

interface StopListProps {
  items: readonly StopItem[];
  /** The selected stop. */
  currentId: string | null;
  /** Renders a stop as a link: `(item, props) => <Link to={…} {...props} />`. */
  renderLink: (item: StopItem, props: StopLinkProps) => ReactElement;
  category: string;
  /** The accessible name, such as "Lessons". */
  label: string;
}

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A course's lessons as a vertical line, with the yellow marker at the first one not completed. Every stop is a tab stop;
 * the arrow keys, Home and End also move between them.
 */
export function StopList({ items, currentId, renderLink, category, label }: StopListProps) {
  const list = useRef<HTMLOListElement>(null);
  const nextId = items.find((item) => !item.done)?.id;

  // A long list scrolls in its own box.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (current) revealInBox(current);
  }, [currentId]);

  const moveFocus = (event: KeyboardEvent) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const index = stops.indexOf(event.target as HTMLElement);
    const target = index < 0 ? undefined : stops[steps[event.key]?.(index, stops.length - 1) ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <ol
      ref={list}
      aria-label={label}
      style={{ '--line': lineOf(category).variable } as CSSProperties}
      onKeyDown={moveFocus}
    >
      {items.map((item) => {
        const current = item.id === currentId;
        const stop: StopLinkProps = {
          className: styles.stop,
          'aria-current': current ? 'step' : undefined,
          'data-stop': '',
          children: (
            <>
              <span className={styles.title}>{item.title}</span>
              {item.done && <span className="wm-visually-hidden">, completed</span>}
              {/* Separates the texts in the computed accessible name. */}
              {item.detail && ' '}
              {item.detail && <span className="wm-muted wm-small">{item.detail}</span>}
            </>
          ),
        };
        return (
          <li
            key={item.id}
            className={classes(
              'wm-grid wm-align-start wm-relative wm-stop',
              styles.row,
              item.done && styles.done,
              item.id === nextId && styles.next,
              current && styles.current,
            )}
          >
            <span className={`wm-center wm-relative wm-sign ${styles.sign}`} aria-hidden="true">
              {item.done && <CheckIcon size={13} strokeWidth={3} />}
            </span>
            {renderLink(item, stop)}
          </li>
        );
      })}
    </ol>
  );
}

/** Scrolls the element's nearest scroll container, if any, to reveal it; never scrolls the page. */
export function revealInBox(element: Element): void {
  const box = scrollingBoxOf(element);
  if (!box) return;
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  // Leave some of the preceding content visible for context.
  box.scrollTop += top - view.top - box.clientHeight / 3;
}

function scrollingBoxOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return null;
}
