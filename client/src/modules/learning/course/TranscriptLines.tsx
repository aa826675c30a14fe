import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Cue } from '#server/modules/courses/captions.rules';
import { formatClockTime } from '../../../lib/format';
import type { TranscriptMatch } from './transcriptMatches';
import styles from './TranscriptPanel.module.css';

/** Lines that are rendered again together when the current one changes. */
const GROUP = 50;

interface TranscriptLinesProps {
  cues: readonly Cue[];
  /** Whether all lines are shown, or only those around the current one. */
  isComplete: boolean;
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
export function TranscriptLines({
  cues,
  isComplete,
  current,
  matches,
  chosen,
  onChoose,
}: TranscriptLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const tabStop = focused ?? Math.max(current, 0);
  const groups = useMemo(
    () => Array.from({ length: Math.ceil(cues.length / GROUP) }, (_, group) => group * GROUP),
    [cues],
  );
  const first = Math.max(current, 0);
  const shown = isComplete ? groups : [first - (first % GROUP)];
  const byGroup = useMemo(() => groupsOf(matches), [matches]);
  const inGroup = (line: number, from: number) => (line >= from && line < from + GROUP ? line : -1);

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
      {shown.map((from) => (
        <LineGroup
          key={from}
          cues={cues}
          from={from}
          current={inGroup(current, from)}
          tabStop={inGroup(tabStop, from)}
          matches={byGroup.get(from) ?? NONE}
          chosen={chosen && inGroup(chosen.line, from) >= 0 ? chosen : null}
        />
      ))}
    </ol>
  );
}

function hasSelectionIn(list: HTMLElement | null): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && list !== null && list.contains(selection.anchorNode);
}

function groupsOf(matches: readonly TranscriptMatch[]): Map<number, TranscriptMatch[]> {
  const groups = new Map<number, TranscriptMatch[]>();
  for (const match of matches) {
    const from = match.line - (match.line % GROUP);
    const group = groups.get(from);
    if (group) group.push(match);
    else groups.set(from, [match]);
  }
  return groups;
}

const NONE: readonly TranscriptMatch[] = [];

/** Index of the line that contains the element; null outside of the lines. */
function lineOf(target: EventTarget): number | null {
  const line = (target as Element).closest<HTMLElement>('[data-line]');
  return line ? Number(line.dataset.line) : null;
}

interface LineGroupProps extends Pick<TranscriptLinesProps, 'cues' | 'current' | 'matches' | 'chosen'> {
  /** Index of its first line. */
  from: number;
  /** Index of the line that Tab reaches; -1: none in this group. */
  tabStop: number;
}

const LineGroup = memo(function LineGroup(props: LineGroupProps) {
  const { cues, from, current, tabStop, matches, chosen } = props;
  return cues.slice(from, from + GROUP).map((cue, index) => {
    const line = from + index;
    const found = matches.filter((match) => match.line === line);
    return (
      <li key={line} className={styles.item}>
        <button
          type="button"
          className={`wm-small wm-anywhere wm-full wm-grid ${styles.line}`}
          data-line={line}
          tabIndex={line === tabStop ? 0 : -1}
          aria-current={line === current || undefined}
        >
          <span className={`wm-nowrap ${styles.time}`}>{formatClockTime(cue.start)}</span>{' '}
          <span>{found.length > 0 ? marked(cue.text, found, chosen) : cue.text}</span>
        </button>
      </li>
    );
  });
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
