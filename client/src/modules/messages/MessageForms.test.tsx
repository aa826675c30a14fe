import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { type Answers, showPagesAt } from '../../test/showAt';
import { ContactInstructorForm, SendNotificationForm } from './MessageForms';
import { signIn } from '../../test/signIn';

function show(answers: Answers) {
  const forms = (
    <>
      <ContactInstructorForm />
      <SendNotificationForm />
    </>
  );
  return showPagesAt('/', [{ path: '/', element: forms }], answers);
}

beforeEach(() => signIn());

const field = (name: string, index = 0) => screen.getAllByRole('textbox', { name })[index]!;

test('what is not sent comes back when the form does, as after the session has ended, until it is sent', async () => {
  show({ ContactInstructor: new Error('gone') });
  await fill(field('Instructor email'), 'mara@example.org');
  await fill(field('Subject'), 'Grids');
  await fill(field('Message'), 'Why two?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0]!);
  await screen.findByText('Failed to send: the server didn’t respond');
  cleanup();
  show({ ContactInstructor: { __typename: 'MessageSent' } });
  expect(screen.getByText(/^Your draft of .* is back$/)).toBeInTheDocument();
  expect(field('Message')).toHaveValue('Why two?');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(field('Message')).toHaveValue('');
  expect(field('Instructor email')).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(field('Message')).toHaveValue('Why two?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0]!);
  await screen.findByText('Message sent to instructor');
  cleanup();
  show({});
  expect(field('Message')).toHaveValue('');
});

test('a refused field says why; the form itself checks nothing', async () => {
  const fields = [{ path: 'subject', message: 'Subject is required' }];
  const { asked } = show({
    ContactInstructor: { __typename: 'InvalidInput', message: 'Subject is required', fields },
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0]!);
  expect(await screen.findByText('Failed to send: Subject is required')).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  expect(field('Subject')).toHaveAccessibleDescription(/Subject is required/);
  expect(field('Subject')).toHaveFocus();
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[1]!);
  expect(asked[1]).toMatchObject({ operation: 'SendNotification', variables: { input: { toEmail: '' } } });
});

test('sent again without changes it has the same id, changed another one', async () => {
  const { asked } = show({ SendNotification: new Error('gone') });
  await fill(field('Student email'), 'ada@example.org');
  await fill(field('Title'), 'News');
  await fill(field('Message', 1), 'Soon.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[1]!);
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[1]!);
  await userEvent.type(field('Title'), '!');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[1]!);
  const ids = asked.map(({ variables }) => (variables as { input: { id: string } }).input.id);
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
