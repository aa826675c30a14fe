import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { Page, Stack } from '../../ui/Layout';
import { PageHeading } from '../../ui/PageHeading';

export interface AccountFormPageProps {
  /** The document's title, without the platform's name. */
  title: string;
  heading: string;
  lead?: ReactNode;
  /** Where else somebody may have wanted to go, under the card. */
  footer: ReactNode;
  children: ReactNode;
}

/** One narrow column with one form on a card. */
export function AccountFormPage({ title, heading, lead, footer, children }: AccountFormPageProps) {
  return (
    <Page width="narrow">
      <title>{`${title} · Waymark`}</title>
      <Stack gap={24}>
        <PageHeading lead={lead}>{heading}</PageHeading>
        <Card padding="lg">{children}</Card>
        <div>{footer}</div>
      </Stack>
    </Page>
  );
}
