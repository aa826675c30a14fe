import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Cluster, Section, Stack } from '../../ui/Layout';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { CopyIcon, ExternalIcon, EyeIcon, EyeOffIcon } from '../../ui/ToolIcons';
import { useTokenPanelQuery } from './TokenPanel.generated';
import styles from './TokenPanel.module.css';

/** Of no length that says anything about the token's. */
const MASK = '••••••••••••••••';

/**
 * The stored session token, for trying the API in Apollo Sandbox (specification, section 2, "Instructor area"). Demo mode
 * only: elsewhere a token on a screen is a session in a stranger's hands. Masked until asked for.
 */
export function TokenPanel({ token }: { token: string }) {
  const { data } = useTokenPanelQuery();
  const [isShown, setIsShown] = useState(false);
  if (!data?.platform.isDemo) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(JSON.stringify({ Authorization: `Bearer ${token}` }));
      toast.success('Copied. Paste it under Headers in Apollo Sandbox.');
    } catch {
      // Refused, or no secure context; shown, the token can be selected by hand.
      toast.error('Failed to copy to clipboard');
    }
  }

  return (
    <Section title="Auth token">
      <SurfaceNote title="Demo mode only">
        <Stack gap={12}>
          <p>Anyone with this token can act as you until you log out.</p>
          <code className={styles.token}>{isShown ? token : MASK}</code>
          <Cluster>
            <Button
              variant="secondary"
              size="sm"
              iconStart={isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide token' : 'Show token'}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              iconStart={<CopyIcon size={18} />}
              onClick={() => void copy()}
            >
              Copy for Apollo Sandbox
            </Button>
            <TextLink href="/graphql" target="_blank" rel="noreferrer">
              Open Apollo Sandbox <ExternalIcon size={16} />
            </TextLink>
            <TextLink href="/graphiql" target="_blank" rel="noreferrer">
              Open GraphiQL <ExternalIcon size={16} />
            </TextLink>
          </Cluster>
        </Stack>
      </SurfaceNote>
    </Section>
  );
}
