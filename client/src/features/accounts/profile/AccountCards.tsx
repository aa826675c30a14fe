import { formatDate } from '../../../lib/format';
import type { StoredUser } from '../../../lib/session';
import { Card } from '../../../ui/display/Card';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import styles from './AccountCards.module.css';
import { roleBlurb, roleName } from '../roleLabels';

/** Details of the account and what its role allows. `createdAt` is null if not yet loaded. */
export function AccountCards({ user, createdAt }: { user: StoredUser; createdAt: string | null }) {
  const { name, email, role } = user;
  return (
    <Section title="Account">
      <Stack gap={16}>
        <Grid min={220} gap={16} columns={2}>
          <Fact term="Name">{name}</Fact>
          <Fact term="Email">{email}</Fact>
          <Fact term="Role">{roleName(role)}</Fact>
          {createdAt && <Fact term="Member since">{formatDate(createdAt)}</Fact>}
        </Grid>
        <Card>
          <p className={styles.blurb}>{roleBlurb(role)}</p>
        </Card>
      </Stack>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{term}</dt>
        <dd>{children}</dd>
      </dl>
    </Card>
  );
}
