import { withFragment } from '../../../apollo/fragments';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Section } from '../../../ui/layout/Layout';
import { type CourseOverviewFragment, useCourseOverviewFragment } from './__generated__/CourseView.generated';
import styles from './CourseOverview.module.css';

type Known = 'description' | 'skills';

/** Content of the overview; a sample course has only what is always known. */
type CourseOverviewContent = Pick<CourseOverviewFragment, Known> &
  Partial<Omit<CourseOverviewFragment, Known>>;

/** What the course is about, as its instructor describes it. */
export const CourseOverview = withFragment('course', useCourseOverviewFragment, CourseOverviewView);

/** The overview itself, for courses outside the cache. */
export function CourseOverviewView({ course }: { course: CourseOverviewContent }) {
  const { description, skills, outcomes = [], requirements = [] } = course;
  return (
    <>
      {outcomes.length > 0 && (
        <Card
          component="section"
          aria-labelledby="outcomes"
          className={`wm-stack wm-gap-12 ${styles.outcomes}`}
        >
          <h2 id="outcomes">What you will learn</h2>
          <ul>
            {outcomes.map((outcome, index) => (
              <li className="wm-row wm-align-start wm-gap-8 wm-anywhere" key={index}>
                <CheckIcon size={18} />
                <span>{outcome}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Section title="Description">
        <p className="wm-typed wm-measure">{description}</p>
        {skills.length > 0 && (
          <ul className={`wm-cluster wm-align-stretch wm-gap-8 ${styles.skills}`} aria-label="Skills">
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {requirements.length > 0 && (
        <Section title="Requirements">
          <ul className="wm-stack wm-gap-4 wm-anywhere wm-measure wm-bullets">
            {requirements.map((requirement, index) => (
              <li key={index}>{requirement}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
