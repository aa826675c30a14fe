// The forms with $1 for statements that are not written with the `sql` tag yet.

export const certificateJson = `json_build_object('id', k.id, 'number', k.number, 'courseId', k.course_id,
  'studentName', k.student_name, 'courseTitle', k.course_title, 'instructorName', k.instructor_name, 'issuedAt', k.issued_at)`;

export const lessonJson = `json_build_object('id', l.id, 'courseId', l.course_id, 'position', l.position, 'title', l.title,
  'description', l.description, 'videoUrl', l.video_url, 'captionsUrl', l.captions_url,
  'hasCaptionsText', l.captions_text is not null, 'duration', l.duration, 'revision', l.revision,
  'viewerHasCompleted', exists (select from lesson_completions d where d.student_id = $1 and d.lesson_id = l.id))`;

export const enrollmentJson = `case when e.id is not null then json_build_object('id', e.id, 'courseId', e.course_id,
  'enrolledAt', e.enrolled_at, 'lessonsCompleted', e.lessons_completed, 'percent', e.percent, 'lastActivityAt', e.last_activity_at,
  'nextLesson', (select ${lessonJson} from lessons l where l.course_id = e.course_id and not exists
    (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id) order by l.position limit 1),
  'certificate', (select ${certificateJson} from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)) end`;

export const isVisibleCourse = `c.deleted_at is null and (c.is_published or c.instructor_id = $1
  or exists (select from enrollments e where e.student_id = $1 and e.course_id = c.id))`;
