import type { ReactNode } from 'react';
import { TitledPage } from '../../ui/layout/Layout';
import { usePlatform } from '../../ui/platform/platform';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  lead: (platformName: string) => string;
  children: ReactNode;
}

/** A page of plain text in short sections. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  const { name } = usePlatform();
  return (
    <TitledPage title={title} lead={lead(name)} width="text" gap={40}>
      <div className={`wm-stack wm-gap-16 wm-measure ${styles.text}`}>{children}</div>
    </TitledPage>
  );
}
