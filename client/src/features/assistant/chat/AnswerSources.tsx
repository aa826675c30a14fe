import { useId } from 'react';
import styles from './AnswerSources.module.css';
import type { ChatMessageFragment } from './ChatMessage.generated';
import { SourceLink } from '../SourceLink';

/** The sources of an answer, best first. */
export function AnswerSources({ sources }: { sources: ChatMessageFragment['sources'] }) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <h3 id={id}>Sources</h3>
      <ol aria-labelledby={id} className={styles.list}>
        {sources.map(({ name, source, excerpt }, index) => (
          <li key={index}>
            <SourceLink source={source}>{name}</SourceLink>
            {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
