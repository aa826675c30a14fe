import { foldText } from '../../../platform/text.rules';
import type { Course } from '../course.types';
import type { ListedCourse } from './published-courses';

/** The courses that are offered beside another one. */
const SHOWN_MAX = 4;

/** Finds published courses related to another one; to be replaced when the published courses change. */
export class CourseNeighbors {
  private readonly bySkill = new Map<string, ListedCourse[]>();
  private readonly byCategory = new Map<string, ListedCourse[]>();
  private readonly byInstructor = new Map<string, ListedCourse[]>();
  private readonly places: ReadonlyMap<ListedCourse, number>;
  private readonly related = new Map<string, readonly Course[]>();
  private readonly others = new Map<string, readonly Course[]>();

  /** `ranked`: the published courses in catalogue order. */
  constructor(ranked: readonly ListedCourse[]) {
    this.places = new Map(ranked.map((listed, place) => [listed, place]));
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
    const shared = new Map<ListedCourse, number>();
    for (const skill of skillsOf(course))
      for (const other of this.bySkill.get(skill) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const other of this.byCategory.get(course.category) ?? [])
      if (!shared.has(other)) shared.set(other, 0);
    const related = [...shared]
      .filter(([other]) => other.id !== course.id && other.course.instructor.id !== course.instructor.id)
      .sort(
        ([one, ones], [other, others]) => others - ones || this.places.get(one)! - this.places.get(other)!,
      )
      .slice(0, SHOWN_MAX)
      .map(([other]) => other.course);
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

const skillsOf = ({ skills }: Course) => new Set(skills.map(foldText));

function addTo(lists: Map<string, ListedCourse[]>, key: string, course: ListedCourse): void {
  const list = lists.get(key);
  if (list) list.push(course);
  else lists.set(key, [course]);
}
