import { useEffect, useRef, useState } from 'react';
import { captionsOf, type VideoFile, videoOf } from '#server/modules/courses/video.rules';
import { PlayIcon } from '../../../ui/icons/ToolIcons';
import { Section } from '../../../ui/layout/Layout';
import type { LessonPlayerProps } from './LessonPlayer';
import styles from './Player.module.css';
import { PlayerPoster } from './PlayerPoster';

type LessonFilmProps = Pick<LessonPlayerProps, 'lesson' | 'category'>;

/** The video file of a lesson, which starts muted when it is seen; nothing for other lessons. */
export function LessonFilm({ lesson, category }: LessonFilmProps) {
  const video = videoOf(lesson.videoUrl);
  if (video?.kind !== 'file') return null;
  return (
    <Section title={`Watch: ${lesson.title}`} className={styles.film}>
      <Film lesson={lesson} category={category} video={video} />
    </Section>
  );
}

function Film({ lesson, category, video }: LessonFilmProps & { video: VideoFile }) {
  const { title, captionsUrl, captionsPath } = lesson;
  const frame = useRef<HTMLDivElement>(null);
  /** Why it has started; null: it has not, and nothing of it is loaded. */
  const [start, setStart] = useState<'seen' | 'pressed' | null>(null);
  useEffect(() => {
    if (!frame.current || !mayStartByItself()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setStart((before) => before ?? 'seen');
      },
      { threshold: 0.6 },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const captions = captionsPath ?? captionsOf(captionsUrl);
  return (
    <div ref={frame} className={`wm-relative ${styles.frame}`}>
      {start ? (
        <video
          ref={(element) => {
            if (start === 'pressed') element?.focus();
          }}
          className={`wm-full wm-block ${styles.video}`}
          src={video.url}
          aria-label={`Video: ${title}`}
          tabIndex={0}
          autoPlay
          muted={start === 'seen'}
          controls
          playsInline
          // Back to the poster, where it can be started again.
          onError={() => setStart(null)}
        >
          {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
        </video>
      ) : (
        <button type="button" className={`wm-full ${styles.poster}`} onClick={() => setStart('pressed')}>
          <PlayerPoster lesson={lesson} category={category} icon={<PlayIcon size={28} />}>
            Play video
          </PlayerPoster>
        </button>
      )}
    </div>
  );
}

/** The state of the network, which not every browser tells; see https://wicg.github.io/netinfo. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a video may move and load without being asked. */
function mayStartByItself(): boolean {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as { connection?: NetworkInformation }).connection ?? {};
  return (
    typeof IntersectionObserver !== 'undefined' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !saveData &&
    effectiveType === '4g'
  );
}
