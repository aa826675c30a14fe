import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { confirm } from './confirm';
import { ConfirmHost } from './ConfirmHost';
import { Dialog } from './Dialog';

const question = {
  title: 'Delete course',
  text: 'Are you sure you want to delete this course? This action cannot be undone.',
  confirmLabel: 'Delete',
  danger: true,
};

const backdrop = () => document.querySelector('.backdrop')!;

function ask(given = question) {
  let answer!: Promise<boolean>;
  act(() => {
    answer = confirm(given);
  });
  return answer;
}

describe('confirm', () => {
  it('asks in a named dialog and answers yes, giving the focus back', async () => {
    render(
      <>
        <button type="button">Delete this</button>
        <ConfirmHost />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Delete this' });
    opener.focus();
    const answer = ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete course' });
    expect(dialog).toHaveAccessibleDescription(question.text);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(answer).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('focuses Cancel in a destructive confirmation, and the confirm button in others', async () => {
    render(<ConfirmHost />);
    void ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    void ask({ ...question, title: 'Start the quiz', confirmLabel: 'Start', danger: false });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  });

  it.each(['Cancel', 'Escape', 'outside'])('answers no on %s', async (way) => {
    render(<ConfirmHost />);
    const answer = ask();
    const dialog = await screen.findByRole('alertdialog');
    if (way === 'Cancel') await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    else if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(backdrop());
    await expect(answer).resolves.toBe(false);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('stays open when React mounts it twice, as it does in development', async () => {
    render(
      <StrictMode>
        <ConfirmHost />
      </StrictMode>,
    );
    const answer = ask();
    await screen.findByRole('alertdialog');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(answer).resolves.toBe(true);
  });

  it('answers the open question with no when another one is asked', async () => {
    render(<ConfirmHost />);
    const first = ask();
    const second = ask({ ...question, title: 'Delete quiz' });
    await expect(first).resolves.toBe(false);
    expect(await screen.findByRole('alertdialog', { name: 'Delete quiz' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(second).resolves.toBe(true);
  });
});

describe('a dialog focuses', () => {
  const open = (children: ReactNode) =>
    render(
      <Dialog title="Write" onClose={() => undefined}>
        <form>{children}</form>
      </Dialog>,
    );
  const filled = <input key="filled" aria-label="Name" required defaultValue="AI" />;
  const optional = <input key="optional" aria-label="Other name" />;

  it.each([
    [
      'the first required field that is empty',
      [filled, optional, <input key="empty" aria-label="Email" required />],
      'Email',
    ],
    ['the first field if only optional ones are empty, as in an edit', [filled, optional], 'Name'],
    [
      'the first button of a form without fields',
      [<button key="cancel" aria-label="Cancel" type="button" />],
      'Cancel',
    ],
  ])('%s', async (_what, parts, label) => {
    open(parts);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('the end of the longer text', async () => {
    open(
      <>
        {filled}
        <textarea aria-label="Reason" defaultValue="Spam" />
      </>,
    );
    const text = screen.getByLabelText<HTMLTextAreaElement>('Reason');
    await waitFor(() => expect(text).toHaveFocus());
    expect(text.selectionStart).toBe(4);
  });
});

it('a dialog closes on a press beside it, not on one that begins or ends in it, as when text is selected', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Write" onClose={onClose}>
      <textarea aria-label="Message" />
    </Dialog>,
  );
  const text = screen.getByLabelText('Message');
  const press = (from: Element, to: Element) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target: from },
      { target: to },
      { keys: '[/MouseLeft]', target: to },
    ]);
  await press(text, backdrop());
  await press(backdrop(), text);
  expect(onClose).not.toHaveBeenCalled();
  await press(backdrop(), backdrop());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a dialog without a way to close it stays open on Escape and a press beside it', async () => {
  render(
    <Dialog title="Save your codes" onClose={null}>
      <button type="button">Saved</button>
    </Dialog>,
  );
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(backdrop());
  expect(screen.getByRole('dialog', { name: 'Save your codes' })).toBeInTheDocument();
});
