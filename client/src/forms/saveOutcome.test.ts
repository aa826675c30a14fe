import { saveOutcome } from './saveOutcome';

const types = { saved: 'NoteSaved', conflict: 'NoteEditConflict', failed: 'Not saved' };

it('tells a saved item, an edit conflict and invalid fields apart', () => {
  expect(saveOutcome({ __typename: 'NoteSaved' }, types)).toEqual({ kind: 'saved' });
  const message = 'The note was changed in another window';
  expect(saveOutcome({ __typename: 'NoteEditConflict', message }, types)).toEqual({
    kind: 'editConflict',
    message,
  });
  const lastEdit = { name: 'Maria Weber', at: '2020-02-01T10:00:00Z', isOwn: false };
  expect(saveOutcome({ __typename: 'NoteEditConflict', message, lastEdit }, types)).toMatchObject({
    message: expect.stringMatching(/^Maria Weber saved this on 1 Feb 2020/) as string,
  });
  const fields = [{ path: 'text', message: 'Text is required' }];
  expect(saveOutcome({ __typename: 'InvalidInput', fields }, types)).toEqual({
    kind: 'refused',
    problems: fields,
  });
});

it('is an error about the whole without a result', () => {
  const refused = { kind: 'refused', problems: [{ path: '', message: 'Not saved' }] };
  expect(saveOutcome(undefined, types)).toEqual(refused);
  expect(saveOutcome(undefined, { saved: 'NoteSaved', failed: 'Not saved' })).toEqual(refused);
});
