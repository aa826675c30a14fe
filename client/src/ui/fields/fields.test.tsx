import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Choices';
import { FormError, SelectField, TextArea, TextField } from './Fields';
import { PasswordField } from './PasswordField';

describe('fields', () => {
  const texts = { label: 'Email', hint: 'As on your certificate', error: 'Email is required' };
  it.each([
    ['TextField', <TextField key="1" {...texts} />],
    ['PasswordField', <PasswordField key="2" {...texts} />],
    ['TextArea', <TextArea key="3" {...texts} />],
    ['SelectField', <SelectField key="4" {...texts} />],
    ['Checkbox', <Checkbox key="5" {...texts} checked={false} onChange={jest.fn()} />],
  ])('%s ties its label, hint and error to its control', (_, field) => {
    render(field);
    const control = screen.getByLabelText(/^Email/);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('As on your certificate Email is required');
  });

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" defaultValue="secret1" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

it('FormError takes the focus when errors appear and leads to the field', async () => {
  const form = (errors: { field?: string; message: string }[]) => (
    <>
      <FormError errors={errors} />
      <TextField id="email" label="Email" />
    </>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(form([{ field: 'email', message: 'Email is required' }, { message: 'Passwords do not match' }]));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Email is required' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it.each([
  ['a text field', <TextField key="1" label="Name" id="given" defaultValue="" />],
  ['a text area', <TextArea key="2" label="Name" id="given" />],
  ['a select', <SelectField key="3" label="Name" id="given" />],
])('has a label for %s with an id of its own before the program runs', (_what, field) => {
  document.body.innerHTML = renderToString(field);
  expect(screen.getByLabelText('Name')).toBeVisible();
});

test.each(['date', 'datetime-local'])('a year of a %s field has four digits', (type) => {
  render(<TextField label="Day" type={type} />);
  expect(screen.getByLabelText('Day')).toHaveAttribute('max', expect.stringMatching(/^9999-12-31/));
});
