import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Section } from '../layout/Layout';
import { Dialog } from '../overlays/Dialog';
import { PageHeading } from '../text/PageHeading';
import { DataTable } from './DataTable';

function Links({ onlyTable = false }: { onlyTable?: boolean }) {
  const [links, setLinks] = useState(['first', 'second', 'third']);
  const without = (link: string) => setLinks((now) => now.filter((other) => other !== link));
  const table = links.length > 0 && (
    <DataTable
      caption="Links"
      rows={links}
      rowKey={(link) => link}
      columns={[
        { header: 'Name', cell: (link) => link },
        { header: 'Actions', cell: (link) => <Remove {...{ link, without }} /> },
      ]}
    />
  );
  return (
    <>
      <PageHeading>Joining</PageHeading>
      {onlyTable ? table : <Section title="All links">{table}</Section>}
      <button type="button" onClick={() => without('first')}>
        Remove the first
      </button>
    </>
  );
}

/** Removes the link at once or in a dialog. */
function Remove({ link, without }: { link: string; without: (link: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => without(link)}>{`Remove ${link}`}</button>
      <button type="button" onClick={() => setOpen(true)}>{`Ask about ${link}`}</button>
      {isOpen && (
        <Dialog title="Remove it?" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => without(link)}>
            Yes
          </button>
        </Dialog>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('the next row gets the focus, or the previous one if the last was removed', async () => {
  render(<Links />);
  await press('Remove second');
  await waitFor(() => expect(row('third')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove third' })).toHaveFocus();
  await press('Remove third');
  await waitFor(() => expect(row('first')).toHaveFocus());
});

test('after the only row its section gets it, and without a section the heading of the page', async () => {
  const { unmount } = render(<Links />);
  for (const link of ['first', 'second', 'third']) await press(`Remove ${link}`);
  await waitFor(() => expect(screen.getByRole('region', { name: 'All links' })).toHaveFocus());
  unmount();

  render(<Links onlyTable />);
  for (const link of ['first', 'second', 'third']) await press(`Remove ${link}`);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Joining' })).toHaveFocus());
});

test('the next row gets it too when the row is removed with its dialog', async () => {
  render(<Links />);
  await press('Ask about second');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(row('third')).toHaveFocus());
});

test('a focus outside the row stays', async () => {
  render(<Links />);
  await press('Remove the first');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByRole('button', { name: 'Remove the first' })).toHaveFocus();
});
