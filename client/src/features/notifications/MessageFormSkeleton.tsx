import { Card } from '../../ui/Card';
import { SkeletonFields } from '../../ui/SkeletonPanels';
import styles from './MessageForm.module.css';

/** A message's form on its way. */
export function MessageFormSkeleton() {
  return (
    <Card padding="lg" className={styles.card}>
      <SkeletonFields fields={4} />
    </Card>
  );
}
