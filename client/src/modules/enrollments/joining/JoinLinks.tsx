import { useState } from 'react';
import { joinLinkRules } from '#server/modules/teaching/joining/joining.rules';
import { check } from '#server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/EmptyState';
import styles from './Joining.module.css';
import { numberOf, timeOf } from './joiningDraft';
import type { JoiningOfCourseFragment } from './__generated__/JoiningPage.generated';
import { useCreateJoinLink, useRevokeJoinLink } from './useJoiningActions';
import { saveFile } from '../../../lib/saveFile';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { QrCode, qrCodeSvg } from '../../../ui/display/QrCode';
import { Dialog } from '../../../ui/overlays/Dialog';

type Link = NonNullable<JoiningOfCourseFragment['joining']>['links'][number];

/** The join links of a course, and a form for another one. */
export function JoinLinks({ courseId, links }: { courseId: string; links: readonly Link[] }) {
  const revokeLink = useRevokeJoinLink(courseId);
  const [shown, setShown] = useState<Link | null>(null);
  const [createdCount, setCreatedCount] = useState(0);
  return (
    <Section title="Join links">
      <Stack gap={24}>
        {links.length === 0 ? (
          <EmptyState
            level={3}
            title="No Join Links"
            text="Anyone who has a link or its code joins the course without approval."
          />
        ) : (
          <DataTable<Link>
            caption="Join links"
            rows={links}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'code',
                header: 'Code',
                rowHeader: true,
                cell: ({ code }) => <code className={styles.code}>{code}</code>,
              },
              {
                key: 'uses',
                header: 'Used',
                cell: ({ uses, maxUses }) =>
                  maxUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(maxUses)}`,
              },
              {
                key: 'expires',
                header: 'Valid until',
                cell: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : 'No end'),
              },
              {
                key: 'actions',
                header: 'Actions',
                actions: true,
                cell: (link) => (
                  <Cluster gap={8}>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Show the link ${link.code}`}
                      onClick={() => setShown(link)}
                    >
                      Show link
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Revoke the link ${link.code}`}
                      onClick={() => void revokeLink(link)}
                    >
                      Revoke
                    </Button>
                  </Cluster>
                ),
              },
            ]}
          />
        )}
        <Card padding="lg">
          <Section level={3} title="New join link">
            {/* Creating a link replaces the form, so the focus moves to the new one. */}
            <div key={createdCount} ref={createdCount > 0 ? focusFirstField : undefined}>
              <LinkForm courseId={courseId} onCreated={() => setCreatedCount(createdCount + 1)} />
            </div>
          </Section>
        </Card>
      </Stack>
      {shown && <LinkDialog link={shown} onClose={() => setShown(null)} />}
    </Section>
  );
}

function LinkForm({ courseId, onCreated }: { courseId: string; onCreated: () => void }) {
  const createLink = useCreateJoinLink(courseId);
  const { form, field, errors, sending } = useCheckedForm({
    initial: { maxUses: '', expiresAt: '' },
    check: ({ maxUses, expiresAt }) =>
      check(joinLinkRules, { maxUses: numberOf(maxUses), expiresAt: timeOf(expiresAt) }),
    send: async ({ maxUses, expiresAt }) => {
      const outcome = await createLink({ maxUses, expiresAt: expiresAt?.toISOString() ?? null });
      if (outcome.ok) onCreated();
      return outcome;
    },
  });
  return (
    <form {...form} aria-label="New join link">
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField
          {...field('maxUses')}
          label="Number of people"
          optional
          inputMode="numeric"
          hint="How many can join with it."
        />
        <TextField {...field('expiresAt')} label="Valid until" optional type="datetime-local" />
        <div>
          <Button type="submit" variant="secondary" loading={sending} loadingText="Creating...">
            Create link
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface LinkDialogProps {
  link: { code: string; url: string };
  onClose: () => void;
}

/** A join link to pass on: its code, its address and its QR code. */
function LinkDialog({ link: { code, url }, onClose }: LinkDialogProps) {
  return (
    <Dialog title={`Join with ${code}`} onClose={onClose}>
      <Stack gap={16} className={styles.sheet}>
        <div className={styles.picture}>
          <QrCode text={url} label={`QR code of ${url}`} />
        </div>
        <p className="wm-anywhere">
          <code>{url}</code>
        </p>
        <Cluster className={styles.actions}>
          <CopyLinkButton url={url} />
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(new Blob([qrCodeSvg(url)], { type: 'image/svg+xml' }), `join-${code}.svg`)
            }
          >
            Download QR code
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
