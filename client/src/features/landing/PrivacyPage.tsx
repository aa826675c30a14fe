import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { LegalPage } from './LegalPage';

/** What this software keeps about a person, and who may see it. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What Waymark keeps about you, for what, and who may see it. It keeps what learning here needs and nothing else."
    >
      <h2>Who holds your data</h2>
      <p>
        Waymark is software that organizations host themselves. Whoever gave you this address runs the server
        and its database, and is the one to ask about your data. The authors of Waymark receive none of it.
      </p>
      <h2>What is stored on the server</h2>
      <ul>
        <li>
          Your account: name, email address, role, and the short text and picture address you may add to your
          profile. The password is stored only as an Argon2id hash, which cannot be turned back into it.
        </li>
        <li>
          Your sessions: only a hash of the token that keeps you logged in, with its times. A session ends
          when you log out, after 14 days without use, and after 60 days in any case. A password reset ends
          all of them.
        </li>
        <li>
          The networks you logged in from: a hash of each, with the time of its last use, for 90 days and at
          most 20 of them. Wrong passwords typed elsewhere cannot keep you out there.
        </li>
        <li>Password resets: a hash of the reset token. The token works once, and for ten minutes.</li>
        <li>
          Your learning: the courses you enrolled in, the lessons you completed and when, your quiz attempts
          with their answers and times, and your certificates.
        </li>
        <li>
          Your time in lessons: while a lesson of a course you are enrolled in is open and visible, your
          browser says so every half minute. What is kept is how many seconds you spent on which lesson on
          which day. It stops when you switch to another tab, and nothing else of what you do on a page is
          measured.
        </li>
        <li>What you publish: testimonials, and courses if you teach.</li>
      </ul>
      <h2>Who may see what</h2>
      <ul>
        <li>
          Everybody sees testimonials with their name and picture, and an instructor&rsquo;s name, text and
          picture.
        </li>
        <li>
          An instructor may see the name, email address, progress, last activity and quiz results of students
          enrolled in their own courses, and of nobody else. Time in lessons is shown to them only added up
          over all students.
        </li>
        <li>
          Whoever has the number of a certificate can check it, and then sees the student&rsquo;s name, the
          course and the date.
        </li>
        <li>
          Everything else about your learning is shown to you alone. Whoever runs the server can reach its
          database.
        </li>
      </ul>
      <h2>Other services</h2>
      <p>
        There is no tracking, no advertising and no measuring service. Fonts and covers come from this server.
        A YouTube video is loaded only when you press play, from youtube-nocookie.com; from then on
        YouTube&rsquo;s own rules apply. A profile picture given as an address is loaded from that address,
        which does not learn the page you are on.
      </p>
      <h2>On your device</h2>
      <p>
        Waymark sets no cookies. What it remembers in your browser is listed under{' '}
        <TextLink component={Link} to={paths.cookies}>
          Cookies
        </TextLink>
        .
      </p>
      <h2>Having it deleted</h2>
      <p>
        There is no button for it: ask whoever runs this server to delete your account, or for a copy of what
        is stored.
      </p>
    </LegalPage>
  );
}
