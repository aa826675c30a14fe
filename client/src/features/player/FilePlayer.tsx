import { type KeyboardEvent, useRef, useState } from 'react';
import type { VideoFile } from '../../../../server/features/catalogue/video.rules';
import { Button } from '../../ui/Button';
import { RetryIcon } from '../../ui/Icons';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { TextLink } from '../../ui/TextLink';
import { ExternalIcon } from '../../ui/ToolIcons';
import styles from './Player.module.css';
import { PLAYBACK_SPEEDS, pressPlayerKey } from './playerKeys';
import { useCaptions } from './useCaptions';

/** Specification, section 8. */
const UNSUPPORTED = 'Your browser does not support this video format.';

interface FilePlayerProps {
  video: VideoFile;
  title: string;
  captionsUrl: string | null;
  captionsPath: string | null;
  /** Start time in seconds. */
  start: number;
  onWatched: () => void;
}

/** The native video player with captions and speed selection. Playing to the end counts as watched. */
export function FilePlayer(props: FilePlayerProps) {
  const { video, title, captionsUrl, captionsPath, start, onWatched } = props;
  const player = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState(1);
  const captions = useCaptions(captionsUrl, captionsPath);
  const [failure, setFailure] = useState<'network' | 'format' | null>(null);

  if (failure) return <PlayerFailure failure={failure} video={video} onRetry={() => setFailure(null)} />;

  // The native menu has more speeds; include the current one in the list.
  const speeds = [...new Set([...PLAYBACK_SPEEDS, speed])].sort((slower, faster) => slower - faster);
  const changeSpeed = (next: number) => {
    if (player.current) player.current.playbackRate = next;
  };
  const pressKey = (event: KeyboardEvent<HTMLVideoElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressPlayerKey(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        <video
          ref={player}
          className={styles.video}
          src={video.url}
          controls
          playsInline
          preload="metadata"
          aria-label={`Video: ${title}`}
          tabIndex={0}
          onLoadedMetadata={({ currentTarget }) => {
            if (start > 0 && start < currentTarget.duration) currentTarget.currentTime = start;
          }}
          onEnded={onWatched}
          onKeyDown={pressKey}
          onRateChange={(event) => setSpeed(event.currentTarget.playbackRate)}
          onError={(event) =>
            setFailure(event.currentTarget.error?.code === MEDIA_ERR_NETWORK ? 'network' : 'format')
          }
        >
          {captions.address && (
            <track
              key={captions.address}
              kind="captions"
              src={captions.address}
              srcLang="en"
              label="English"
              default
            />
          )}
        </video>
      </div>
      <div className={styles.under}>
        <label className={styles.speed}>
          Speed
          <select value={speed} onChange={(event) => changeSpeed(Number(event.target.value))}>
            {speeds.map((known) => (
              <option key={known} value={known}>
                {known === 1 ? 'Normal' : `${known}×`}
              </option>
            ))}
          </select>
        </label>
        {captions.retry && (
          <span role="status">
            The captions couldn’t be loaded.{' '}
            <Button variant="quiet" size="sm" onClick={captions.retry}>
              Load captions again
            </Button>
          </span>
        )}
        <span className={styles.keys}>
          Shortcuts: <kbd>K</kbd> play/pause · <kbd>J</kbd>/<kbd>L</kbd> back/forward 10 s · <kbd>&lt;</kbd>/
          <kbd>&gt;</kbd> speed
        </span>
      </div>
    </div>
  );
}

/** `MediaError.MEDIA_ERR_NETWORK`, as a number because not every environment defines the constant. */
const MEDIA_ERR_NETWORK = 2;

function PlayerFailure(props: { failure: 'network' | 'format'; video: VideoFile; onRetry: () => void }) {
  const { failure, video, onRetry } = props;
  return (
    <SurfaceNote
      tone="error"
      role="alert"
      title={failure === 'format' ? UNSUPPORTED : 'The video stopped loading.'}
      action={
        failure === 'network' && (
          <Button variant="secondary" size="sm" iconStart={<RetryIcon size={16} />} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <TextLink href={video.url} target="_blank" rel="noopener noreferrer">
        Open the video file <ExternalIcon size={14} />
      </TextLink>
    </SurfaceNote>
  );
}
