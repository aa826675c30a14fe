import type { ReactNode } from 'react';
import { Card } from '../../ui/display/Card';
import { Page, Stack } from '../../ui/layout/Layout';
import { PageHeading, PageTitle } from '../../ui/text/PageHeading';
import styles from './profile/ProfileForm.module.css';

interface AccountCardProps {
  title: string;
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Below the card: links to alternatives. */
  footer?: ReactNode;
}

/** Page layout of the log-in, sign-up and password forms. */
export function AccountCard({ title, lead, children, footer }: AccountCardProps) {
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <Stack gap={24}>
        <PageHeading display lead={lead}>
          {title}
        </PageHeading>
        <Card padding="lg" className={styles.card}>
          {children}
        </Card>
        {footer && <p className={styles.footer}>{footer}</p>}
      </Stack>
    </Page>
  );
}
