import styles from './BenefitsStrip.module.css';

const BENEFITS = [
  {
    name: 'Flexible Learning',
    text: 'Short lessons to read or watch. Stop at any time and pick up where you left off.',
  },
  {
    name: 'Global Community',
    text: 'Learn anywhere, at your own pace. Read what other students say below.',
  },
  {
    name: 'Expert Teacher',
    text: 'Preview any lesson and see who teaches it before you enroll.',
  },
  {
    name: 'Certification',
    text: 'Complete a course to earn a certificate, with a number that anyone can verify here.',
  },
];

/** Four benefits, drawn as stations of a line. */
export function BenefitsStrip() {
  return (
    <ol className={styles.strip}>
      {BENEFITS.map(({ name, text }) => (
        <li key={name} className={styles.station}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
