import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import styles from './Settings.module.css';
import { type TestEmailOutcome, useTestEmail } from './useSettingsActions';

interface TestEmailProps {
  /** The administrator's address. */
  to: string;
  /** The saved sender. */
  from: string;
}

/** Sends an email to the administrator and shows what happened. */
export function TestEmail({ to, from }: TestEmailProps) {
  const { sendTestEmail, sending } = useTestEmail();
  const [outcome, setOutcome] = useState<TestEmailOutcome | null>(null);

  async function send() {
    setOutcome(null);
    setOutcome(await sendTestEmail());
  }

  return (
    <Section title="Test email">
      <Card padding="lg" className={styles.card}>
        <p>
          Sends an email from {from}, the saved sender, to {to}.
        </p>
        <div>
          <Button variant="secondary" loading={sending} loadingText="Sending..." onClick={() => void send()}>
            Send a test email
          </Button>
        </div>
        <div role="status">
          {outcome && (
            <SurfaceNote tone={outcome.isSent ? 'success' : 'error'} title={outcome.sentence}>
              {outcome.advice && <p>{outcome.advice}</p>}
            </SurfaceNote>
          )}
        </div>
      </Card>
    </Section>
  );
}
