import { CertificateRule } from '../../courses/course.entities';
import type { CertificateWords } from './certificate-words';

export const number = 'WM-7K3Q-9ZPA-X2MD';
export const address = `https://learn.example.org/verify/${number}`;
export const words: CertificateWords = {
  number,
  studentName: 'Ada Lovelace',
  courseTitle: 'Neural networks by hand',
  instructorName: 'Noor Haddad',
  platformName: 'Harbor School',
  rule: CertificateRule.LESSONS,
  durationMinutes: 200,
  issuedAt: new Date('2025-03-27T23:30:00Z'),
};
