import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Cue, cuesOf } from '#server/modules/courses/captions.rules';
import { SEARCH_MAX_LENGTH } from '#server/platform/text.rules';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TextField } from '../../../ui/fields/Fields';
import { ChevronDownIcon } from '../../../ui/icons/Icons';
import { ChevronUpIcon } from '../../../ui/icons/ToolIcons';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { ownCaptionsPath, useCaptionsText } from '../../courses/player/captionsText';
import type { PlayerLink } from '../../courses/player/PlayerLink';
import { TranscriptLines } from './TranscriptLines';
import { findMatches } from './transcriptMatches';
import styles from './TranscriptPanel.module.css';

interface TranscriptPanelProps {
  lesson: { captionsPath: string | null; captionsUrl: string | null };
  player: PlayerLink;
}

/** The captions of the lesson's video as text; nothing for a lesson without captions. */
export function TranscriptPanel({ lesson, player }: TranscriptPanelProps) {
  const path = ownCaptionsPath(lesson);
  return path && <LoadedTranscript key={path} path={path} player={player} />;
}

function LoadedTranscript({ path, player }: { path: string; player: PlayerLink }) {
  const { text, retry } = useCaptionsText(path);
  const loaded = useMemo(
    () => (text === null ? null : cuesOf(text).sort((one, other) => one.start - other.start)),
    [text],
  );
  // There may be thousands of lines: until they are rendered, the page shows that they are loading.
  const cues = useDeferredValue(loaded);
  if (retry)
    return (
      <ErrorState
        level={2}
        title="The transcript couldn’t be loaded"
        message="Check your connection and try again."
        onRetry={retry}
      />
    );
  if (!cues)
    return (
      <LoadingState text="Loading transcript...">
        <SkeletonLines lines={10} />
      </LoadingState>
    );
  if (cues.length === 0) return <p>The captions of this video contain no text.</p>;
  return <Transcript cues={cues} player={player} />;
}

function Transcript({ cues, player }: { cues: readonly Cue[]; player: PlayerLink }) {
  const box = useRef<HTMLDivElement>(null);
  const current = useCurrentCue(cues, player);
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const matches = useMemo(() => findMatches(cues, searched), [cues, searched]);
  const [chosen, setChosen] = useState(0);
  const match = matches[chosen] ?? null;
  const { isFollowing, follow, leave, scrolling } = useFollowing(box, current, match?.line ?? null);

  function step(by: 1 | -1) {
    if (matches.length > 0) setChosen((chosen + by + matches.length) % matches.length);
    leave();
  }

  function stepOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  }

  const seekTo = useCallback(
    (line: number) => {
      player.seek(cues[line]!.start);
      follow();
    },
    [player, cues, follow],
  );

  return (
    <div className={`wm-stack wm-gap-8 ${styles.panel}`}>
      <div role="search" className="wm-fixed">
        <TextField
          type="search"
          label="Search transcript"
          value={search}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => {
            setSearch(target.value);
            setChosen(0);
            if (target.value.trim() !== '') leave();
          }}
          onKeyDown={stepOnEnter}
        />
        <div className={`wm-row wm-gap-4 ${styles.found}`} hidden={searched.trim() === ''}>
          <p role="status" className="wm-grow wm-muted wm-small">
            {searched.trim() !== '' &&
              (matches.length === 0
                ? 'No matches'
                : `Match ${(chosen + 1).toLocaleString('en-US')} of ${matches.length.toLocaleString('en-US')}`)}
          </p>
          <IconButton
            label="Previous match"
            size="sm"
            disabled={matches.length === 0}
            onClick={() => step(-1)}
          >
            <ChevronUpIcon size={18} />
          </IconButton>
          <IconButton label="Next match" size="sm" disabled={matches.length === 0} onClick={() => step(1)}>
            <ChevronDownIcon size={18} />
          </IconButton>
        </div>
      </div>
      <div ref={box} className={`wm-scroll wm-grow ${styles.lines}`} {...scrolling}>
        <TranscriptLines cues={cues} current={current} matches={matches} chosen={match} onChoose={seekTo} />
      </div>
      {!isFollowing && current >= 0 && (
        <Button
          variant="secondary"
          size="sm"
          className={`wm-fixed ${styles.back}`}
          onClick={() => {
            follow();
            // This button is removed, so move its focus.
            lineIn(box, current)?.focus({ preventScroll: true });
          }}
        >
          Back to the current line
        </Button>
      )}
    </div>
  );
}

/** Players may stop slightly before the second they were sent to. */
const SEEK_ERROR_SECONDS = 0.05;

const cueAt = (cues: readonly Cue[], seconds: number) =>
  cues.findLastIndex(({ start }) => start <= seconds + SEEK_ERROR_SECONDS);

/** Index of the cue that is being played; -1 before the first one, and while no video is loaded. */
function useCurrentCue(cues: readonly Cue[], player: PlayerLink): number {
  const [current, setCurrent] = useState(() => cueAt(cues, player.currentTime() ?? -1));
  useEffect(() => player.follow(({ seconds }) => setCurrent(cueAt(cues, seconds))), [cues, player]);
  return current;
}

/** How long a smooth scroll of ours may last, in milliseconds. */
const SMOOTH_MS = 700;

/**
 * Keeps the current line in view, within the box only, until the viewer scrolls it out of view or looks at a match of
 * the search.
 */
function useFollowing(box: RefObject<HTMLDivElement | null>, current: number, match: number | null) {
  const [isFollowing, setFollowing] = useState(true);
  const ownScrollEnds = useRef(0);
  const shown = isFollowing ? current : match;

  useEffect(() => {
    if (shown === null || shown < 0) return;
    const reveal = (smoothly: boolean) => {
      ownScrollEnds.current = performance.now() + SMOOTH_MS;
      showLine(box, shown, smoothly);
    };
    reveal(true);
    if (!isFollowing) return;
    // The panel was hidden, or has another size.
    const observer = new ResizeObserver(() => reveal(false));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box, shown, isFollowing]);

  const follow = useCallback(() => setFollowing(true), []);
  const leave = useCallback(() => setFollowing(false), []);
  const takeOver = () => {
    ownScrollEnds.current = 0;
  };
  const scrolling = {
    onWheel: takeOver,
    onTouchMove: takeOver,
    onPointerDown: takeOver,
    onKeyDown: takeOver,
    onScroll: () => {
      if (performance.now() >= ownScrollEnds.current && !isLineShown(box, current)) leave();
    },
  };
  return { isFollowing, follow, leave, scrolling };
}

function lineIn(box: RefObject<HTMLElement | null>, line: number): HTMLElement | null {
  return box.current?.querySelector<HTMLElement>(`[data-line="${line}"]`) ?? null;
}

/** Whether the line is in the box's view; also if there is none, or the box is hidden. */
function isLineShown(box: RefObject<HTMLElement | null>, line: number): boolean {
  const element = lineIn(box, line);
  if (!element || !box.current) return true;
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.current.getBoundingClientRect();
  return bottom > view.top && top < view.bottom;
}

/** Scrolls the box, never the page, unless the line is completely in view. */
function showLine(box: RefObject<HTMLElement | null>, line: number, smoothly: boolean): void {
  const element = lineIn(box, line);
  if (!element || !box.current) return;
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.current.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  const distance = top - view.top - view.height / 3;
  const isFar = Math.abs(distance) > 2 * view.height;
  const isSmooth = smoothly && !isFar && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.current.scrollTo({ top: box.current.scrollTop + distance, behavior: isSmooth ? 'smooth' : 'instant' });
}
