import { useState } from 'react';
import { Button } from '../ui/buttons/Button';
import { confirm } from '../ui/overlays/confirm';
import { Dialog } from '../ui/overlays/Dialog';
import { Hint } from '../ui/overlays/Hint';
import { Cluster } from '../ui/layout/Layout';
import { MenuButton } from '../ui/overlays/MenuButton';
import { Tabs } from '../ui/navigation/Tabs';
import { TextArea } from '../ui/fields/Fields';
import { toast, toastUndo } from '../ui/overlays/toast';

type Tab = 'details' | 'lessons' | 'settings';

export function OverlaysKit() {
  const [tab, setTab] = useState<Tab>('details');
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Cluster>
        <Button variant="secondary" onClick={() => setWriting(true)}>
          Dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() => void confirm({ title: 'Start the quiz?', text: 'You have 20 minutes.' })}
        >
          Question
        </Button>
        <Button
          variant="danger"
          onClick={() => void confirm({ title: 'Delete course', confirmLabel: 'Delete', danger: true })}
        >
          Dangerous question
        </Button>
        <MenuButton
          label="Menu"
          choices={[
            { label: 'Courses', link: <a href="#main" aria-current="page" /> },
            { label: 'Profile', link: <a href="#main" /> },
            { label: 'Log out', onChoose: () => toast.success('You are logged out.') },
          ]}
        />
        <Hint label="What the average means">The mean of all counted attempts.</Hint>
      </Cluster>
      <Cluster>
        <Button variant="quiet" onClick={() => toast.success('Lesson saved', { durationMs: Infinity })}>
          Success
        </Button>
        <Button variant="quiet" onClick={() => toast.info('New version', { durationMs: Infinity })}>
          Information
        </Button>
        <Button variant="quiet" onClick={() => toast.error('Failed to save', { durationMs: Infinity })}>
          Error
        </Button>
        <Button variant="quiet" onClick={() => toastUndo('Lesson deleted', () => toast.info('Restored'))}>
          Undo
        </Button>
      </Cluster>
      <Tabs
        value={tab}
        onChange={setTab}
        label="Parts of a course"
        tabs={[
          { value: 'details', title: 'Details', panel: 'Title and description' },
          { value: 'lessons', title: 'Lessons', panel: 'Twelve lessons' },
          { value: 'settings', title: 'Settings', panel: 'Price' },
        ]}
      />
      {isWriting && (
        <Dialog title="Send message" onClose={() => setWriting(false)}>
          <TextArea label="Message" />
          <Cluster justify="end">
            <Button onClick={() => setWriting(false)}>Send</Button>
          </Cluster>
        </Dialog>
      )}
    </>
  );
}
