import { MessageForm, type MessageFormProps } from './MessageForm';
import { outcomeOf } from './messageOutcome';
import { useSendNotificationMutation } from './SendNotificationForm.generated';

/** An instructor's message to one of their students (specification, section 2, "Instructor area"). */
export function SendNotificationForm(props: Pick<MessageFormProps, 'initial' | 'onSent' | 'inDialog'>) {
  const [send] = useSendNotificationMutation();
  return (
    <MessageForm
      {...props}
      heading="Send Notification to Student"
      emailLabel="Student email"
      titleLabel="Title"
      titlePath="title"
      sentText="Notification sent"
      send={async (input) => {
        const { data } = await send({ variables: { input } });
        return outcomeOf(data?.sendNotification);
      }}
    />
  );
}
