import styles from './BenefitsStrip.module.css';

const BENEFITS = [
  {
    name: 'Flexible Learning',
    text: 'Short lessons, to read or to watch. Leave at any stop; the line remembers where you got off.',
  },
  {
    name: 'Global Community',
    text: 'Ride from anywhere, at your own hour. What helped others, and what did not, stands in their own words below.',
  },
  {
    name: 'Expert Teacher',
    text: 'Every course names its instructor, and its lessons are open to look into. You see who teaches before you begin.',
  },
  {
    name: 'Certification',
    text: 'Finish a line and its certificate is yours, with a number that anyone can check here.',
  },
];

/** Four reasons as four stations on one strip. */
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
