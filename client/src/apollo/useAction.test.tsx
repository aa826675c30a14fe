import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../test/refusal';
import { type Answer, showPagesAt } from '../test/showAt';
import { toast } from '../ui/overlays/toast';
import { useAction, useFormAction } from './useAction';

type Result =
  | { __typename: 'CourseGroupsChanged'; course: { id: string } }
  | { __typename: 'InvalidInput'; fields: { path: string; message: string }[] };

const CREATE: TypedDocumentNode<{ createGroup: Result }, { courseId: string; name: string }> = gql`
  mutation CreateGroup($courseId: ID!, $name: String!) {
    createGroup(courseId: $courseId, name: $name) {
      __typename
      ... on CourseGroupsChanged {
        course {
          id
        }
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`;

const onOutcome = jest.fn();

function Buttons() {
  const action = {
    variables: (name: string) => ({ courseId: 'c1', name }),
    ask: (name: string) => ({ title: `Create ${name}?`, confirmLabel: 'Create' }),
    onDone: (name: string) => `toast: ${name}`,
    done: (name: string) => `${name} was created`,
    failed: (name: string) => `${name} couldn’t be created`,
  };
  const press = useAction(CREATE, action);
  const send = useFormAction(CREATE, { ...action, ask: () => null });
  return (
    <>
      <button onClick={() => void press('Tutors').then(onOutcome)}>Press</button>
      <button onClick={() => void send('Tutors').then(onOutcome)}>Send</button>
    </>
  );
}

const show = (CreateGroup: Answer) =>
  showPagesAt('/', [{ path: '/', element: <Buttons /> }], { CreateGroup });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const created: Answer = {
  data: {
    createGroup: { __typename: 'CourseGroupsChanged', course: { __typename: 'InstructorCourse', id: 'c1' } },
  },
};
const taken = { __typename: 'InvalidField', path: 'name', message: 'This name is taken' };
const invalid: Answer = {
  data: { createGroup: { __typename: 'InvalidInput', message: taken.message, fields: [taken] } },
};

beforeEach(() => onOutcome.mockClear());
afterEach(() => toast.clear());

test('asks, sends and says what is done', async () => {
  const { asked } = show(created);
  await press('Press');
  await answer('Cancel');
  expect(onOutcome).toHaveBeenLastCalledWith(false);
  expect(asked).toEqual([]);
  await press('Press');
  await answer('Create');
  expect(await screen.findByText('Tutors was created')).toBeInTheDocument();
  expect(screen.queryByText('toast: Tutors')).not.toBeInTheDocument();
  expect(onOutcome).toHaveBeenLastCalledWith(true);
  expect(asked).toEqual([{ operation: 'CreateGroup', variables: { courseId: 'c1', name: 'Tutors' } }]);
});

test.each([
  ['the error of a field', invalid, taken.message],
  ['the sentence of the server', refusal('RATE_LIMITED', 'Too many groups.'), 'Too many groups.'],
  ['its own sentence', new TypeError('Failed to fetch'), 'Tutors couldn’t be created'],
])('says in a toast %s', async (_reason, response, sentence) => {
  show(response);
  await press('Press');
  await answer('Create');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(onOutcome).toHaveBeenLastCalledWith(false);
});

test('gives a form its errors', async () => {
  show(invalid);
  await press('Send');
  expect(onOutcome).toHaveBeenLastCalledWith({
    ok: false,
    fields: [expect.objectContaining({ path: 'name' })],
  });
  expect(screen.queryByText(taken.message)).not.toBeInTheDocument();
});
