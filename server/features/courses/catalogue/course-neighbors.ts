import { foldText } from '../../../platform/text.rules';
import type { Course } from '../course.types';
import type { ListedCourse } from './published-courses';
import { byRank } from './rank';

/** The courses that are offered beside another one. */
const SHOWN_MAX = 4;

/** Finds published courses related to another one; to be replaced when the published courses change. */
export class CourseNeighbors {
  private readonly bySkill = new Map<string, ListedCourse[]>();
  private readonly byCategory = new Map<string, ListedCourse[]>();
  private readonly byInstructor = new Map<string, ListedCourse[]>();
  private readonly related = new Map<string, readonly Course[]>();
  private readonly others = new Map<string, readonly Course[]>();

  /** `ranked`: the published courses in catalogue order. */
  constructor(ranked: readonly ListedCourse[]) {
    for (const listed of ranked) {
      for (const skill of skillsOf(listed.course)) addTo(this.bySkill, skill, listed);
      addTo(this.byCategory, listed.category, listed);
      addTo(this.byInstructor, listed.course.instructor.id, listed);
    }
  }

  /**
   * Courses of other instructors with a skill or the category in common: most shared skills first, then in catalogue
   * order.
   */
  relatedTo(course: Course): readonly Course[] {
    const known = this.related.get(course.id);
    if (known) return known;
    const isOther = (other: ListedCourse) =>
      other.id !== course.id && other.course.instructor.id !== course.instructor.id;
    const sharedSkills = new Map<ListedCourse, number>();
    for (const skill of skillsOf(course))
      for (const other of this.bySkill.get(skill) ?? [])
        if (isOther(other)) sharedSkills.set(other, (sharedSkills.get(other) ?? 0) + 1);
    const best = firstOf(
      sharedSkills.keys(),
      (one, other) => sharedSkills.get(other)! - sharedSkills.get(one)! || byRank(one, other),
    );
    for (const other of this.byCategory.get(course.category) ?? []) {
      if (best.length === SHOWN_MAX) break;
      if (isOther(other) && !sharedSkills.has(other)) best.push(other);
    }
    const related = best.map((other) => other.course);
    this.related.set(course.id, related);
    return related;
  }

  /** Other courses of its instructor, in catalogue order. */
  ofSameInstructor(course: Course): readonly Course[] {
    const known = this.others.get(course.id);
    if (known) return known;
    const others = (this.byInstructor.get(course.instructor.id) ?? [])
      .filter(({ id }) => id !== course.id)
      .slice(0, SHOWN_MAX)
      .map((listed) => listed.course);
    this.others.set(course.id, others);
    return others;
  }
}

/** The first SHOWN_MAX in this order. Sorting all of them would take several times as long. */
function firstOf(
  courses: Iterable<ListedCourse>,
  compare: (one: ListedCourse, other: ListedCourse) => number,
): ListedCourse[] {
  const first: ListedCourse[] = [];
  for (const course of courses) {
    const place = first.findIndex((other) => compare(course, other) < 0);
    if (place >= 0) first.splice(place, 0, course);
    else first.push(course);
    if (first.length > SHOWN_MAX) first.pop();
  }
  return first;
}

const skillsOf = ({ skills }: Course) => new Set(skills.map(foldText));

function addTo(lists: Map<string, ListedCourse[]>, key: string, course: ListedCourse): void {
  const list = lists.get(key);
  if (list) list.push(course);
  else lists.set(key, [course]);
}
