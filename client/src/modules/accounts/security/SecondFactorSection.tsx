import { Suspense, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import type { SecurityPageQuery } from './__generated__/SecurityPage.generated';

type SecondFactor = NonNullable<SecurityPageQuery['viewer']>['secondFactor'];

const TurnOnDialog = lazyComponent(
  async () => (await import('./TurnOnSecondFactorDialog')).TurnOnSecondFactorDialog,
);
const ChangeDialog = lazyComponent(
  async () => (await import('./ChangeSecondFactorDialog')).ChangeSecondFactorDialog,
);

const FEW_CODES = 3;

/** Whether logging in needs a code besides the password, and how to change that. */
export function SecondFactorSection({ secondFactor }: { secondFactor: SecondFactor }) {
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes' | null>(null);
  const close = () => setDialog(null);
  const { since, recoveryCodesLeft: left, isRequired } = secondFactor;
  return (
    <Card padding="lg">
      <Stack gap={16}>
        {since === null ? (
          <p>
            With a second factor, you log in with your password and a code from an authenticator app, so your
            password alone isn’t enough.
          </p>
        ) : (
          <>
            <Cluster gap={8}>
              <Badge tone="success">On</Badge>
              <span>since {formatDate(since)}</span>
            </Cluster>
            <p>
              {left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.
              {isRequired &&
                ' Administrators of this platform need a second factor, so it can’t be turned off.'}
            </p>
            {left < FEW_CODES && (
              <SurfaceNote tone="warning">Create new recovery codes before you run out of them.</SurfaceNote>
            )}
          </>
        )}
        <Cluster gap={8}>
          {since === null ? (
            <Button onClick={() => setDialog('on')}>Turn on second factor</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => setDialog('codes')}>
                New recovery codes
              </Button>
              {!isRequired && (
                <Button variant="quiet" onClick={() => setDialog('off')}>
                  Turn off second factor
                </Button>
              )}
            </>
          )}
        </Cluster>
      </Stack>
      {dialog && (
        <Suspense>
          {dialog === 'on' ? (
            <TurnOnDialog onClose={close} />
          ) : (
            <ChangeDialog change={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </Card>
  );
}
