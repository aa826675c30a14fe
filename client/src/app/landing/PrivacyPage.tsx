import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { LegalPage } from './LegalPage';
import { Stack } from '../../ui/layout/Layout';
import styles from './PrivacyPage.module.css';
import { formatCount } from '../../lib/format';
import { usePlatform } from '../../ui/platform/platform';
import { STORED_DATA } from './__generated__/storedData.generated';

/** The personal data that Waymark stores, and who can see it. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead={(name) =>
        `What ${name} stores about you, why, and who can see it. Only what learning here requires is stored.`
      }
    >
      <h2>In short</h2>
      <p>
        This platform stores your name, email address and a hash of your password, what you choose to add to
        your profile, and what you do here to learn or teach: the courses you take, your progress, quiz
        answers, notes and messages. The teachers of a course see your name, email address and results in that
        course. Other students see only reviews and testimonials that you write. Administrators see your
        account, but not your answers or messages. There are no cookies, advertising or tracking, and nothing
        is sold. If this platform uses an AI model, it gets your questions without your name. On{' '}
        <Link to={paths.profile} className="wm-link">
          your profile
        </Link>{' '}
        you can download a copy of your data or delete your account at any time.
      </p>
      <h2>Who holds your data</h2>
      <p>
        Waymark is software that organizations host themselves. The organization that gave you this address
        runs the server and its database and answers questions about your data. The authors of Waymark receive
        none of it.
      </p>
      <h2>What is stored on the server, why, and for how long</h2>
      <p>
        This list names every kind of data about a person in the database; nothing else that you do here is
        recorded. Passwords and tokens are stored only as hashes, which can&rsquo;t be reversed.
      </p>
      <StoredDataList />
      <h2>Who can see your data</h2>
      <ul className="wm-stack wm-gap-8 wm-bullets">
        <li>
          Everyone can see testimonials with their name and picture, and instructors&rsquo; names, bios and
          pictures.
        </li>
        <li>
          A course can have a team. Its owner and instructors can see the name, email address, progress, last
          activity, quiz results and groups of the students of this course, and the names and addresses of
          people who ask to join it or are invited. Its teaching assistants can see the same of students, but
          email addresses only if the owner allows it. Its observers see figures without names. All of them
          see time in lessons only as a total of all students.
        </li>
        <li>
          Instructors who upload a list of students, and administrators who upload one of a school, can see
          the names and addresses in it, and what came of each row.
        </li>
        <li>
          Administrators can see your name, email address and role, when your devices were last used, your
          reviews, a request to become an instructor, and what the audit log records: log-ins, exports,
          deletions and changes of accounts and courses, each with the beginning of the network address.
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
      <p>
        If the organization has configured a sign-in provider and you log in with it, the provider learns that
        and when you log in here. This server receives your name, email address, identifier and, if the
        organization uses it, role from the provider. Emails to you are sent through the mail server of the
        organization.
      </p>
      <p>
        If the organization has configured a language model or an external assistant, your questions to the
        assistant are sent to its host, with the passages of the courses that may answer them. If it has
        configured a model that finds passages by their meaning, each question and the texts of published
        courses are sent to that model&rsquo;s host. Your name and email address are not.
      </p>
      <h2>On your device</h2>
      <p>
        Waymark sets no cookies. Everything it stores in your browser is listed under{' '}
        <Link to={paths.cookies} className="wm-link">
          Cookies
        </Link>
        .
      </p>
      <h2>Deleting your data</h2>
      <p>
        On{' '}
        <Link to={paths.profile} className="wm-link">
          your profile
        </Link>{' '}
        you can download a copy of your data and delete your account. For 14 days you can log in and keep it;
        then it is deleted, except for what the list above says is kept. Backups of the database are up to the
        organization that runs this server.
      </p>
    </LegalPage>
  );
}

/** Each kind of data that is stored about a person: why, for how long, and what becomes of it with the account. */
function StoredDataList() {
  const platform = usePlatform();
  return STORED_DATA.map(({ purpose, entries }) => (
    <Stack component="section" gap={8} key={purpose}>
      <h3>{purpose}</h3>
      <dl className={styles.list}>
        {entries.map(({ about, keptFor, onDeletion, isExported }) => (
          <div key={about} className={styles.item}>
            <dt>{about}</dt>
            <dd>
              Kept: {typeof keptFor === 'string' ? keptFor : formatCount(platform[keptFor.daysOf], 'day')}
            </dd>
            <dd>When your account is deleted: {onDeletion}</dd>
            <dd>{isExported ? 'In the copy of your data' : 'Not in the copy of your data'}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  ));
}
