import { useState } from 'react';
import { attempt } from '../../../apollo/attempt';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import styles from './Settings.module.css';
import { useSendTestEmailMutation } from './__generated__/SettingsPage.generated';

interface TestEmailProps {
  /** The administrator's address. */
  to: string;
  /** The saved sender. */
  from: string;
}

interface Outcome {
  isSent: boolean;
  sentence: string;
  /** What can be done about a failure of the mail server. */
  advice?: string;
}

const NOT_SENT = 'The email was not sent.';

/** Sends an email to the administrator and shows what happened. */
export function TestEmail({ to, from }: TestEmailProps) {
  const [sendTestEmail, { loading }] = useSendTestEmailMutation({ fetchPolicy: 'no-cache' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function outcomeOfSending(): Promise<Outcome> {
    const result = (await sendTestEmail()).data?.sendTestEmail;
    if (result?.__typename === 'TestEmailSent')
      return {
        isSent: true,
        sentence: `The mail server accepted an email from ${result.from} to ${result.to}. Please check that it arrived.`,
      };
    const advice = 'The operator of the platform sets its mail server with SMTP_URL.';
    return result ? { isSent: false, sentence: result.message, advice } : notSent(NOT_SENT);
  }

  async function send() {
    setOutcome(null);
    setOutcome(await attempt(outcomeOfSending, NOT_SENT, notSent));
  }

  return (
    <Section title="Test email">
      <Card padding="lg" className={styles.card}>
        <p>
          Sends an email from {from}, the saved sender, to {to}.
        </p>
        <div>
          <Button variant="secondary" loading={loading} loadingText="Sending..." onClick={() => void send()}>
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

const notSent = (sentence: string): Outcome => ({ isSent: false, sentence });
