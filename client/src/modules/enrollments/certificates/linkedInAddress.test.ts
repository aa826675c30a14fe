import { linkedInAddress } from './MyCertificates';

it('fills in the form with the month in UTC, whatever the title holds', () => {
  const address = new URL(
    linkedInAddress(
      {
        number: 'WM-7K2M-9QXD-4T8R',
        courseTitle: 'Queues & caches?',
        issuedAt: '2026-12-31T23:30:00Z',
        verificationUrl: 'https://learn.example/verify/WM-7K2M-9QXD-4T8R',
      },
      'School of Ada',
    ),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Queues & caches?',
    organizationName: 'School of Ada',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://learn.example/verify/WM-7K2M-9QXD-4T8R',
    certId: 'WM-7K2M-9QXD-4T8R',
  });
});
