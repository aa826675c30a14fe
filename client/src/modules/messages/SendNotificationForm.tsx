import { MessageForm } from './MessageForm';
import { outcomeOf } from './messageOutcome';
import { useSendNotificationMutation } from './__generated__/SendNotificationForm.generated';

/** An instructor's message to one of their students (specification, section 2, "Instructor area"). */
export function SendNotificationForm() {
  const [send] = useSendNotificationMutation();
  return (
    <MessageForm
      heading="Send Notification to Student"
      emailLabel="Student email"
      titleLabel="Title"
      titlePath="title"
      sentText="Notification sent"
      send={async (message, id) => {
        const { data } = await send({ variables: { input: { id, ...message } } });
        return outcomeOf(data?.sendNotification);
      }}
    />
  );
}
