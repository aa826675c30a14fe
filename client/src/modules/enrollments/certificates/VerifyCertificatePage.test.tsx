import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { fill } from '../../../test/fill';
import { type Answers, showAt } from '../../../test/showAt';
import { VerifyCertificatePage } from './VerifyCertificatePage';

const number = 'WM-7K2M-9QXD-4T8R';
const genuine = {
  data: {
    verifyCertificate: {
      number,
      studentName: 'Ada Lindqvist',
      courseTitle: 'Neural networks by hand',
      instructorName: 'Noor Haddad',
      rule: 'LESSONS_AND_QUIZZES',
      skills: ['Python', 'Gradients'],
      durationMinutes: 200,
      issuedAt: '2026-11-19T10:00:00Z',
    },
  },
};

function show(address: string, answers: Answers) {
  const routes = (
    <>
      <Route path="/verify" element={<VerifyCertificatePage />} />
      <Route path="/verify/:number" element={<VerifyCertificatePage />} />
    </>
  );
  return showAt(address, routes, answers);
}

test('a genuine certificate shows whose it is, for which course and from which day, and nothing else', async () => {
  show(`/verify/${number}`, { VerifyCertificatePage: genuine });
  const certificate = await screen.findByRole('article', { name: 'Ada Lindqvist' });
  expect(certificate).toHaveTextContent(
    /^ ?This certificate is valid ?Ada Lindqvist ?completed every lesson and passed every quiz of ?Neural networks by hand ?taught by Noor Haddad · 3 h 20 min ?Topics: Python, Gradients ?19 Nov 2026 ?$/,
  );
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeInTheDocument();
});

test.each([
  ['Ada Lindqvist', undefined],
  ['王小明', `/pictures/certificates/${number}.css`],
])('the certificate of %s brings the fonts that few devices have: %s', async (studentName, fonts) => {
  const verifyCertificate = { ...genuine.data.verifyCertificate, studentName };
  show(`/verify/${number}`, { VerifyCertificatePage: { data: { verifyCertificate } } });
  await screen.findByRole('article', { name: studentName });
  expect(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe(fonts);
});

test('the number in the address is understood without dashes and in any case', async () => {
  const { asked } = show('/verify/wm7k2m9qxd4t8r', { VerifyCertificatePage: genuine });
  await screen.findByRole('article');
  expect(asked).toEqual([{ operation: 'VerifyCertificatePage', variables: { number } }]);
});

test('a check that failed is no verdict', async () => {
  show(`/verify/${number}`, { VerifyCertificatePage: new Error('down') });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We couldn’t check the result yet. Try again.')).toBeInTheDocument();
  expect(screen.queryByText('No certificate has this number')).not.toBeInTheDocument();
});

test('an empty field is asked to be filled', async () => {
  const { asked } = show('/verify', {});
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('textbox', { name: 'Certificate number' })).toHaveAccessibleDescription(
    /Enter the number on the certificate/,
  );
  expect(asked).toEqual([]);
});

test('a typed number cannot change the path of the address', async () => {
  show('/verify', { VerifyCertificatePage: { data: {} } });
  await fill(screen.getByRole('textbox', { name: 'Certificate number' }), '../login?x=1');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No certificate has this number')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/verify\//);
});
