import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { LegalPage } from './LegalPage';

/** What using this software means, without promising for whoever runs it. */
export function TermsPage() {
  return (
    <LegalPage title="Terms" lead="What you can expect of Waymark, and what is expected of you.">
      <h2>Who you deal with</h2>
      <p>
        Waymark is software that organizations host themselves. Whoever runs this server decides who may use
        it and may set further rules; ask them for those. The authors of Waymark do not run it for you.
      </p>
      <h2>Your account</h2>
      <p>
        Use your own name and an email address you can read. Keep the password to yourself: whatever happens
        under your account counts as yours. If somebody else may know it, reset it, which ends every open
        session.
      </p>
      <h2>Courses and prices</h2>
      <p>
        The lessons of a published course are open to everyone. Enrolling is needed to keep your progress and
        to earn the certificate. A price is shown where the instructor set one, but Waymark charges nothing
        and asks for no means of payment.
      </p>
      <h2>Certificates</h2>
      <p>
        A certificate says that its holder completed every lesson the course had at that time. It stays valid
        when the course changes or disappears, and anyone can check its number. It is no degree and no
        accreditation.
      </p>
      <h2>What you write</h2>
      <p>
        A testimonial appears at once, for everyone, with the name you gave. What you write stays yours; by
        sending it you allow it to be shown here. Write nothing that is not true or not yours to publish.
        Whoever runs this server may take it down.
      </p>
      <p>Instructors answer for their courses: the texts, the videos they link, and the right to use both.</p>
      <h2>No warranty</h2>
      <p>
        Waymark is free software under the MIT license and comes as it is. Nobody promises that it is always
        reachable or without mistakes. How your data is treated is written under{' '}
        <TextLink component={Link} to={paths.privacy}>
          Privacy
        </TextLink>
        .
      </p>
    </LegalPage>
  );
}
