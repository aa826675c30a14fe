import type { ReactNode } from 'react';
import { PageTitle } from '../platform/PageTitle';
import { PageHeading } from '../text/PageHeading';
import { Page, Stack } from './Layout';

export interface TitledPageProps {
  /** Title of the document. */
  title: string;
  /** The page's h1, if it is not `title`. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** A short line above the heading, such as a breadcrumb. */
  eyebrow?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  width?: 'wide' | 'text' | 'narrow';
  gap?: 16 | 24 | 40;
  children: ReactNode;
}

/** A page with a title and a heading, above parts that are stacked vertically. */
export function TitledPage(props: TitledPageProps) {
  const { title, heading = title, lead, eyebrow, actions, width, gap = 24, children } = props;
  return (
    <Page width={width}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={gap}>
        <PageHeading lead={lead} eyebrow={eyebrow} actions={actions}>
          {heading}
        </PageHeading>
        {children}
      </Stack>
    </Page>
  );
}
