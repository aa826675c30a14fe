import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ShowMore } from './QueryView';
import { Toasts } from '../ui/overlays/Toasts';

/** A list with one page per step. */
function List({ steps }: { steps: ((after: string | null) => Promise<unknown>)[] }) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <ShowMore
        pageInfo={{ hasNextPage: shown < steps.length, endCursor: `stop ${shown}` }}
        fetchMore={({ variables }) => steps[shown]!(variables.after).then(() => setShown(shown + 1))}
        failed="The list could not be loaded"
      >
        Show more stops
      </ShowMore>
      <button type="button">Elsewhere</button>
      <Toasts />
    </>
  );
}

const button = () => screen.queryByRole('button', { name: 'Show more stops' });

test('is not there when everything is', () => {
  render(<List steps={[]} />);
  expect(button()).not.toBeInTheDocument();
  expect(screen.queryByText('End of list')).not.toBeInTheDocument();
});

test('keeps its focus from part to part, and a sentence keeps it after the last', async () => {
  render(<List steps={[() => Promise.resolve(), () => Promise.resolve()]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('End of list')).toHaveFocus();
  expect(button()).not.toBeInTheDocument();
});

test('asks once, however often it is pressed, and leaves alone who has gone on meanwhile', async () => {
  let come: (value?: unknown) => void = () => undefined;
  const step = jest.fn(() => new Promise((resolve) => (come = resolve)));
  render(<List steps={[step]} />);
  await userEvent.dblClick(button()!);
  expect(step.mock.calls).toEqual([['stop 0']]);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await act(async () => come());
  expect(screen.getByText('End of list')).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('says why more did not come, and can be pressed again', async () => {
  const step = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
  render(<List steps={[step]} />);
  await userEvent.click(button()!);
  expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
  expect(button()).toHaveFocus();
  await userEvent.click(button()!);
  expect(await screen.findByText('End of list')).toBeInTheDocument();
});
