import type { ReactNode } from 'react';
import { CourseCover } from '../../ui/CourseCover';
import styles from './Player.module.css';

interface PlayerPosterProps {
  title: string;
  category: string;
  children: ReactNode;
}

/** The still that stands in for somebody else's player: our own drawing, so that nothing is fetched before it is asked for. */
export function PlayerPoster({ title, category, children }: PlayerPosterProps) {
  return (
    <>
      <span className={styles.drawing}>
        <CourseCover title={title} category={category} lessons={7} />
      </span>
      <span className={styles.posterWords}>{children}</span>
    </>
  );
}
