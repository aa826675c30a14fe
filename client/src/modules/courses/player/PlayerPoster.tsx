import type { ReactNode } from 'react';
import { CourseCover } from '../../../ui/map/CourseCover';
import styles from './Player.module.css';

interface PlayerPosterProps {
  title: string;
  category: string;
  children: ReactNode;
}

/** The poster of an external player, drawn locally so that nothing is fetched before the viewer clicks. */
export function PlayerPoster({ title, category, children }: PlayerPosterProps) {
  return (
    <>
      <span className={styles.drawing}>
        <CourseCover title={title} category={category} lessons={7} />
      </span>
      <span className={`wm-row wm-gap-12 wm-rule-above wm-pad-12-16 ${styles.posterWords}`}>{children}</span>
    </>
  );
}
