import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { attemptOrToast } from '../../../apollo/attempt';
import { sendFile } from '../../../apollo/fetchFile';
import { QueryPage } from '../../../apollo/QueryView';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { Button } from '../../../ui/buttons/Button';
import { FileButton } from '../../../ui/buttons/FileButton';
import { Card, CardSection } from '../../../ui/display/Card';
import { Cluster } from '../../../ui/layout/Layout';
import { Logo } from '../../../ui/map/Logo';
import { toast } from '../../../ui/overlays/toast';
import { usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import { SkeletonFields } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { SharedDemoNote } from '../SharedDemoNote';
import {
  RemovePlatformLogoDocument,
  SendTestEmailDocument,
  useSettingsPageQuery,
} from './__generated__/SettingsPage.generated';
import { CategoryList } from './CategoryList';
import { SettingsForm } from './SettingsForm';

/** The settings of the platform. */
export function SettingsPage() {
  // The form needs the current revision: stale cache data would cause a conflict on save.
  const query = useSettingsPageQuery({ fetchPolicy: 'network-only' });
  const account = query.data?.viewer?.account;
  const { isDemo } = usePlatform();
  return (
    <QueryPage
      title="Settings"
      width="text"
      query={query}
      value={account && query.data?.viewer?.administration}
      what="settings"
      skeleton={
        <Card padding="lg">
          <SkeletonFields fields={6} />
        </Card>
      }
    >
      {({ settings, categories, landingQuestionChoices }) => (
        <>
          {isDemo && <SharedDemoNote />}
          <SettingsForm
            settings={settings}
            questions={landingQuestionChoices}
            logo={<LogoChooser logoUrl={settings.logoUrl} />}
            testEmail={<TestEmail to={account!.email} from={settings.mailSender} />}
            categories={<CategoryList categories={categories} />}
          />
        </>
      )}
    </QueryPage>
  );
}

const UPLOAD_FAILED = 'The logo couldn’t be uploaded. Please try again.';

/** Uploads or removes the logo. It changes at once, apart from the form. */
function LogoChooser({ logoUrl }: { logoUrl: string | null }) {
  const { cache } = useApolloClient();
  const choose = useRef<HTMLButtonElement>(null);
  const [isSending, setIsSending] = useState(false);
  const platform = usePlatform();
  const show = useShowPlatform();

  function changed(next: string | null) {
    show({ ...platform, logoUrl: next });
    cache.modify({ id: 'PlatformSettings:{}', fields: { logoUrl: () => next } });
  }

  async function upload(file: File) {
    setIsSending(true);
    await attemptOrToast(async () => {
      const answer = await sendFile<{ logoUrl: string }>('/platform/logo', file);
      if (answer?.logoUrl) {
        changed(answer.logoUrl);
        toast.success('Logo saved');
      } else if (answer) toast.error(answer.error ?? UPLOAD_FAILED);
    }, UPLOAD_FAILED);
    setIsSending(false);
  }

  const remove = useAction(RemovePlatformLogoDocument, {
    variables: () => ({}),
    ask: () => ({
      title: 'Remove the logo?',
      text: 'The built-in logo is shown instead. To use your logo again, you need to upload it again.',
      confirmLabel: 'Remove',
      danger: true,
    }),
    onDone: () => {
      changed(null);
      // The button disappears with the logo.
      choose.current?.focus();
    },
    done: 'The built-in logo is shown again',
    failed: 'The logo couldn’t be removed',
  });

  return (
    <CardSection title="Logo">
      <div>
        <Logo />
      </div>
      <p>
        A JPEG, PNG or WebP picture of at most 5 MB, shown 32 pixels high in both themes. It changes as soon
        as you choose it.
      </p>
      <Cluster gap={8}>
        <FileButton
          ref={choose}
          variant="secondary"
          size="sm"
          accept="image/jpeg,image/png,image/webp"
          fileLabel="Logo file"
          loading={isSending}
          loadingText="Uploading..."
          disabled={platform.isDemo}
          onChoose={([chosen]) => chosen && void upload(chosen)}
        >
          Choose logo
        </FileButton>
        {logoUrl !== null && !platform.isDemo && (
          <Button variant="quiet" size="sm" onClick={() => void remove()}>
            Remove logo
          </Button>
        )}
      </Cluster>
    </CardSection>
  );
}

interface TestEmailProps {
  /** The administrator's address. */
  to: string;
  /** The saved sender. */
  from: string;
}

/** Sends an email to the administrator and shows what happened. */
function TestEmail({ to, from }: TestEmailProps) {
  const [sent, setSent] = useState<{ from: string; to: string } | null>(null);
  const send = useFormAction(SendTestEmailDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({}),
    onDone: (_, result) => setSent(result),
    failed: 'The email was not sent.',
  });
  const { problem } = send;
  return (
    <CardSection title="Test email">
      <p>
        Sends an email from {from}, the saved sender, to {to}.
      </p>
      <div>
        <Button
          variant="secondary"
          loading={send.sending}
          loadingText="Sending..."
          onClick={() => {
            setSent(null);
            void send();
          }}
        >
          Send a test email
        </Button>
      </div>
      <div role="status">
        {sent && (
          <SurfaceNote
            tone="success"
            title={`The mail server accepted an email from ${sent.from} to ${sent.to}. Please check that it arrived.`}
          />
        )}
        {problem && (
          <SurfaceNote tone="error" title={problem.message}>
            {problem.type && <p>The operator of the platform sets its mail server with SMTP_URL.</p>}
          </SurfaceNote>
        )}
      </div>
    </CardSection>
  );
}
