import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { sendFile } from '../../../apollo/fetchFile';
import { useAction } from '../../../apollo/useAction';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { Logo } from '../../../ui/map/Logo';
import { toast } from '../../../ui/overlays/toast';
import { usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import styles from './Settings.module.css';
import { RemovePlatformLogoDocument } from './__generated__/SettingsPage.generated';

const UPLOAD_FAILED = 'The logo couldn’t be uploaded. Please try again.';

/** Uploads or removes the logo. It changes at once, apart from the form. */
export function LogoChooser({ logoUrl, isReadOnly }: { logoUrl: string | null; isReadOnly: boolean }) {
  const { cache } = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
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
      const response = await sendFile('/platform/logo', file);
      if (!response) return;
      const answer = (await response.json().catch(() => ({}))) as { logoUrl?: unknown; error?: unknown };
      if (response.ok && typeof answer.logoUrl === 'string') {
        changed(answer.logoUrl);
        toast.success('Logo saved');
      } else toast.error(typeof answer.error === 'string' ? answer.error : UPLOAD_FAILED);
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
    done: () => {
      changed(null);
      // The button disappears with the logo.
      choose.current?.focus();
      return 'The built-in logo is shown again';
    },
    failed: 'The logo couldn’t be removed',
  });

  return (
    <Section title="Logo">
      <Card padding="lg" className={styles.card}>
        <div>
          <Logo />
        </div>
        <p>
          A JPEG, PNG or WebP picture of at most 5 MB, shown 32 pixels high in both themes. It changes as soon
          as you choose it.
        </p>
        <Cluster gap={8}>
          <Button
            ref={choose}
            variant="secondary"
            size="sm"
            loading={isSending}
            loadingText="Uploading..."
            disabled={isReadOnly}
            onClick={() => input.current?.click()}
          >
            Choose logo
          </Button>
          {logoUrl !== null && !isReadOnly && (
            <Button variant="quiet" size="sm" onClick={() => void remove()}>
              Remove logo
            </Button>
          )}
        </Cluster>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          aria-label="Logo file"
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // Allow choosing the same file again.
            target.value = '';
            if (chosen) void upload(chosen);
          }}
        />
      </Card>
    </Section>
  );
}
