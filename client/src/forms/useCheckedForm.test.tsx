import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { check, requiredText } from '#server/platform/validation.rules';
import { FormError, TextField } from '../ui/fields/Fields';
import type { FormOutcome } from '../lib/formOutcome';
import { useCheckedForm } from './useCheckedForm';

const rules = z
  .object({
    name: requiredText('Name', 10, 'Name is required'),
    again: requiredText('Again', 10, 'Again is required'),
  })
  .check(z.refine(({ name, again }) => name === again, { path: ['again'], error: 'The names differ' }));

interface NameFormProps {
  send: (input: unknown) => Promise<FormOutcome>;
  startsOver?: boolean;
}

function NameForm({ send, startsOver }: NameFormProps) {
  const { form, field, errors } = useCheckedForm({
    initial: { name: '', again: '' },
    check: (values) => check(rules, values),
    send,
    startsOver,
  });
  return (
    <form {...form}>
      <FormError errors={errors} />
      <TextField {...field('name')} label="Name" />
      <TextField {...field('again')} label="Again" />
      <button type="submit">Send</button>
    </form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('a field left blank is not an error yet; a visited one follows the field it is compared with', async () => {
  render(<NameForm send={jest.fn()} />);
  await userEvent.click(box('Again'));
  await userEvent.click(box('Name'));
  expect(box('Again')).toBeValid();
  await userEvent.type(box('Name'), 'Ada');
  await userEvent.type(box('Again'), 'Ida');
  await userEvent.tab();
  expect(await screen.findByText('The names differ')).toBeInTheDocument();
  await userEvent.clear(box('Name'));
  await userEvent.type(box('Name'), 'Ida');
  expect(box('Again')).toBeValid();
  await userEvent.type(box('Name'), 'x');
  expect(box('Again')).toBeInvalid();
});

test('an invalid form is not sent, and the first invalid field takes the focus', async () => {
  const send = jest.fn();
  render(<NameForm send={send} />);
  await press();
  expect(box('Name')).toHaveFocus();
  expect(box('Name')).toHaveAccessibleDescription(/Name is required/);
  expect(send).not.toHaveBeenCalled();
});

test('a refusal stays at its field until that changes, and in the summary until the next submit', async () => {
  const fields = [
    { path: 'again', message: 'Again is taken' },
    { path: 'account', message: 'No such account' },
  ];
  const send = jest
    .fn<Promise<FormOutcome>, [unknown]>()
    .mockResolvedValue({ ok: false, fields, message: 'Failed.' });
  render(<NameForm send={send} />);
  await userEvent.type(box('Name'), ' Ada');
  await userEvent.type(box('Again'), 'Ada');
  await press();
  expect(send).toHaveBeenCalledWith({ name: 'Ada', again: 'Ada' });
  expect(box('Again')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed. No such account');
  await userEvent.type(box('Name'), 'x');
  expect(box('Again')).toHaveAccessibleDescription(/Again is taken/);
  await userEvent.type(box('Again'), 'x');
  expect(box('Again')).toBeValid();
  send.mockResolvedValue({ ok: true });
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a form that starts over is blank and has the focus, and its blank fields are not errors yet', async () => {
  render(<NameForm send={() => Promise.resolve({ ok: true })} startsOver />);
  await userEvent.type(box('Name'), 'Ada');
  await userEvent.type(box('Again'), 'Ada');
  await press();
  expect(box('Name')).toHaveValue('');
  expect(box('Name')).toHaveFocus();
  expect(box('Again')).toHaveValue('');
  await userEvent.type(box('Name'), 'Ida');
  expect(box('Again')).toBeValid();
});

test.each([
  ['date', 'Please enter the whole date'],
  ['datetime-local', 'Please enter the whole date with its time'],
])('a partly typed %s is not taken for none', async (type, message) => {
  const send = jest.fn().mockResolvedValue({ ok: true });
  function DateForm() {
    const { form, field } = useCheckedForm({
      initial: { day: '' },
      check: (values) => ({ ok: true as const, value: values }),
      send,
    });
    return (
      <form {...form}>
        <TextField {...field('day')} label="Day" type={type} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<DateForm />);
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  const validity = { badInput: true };
  // jsdom has no parts of a date.
  Object.defineProperty(day, 'validity', { value: validity });
  await press();
  expect(day).toHaveAccessibleDescription(message);
  expect(day).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  validity.badInput = false;
  await press();
  expect(send).toHaveBeenCalledWith({ day: '' });
});
