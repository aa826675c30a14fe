import type { ReactNode } from 'react';
import { Page, Stack } from '../../ui/layout/Layout';
import { PageHeading } from '../../ui/text/PageHeading';
import { PageTitle } from '../../ui/platform/PageTitle';
import styles from './LegalPage.module.css';

/** A page of plain text in short sections. */
export function LegalPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      <Stack gap={40}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <div className={styles.text}>{children}</div>
      </Stack>
    </Page>
  );
}
