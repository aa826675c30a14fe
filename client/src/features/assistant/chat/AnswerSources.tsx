import { useId } from 'react';
import styles from './AnswerSources.module.css';
import type { ChatMessageFragment } from './ChatMessage.generated';
import { SourceLink } from '../SourceLink';

/** Links to the passages that an answer comes from, best first. */
export function AnswerSources({ sources }: { sources: ChatMessageFragment['sources'] }) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <h3 id={id}>Read more</h3>
      <ol aria-labelledby={id} className={styles.list}>
        {sources.map(({ name, source }, index) => (
          <li key={index}>
            <SourceLink source={source}>{name}</SourceLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
