import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/Card';
import { Section, Stack } from '../../../ui/layout/Layout';
import styles from './HealthPage.module.css';

interface FactsProps {
  title: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A card with what is known of one part of the platform. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <Card>
      <Section title={title}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Card>
  );
}

/** A card in place of facts that only the database knows, while it does not answer. */
export function NoFacts({ title }: { title: string }) {
  return (
    <Card>
      <Section title={title}>
        <Stack>
          <p>Unknown, because the database isn’t responding.</p>
        </Stack>
      </Section>
    </Card>
  );
}
