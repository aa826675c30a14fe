import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/navigation/TextLink';
import { LegalPage } from './LegalPage';
import { StoredDataList } from './StoredDataList';

/** The personal data that Waymark stores, and who can see it. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What Waymark stores about you, why, and who can see it. Only what learning here requires is stored."
    >
      <h2>Who holds your data</h2>
      <p>
        Waymark is software that organizations host themselves. The organization that gave you this address
        runs the server and its database and answers questions about your data. The authors of Waymark receive
        none of it.
      </p>
      <h2>What is stored on the server</h2>
      <ul>
        <li>
          Your account: name, email address, role, and the short text and picture address you may add to your
          profile. Your password is stored only as an Argon2id hash, which can&rsquo;t be reversed.
        </li>
        <li>
          Your sessions: a hash of the token that keeps you logged in, when it was created and when it was
          last used. A session ends when you log out, after 14 days without use, and after 60 days at the
          latest. A password reset ends all sessions.
        </li>
        <li>
          The networks you logged in from: a hash of up to 20 networks and when each was last used, for 90
          days. They make sure that failed log-ins from elsewhere can&rsquo;t lock you out.
        </li>
        <li>
          Password resets: a hash of the reset token. The token works once and expires after ten minutes.
        </li>
        <li>
          Your learning: the courses you enrolled in, the lessons you completed and when, your quiz attempts
          with answers and times, and your certificates.
        </li>
        <li>
          Your time in lessons: while a lesson of a course you are enrolled in is open and visible, your
          browser reports it every 30 seconds. The server stores how many seconds you spent on each lesson per
          day. Reporting stops when you switch to another tab. Nothing else you do on a page is measured.
        </li>
        <li>What you publish: testimonials, and courses if you teach.</li>
      </ul>
      <h2>Everything that is stored, and for how long</h2>
      <StoredDataList />
      <h2>Who can see your data</h2>
      <ul>
        <li>
          Everyone can see testimonials with their name and picture, and instructors&rsquo; names, bios and
          pictures.
        </li>
        <li>
          Instructors can see the name, email address, progress, last activity and quiz results of students
          enrolled in their own courses only. They see time in lessons only as a total of all students.
        </li>
        <li>
          Administrators can see your name, email address and role, when your devices were last used, and what
          the audit log records: log-ins, exports, deletions and changes of accounts and courses, each with
          the beginning of the network address.
        </li>
        <li>
          Anyone with a certificate&rsquo;s number can verify it and see the student&rsquo;s name, the course
          with its instructor, topics and length, and the date.
        </li>
        <li>
          Only you can see everything else about your learning. The people who run the server have access to
          its database.
        </li>
      </ul>
      <h2>Other services</h2>
      <p>
        Waymark uses no tracking, advertising or analytics services. Fonts and covers come from this server.
        YouTube videos load from youtube-nocookie.com, and only when you press play; YouTube&rsquo;s own
        privacy policy then applies. Profile pictures given as a link load from the linked site, which
        isn&rsquo;t told which page you are on.
      </p>
      <h2>On your device</h2>
      <p>
        Waymark sets no cookies. Everything it stores in your browser is listed under{' '}
        <TextLink component={Link} to={paths.cookies}>
          Cookies
        </TextLink>
        .
      </p>
      <h2>Deleting your data</h2>
      <p>
        On{' '}
        <TextLink component={Link} to={paths.profile}>
          your profile
        </TextLink>{' '}
        you can download a copy of your data and delete your account. For 14 days you can log in and keep it;
        then it is deleted, except for what the list above says is kept. Backups of the database are up to the
        organization that runs this server.
      </p>
    </LegalPage>
  );
}
