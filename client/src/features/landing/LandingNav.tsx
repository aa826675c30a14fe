import { Link } from 'react-router-dom';
import styles from './LandingNav.module.css';

const PARTS = [
  { anchor: '#home', name: 'Home' },
  { anchor: '#courses', name: 'Courses' },
  { anchor: '#about', name: 'About' },
  { anchor: '#testimonials', name: 'Testimonials' },
];

/** Links to this page's sections, drawn as stops of a line. */
export function LandingNav() {
  return (
    <nav aria-label="On this page">
      <ul className={styles.stops}>
        {PARTS.map(({ anchor, name }) => (
          <li key={anchor}>
            <Link to={anchor}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
