import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { TextLink } from '../../../ui/navigation/TextLink';
import { toast } from '../../../ui/overlays/toast';
import { CopyIcon, ExternalIcon, EyeIcon, EyeOffIcon } from '../../../ui/icons/ToolIcons';
import { useTokenPanelQuery } from './TokenPanel.generated';
import styles from './TokenPanel.module.css';

/** A fixed length, to not reveal the token's. */
const MASK = '••••••••••••••••';

/**
 * The stored session token, for the API in Apollo Sandbox (specification, section 2, "Instructor area"). Only in demo
 * mode, as a visible token could be stolen. Masked until revealed.
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
      // Permission denied or no secure context; once revealed, the token can be copied manually.
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
