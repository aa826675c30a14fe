import type { ReactNode } from 'react';
import { CourseCover } from '../../../ui/map/CourseCover';
import styles from './Player.module.css';

interface PlayerPosterProps {
  lesson: { title: string; duration: string | null };
  category: string;
  icon: ReactNode;
  /** What pressing it does. */
  children: ReactNode;
  hint?: string;
}

/** The content of a button or link that starts a video, made here, so that nothing is fetched before it is pressed. */
export function PlayerPoster({ lesson, category, icon, children, hint }: PlayerPosterProps) {
  const { title, duration } = lesson;
  return (
    <>
      <span className={styles.drawing}>
        <CourseCover title={title} category={category} lessons={7} />
      </span>
      <span className={`wm-row wm-gap-12 wm-rule-above wm-pad-12-16 ${styles.posterWords}`}>
        <span className={`wm-center wm-fixed ${styles.playSign}`}>{icon}</span>
        <span className="wm-min-0 wm-line-14 wm-strong">
          {children}
          {duration && <span className="wm-digits"> {duration}</span>}
          {hint && <small className="wm-block wm-muted wm-small wm-regular">{hint}</small>}
        </span>
      </span>
    </>
  );
}
