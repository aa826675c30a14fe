import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { showAt } from '../../test/showAt';
import { PrivacyPage } from './PrivacyPage';

test('the privacy page says what each member of a team can see, and names the sign-in provider', () => {
  showAt('/privacy', <Route path="/privacy" element={<PrivacyPage />} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/owner and instructors can see the name, email address/),
      expect.stringMatching(/teaching assistants .* email addresses only if the owner allows it/),
      expect.stringMatching(/observers see figures without names/),
      expect.stringMatching(/upload a list of students/),
    ]),
  );
  expect(screen.getByText(/configured a sign-in provider and you log in with it/)).toBeVisible();
});

test('the privacy page begins with a summary of at most 120 words', () => {
  showAt('/privacy', <Route path="/privacy" element={<PrivacyPage />} />);
  const summary = screen.getByRole('heading', { name: 'In short' }).nextElementSibling!;
  expect(summary.textContent.trim().split(/\s+/).length).toBeLessThanOrEqual(120);
});

test('the privacy page says how many days the audit log is kept here', () => {
  showAt('/privacy', <Route path="/privacy" element={<PrivacyPage />} />, {}, { auditLogDays: 90 });
  for (const about of [/^What you did that the audit log records/, /^What was done to your account/]) {
    const term = screen.getAllByRole('term').find(({ textContent }) => about.test(textContent));
    expect(term!.nextElementSibling).toHaveTextContent(/^Kept: 90 days$/);
  }
});
