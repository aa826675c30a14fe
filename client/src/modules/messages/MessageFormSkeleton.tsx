import { Card } from '../../ui/display/Card';
import { SkeletonFields } from '../../ui/states/SkeletonPanels';
import styles from './MessageForm.module.css';

export function MessageFormSkeleton() {
  return (
    <Card padding="lg" className={styles.card}>
      <SkeletonFields fields={4} />
    </Card>
  );
}
