import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Cue } from '#server/modules/courses/captions.rules';
import { formatClockTime } from '../../../lib/format';
import type { TranscriptMatch } from './transcriptMatches';
import styles from './TranscriptPanel.module.css';

interface TranscriptLinesProps {
  cues: readonly Cue[];
  /** Index of the current line; -1: none. */
  current: number;
  /** The matches in the order of the lines. */
  matches: readonly TranscriptMatch[];
  chosen: TranscriptMatch | null;
  /** Called with the index of the line to play. */
  onChoose: (line: number) => void;
}

/**
 * The lines of a transcript, as buttons. Tab stops at one of them; the arrow keys move between them. Lines out of view
 * skip layout, but stay in the document for find-in-page and screen readers.
 */
export function TranscriptLines({ cues, current, matches, chosen, onChoose }: TranscriptLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const tabStop = focused ?? Math.max(current, 0);
  const matchesByLine = useMemo(() => byLine(matches), [matches]);

  function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
    const to = {
      ArrowDown: tabStop + 1,
      ArrowUp: tabStop - 1,
      Home: 0,
      End: cues.length - 1,
    }[event.key];
    if (to === undefined || to < 0 || to >= cues.length) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-line="${to}"]`)?.focus();
  }

  return (
    <ol
      ref={list}
      data-quotable=""
      aria-label="Transcript"
      onClick={({ target, detail }) => {
        const line = lineOf(target);
        // A drag that selects text ends with a click too.
        const isSelecting = detail > 0 && hasSelectionIn(list.current);
        if (line !== null && !isSelecting) onChoose(line);
      }}
      onFocus={({ target }) => setFocused(lineOf(target))}
      onBlur={() => setFocused(null)}
      onKeyDown={moveFocus}
    >
      {cues.map((cue, line) => (
        <Line
          key={line}
          {...{ cue, line }}
          isCurrent={line === current}
          isTabStop={line === tabStop}
          matches={matchesByLine.get(line)}
          chosen={chosen?.line === line ? chosen : null}
        />
      ))}
    </ol>
  );
}

function hasSelectionIn(list: HTMLElement | null): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && list !== null && list.contains(selection.anchorNode);
}

function byLine(matches: readonly TranscriptMatch[]): Map<number, TranscriptMatch[]> {
  const lines = new Map<number, TranscriptMatch[]>();
  for (const match of matches) lines.set(match.line, [...(lines.get(match.line) ?? []), match]);
  return lines;
}

/** Index of the line that contains the element; null outside of the lines. */
function lineOf(target: EventTarget): number | null {
  const line = (target as Element).closest<HTMLElement>('[data-line]');
  return line ? Number(line.dataset.line) : null;
}

interface LineProps {
  cue: Cue;
  line: number;
  isCurrent: boolean;
  /** Whether Tab reaches it. */
  isTabStop: boolean;
  matches: readonly TranscriptMatch[] | undefined;
  chosen: TranscriptMatch | null;
}

/** Memoized, as there may be thousands. */
const Line = memo(function Line({ cue, line, isCurrent, isTabStop, matches, chosen }: LineProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`wm-small wm-anywhere wm-full wm-grid ${styles.line}`}
        data-line={line}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent || undefined}
      >
        <span className={`wm-nowrap ${styles.time}`}>{formatClockTime(cue.start)}</span>{' '}
        <span>{matches ? marked(cue.text, matches, chosen) : cue.text}</span>
      </button>
    </li>
  );
});

/** The text with its matches marked. */
function marked(
  text: string,
  matches: readonly TranscriptMatch[],
  chosen: TranscriptMatch | null,
): ReactNode[] {
  return matches.flatMap((match, index) => {
    const { start, end } = match;
    return [
      text.slice(matches[index - 1]?.end ?? 0, start),
      <mark key={start} className={match === chosen ? styles.chosen : undefined}>
        {text.slice(start, end)}
      </mark>,
      ...(index === matches.length - 1 ? [text.slice(end)] : []),
    ];
  });
}
