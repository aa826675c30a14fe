import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { formatCount } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Stars } from '../../../ui/display/Stars';
import { ChevronDownIcon } from '../../../ui/icons/Icons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { levelName } from '../../courses/levelLabels';
import { CourseReviews } from '../../courses/reviews/CourseReviews';
import { MessageInstructor } from '../../messages/MessageInstructor';
import type { LearningViewFragment } from './__generated__/LearningView.generated';
import { CourseInstructor, CourseSkills } from './CourseSections';
import styles from './LearningAbout.module.css';

const CONTENT_ID = 'about-this-course';

interface AboutSection {
  isOpen: boolean;
  toggle: () => void;
  /** Opens the section and moves to it. */
  show: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The state of the folded section, which the bar above the lesson opens too. */
export function useAbout(): AboutSection {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    show: () => {
      setIsOpen(true);
      button.current?.focus({ preventScroll: true });
      // The content that lets the page scroll that far is rendered in the next frame.
      requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'start' }));
    },
    button,
  };
}

interface LearningAboutProps {
  course: LearningViewFragment;
  section: AboutSection;
  /** What its students can do. */
  children: ReactNode;
}

/** What a visitor sees of the course, folded below the lesson. Its content is mounted once it is opened. */
export function LearningAbout({ course, section, children }: LearningAboutProps) {
  const { isOpen, toggle, button } = section;
  return (
    <section className={`wm-rule-above ${styles.about}`}>
      <h2 className="wm-font-20">
        <button
          ref={button}
          type="button"
          className={`wm-row wm-justify-space-between wm-full ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={CONTENT_ID}
          onClick={toggle}
        >
          About this course
          <ChevronDownIcon size={20} className={`wm-no-print ${styles.sign}`} />
        </button>
      </h2>
      <div id={CONTENT_ID} className={`wm-stack wm-gap-40 ${styles.content}`} hidden={!isOpen}>
        {isOpen && (
          <>
            <Stack>
              <p className="wm-measure">{course.description}</p>
              <Cluster gap={16}>
                <Stars rating={course.rating} count={course.reviewsCount} />
                <span>{course.category}</span>
                <span>{levelName(course.level)}</span>
                <span>{formatCount(course.lessonCount, 'lesson')}</span>
                <span className="wm-no-print">
                  <Badge tone="success">Enrolled</Badge>
                </span>
              </Cluster>
              <CourseSkills skills={course.skills} />
            </Stack>
            <CourseInstructor
              instructor={course.instructor}
              action={<MessageInstructor instructor={course.instructor} courseId={course.id} />}
            />
            <CourseReviews course={course} />
            {children}
          </>
        )}
      </div>
    </section>
  );
}
