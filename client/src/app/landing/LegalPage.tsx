import type { ReactNode } from 'react';
import { Page, Stack } from '../../ui/layout/Layout';
import { PageHeading } from '../../ui/text/PageHeading';
import { PageTitle } from '../../ui/platform/PageTitle';
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
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      <Stack gap={40}>
        <PageHeading lead={lead(name)}>{title}</PageHeading>
        <div className={styles.text}>{children}</div>
      </Stack>
    </Page>
  );
}
