import { Dialog } from '../../ui/Dialog';
import { SendNotificationForm } from '../notifications/SendNotificationForm';

interface WriteToStudentProps {
  student: { name: string; email: string };
  courseTitle: string;
  onClose: () => void;
}

/** A message form for one student of a course; closes when the message is sent. */
export function WriteToStudent({ student, courseTitle, onClose }: WriteToStudentProps) {
  return (
    <Dialog title="Send Notification to Student" onClose={onClose}>
      <SendNotificationForm
        inDialog
        initial={{
          toEmail: student.email,
          title: `About ${courseTitle}`,
          message: `Hello ${student.name},\n\n`,
        }}
        onSent={onClose}
      />
    </Dialog>
  );
}
