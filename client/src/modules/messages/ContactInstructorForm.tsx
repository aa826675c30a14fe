import { useContactInstructorMutation } from './__generated__/ContactInstructorForm.generated';
import { MessageForm } from './MessageForm';
import { outcomeOf } from './messageOutcome';

/** A student's message to an instructor (specification, section 2, "Student area"). */
export function ContactInstructorForm() {
  const [contact] = useContactInstructorMutation();
  return (
    <MessageForm
      heading="Contact Instructor"
      emailLabel="Instructor email"
      titleLabel="Subject"
      titlePath="subject"
      sentText="Message sent to instructor"
      send={async ({ toEmail, title, message }, id) => {
        const { data } = await contact({ variables: { input: { id, toEmail, subject: title, message } } });
        return outcomeOf(data?.contactInstructor);
      }}
    />
  );
}
