import type { ReactNode } from 'react';
import type { FieldProblem } from '#server/platform/validation.rules';
import { useAddressChoice } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { Tabs } from '../../../ui/navigation/Tabs';
import { RULES } from './CourseSettingsFields';

const TABS = [
  ['details', 'Course Details'],
  ['lessons', 'Lessons'],
  ['settings', 'Settings'],
] as const;
export type CourseTab = (typeof TABS)[number][0];

const SETTINGS = ['priceCents', ...Object.keys(RULES)];

/** The tab of an input field. */
export function tabOf(path: string): CourseTab {
  if (path.startsWith('lessons') || path.startsWith('nextLesson')) return 'lessons';
  return SETTINGS.includes(path) ? 'settings' : 'details';
}

/** The selected tab, kept in the URL. */
export function useCourseTab(): [CourseTab, (tab: CourseTab) => void] {
  const tab = useAddressChoice('tab', TABS);
  return [tab.value, (next) => tab.choose(next, { replace: true })];
}

interface CourseTabsProps {
  tab: CourseTab;
  onChange: (tab: CourseTab) => void;
  /** Number of invalid fields per tab. */
  problemCounts: Partial<Record<CourseTab, number>>;
  panels: Record<CourseTab, ReactNode>;
}

/** The three tabs of the course form. */
export function CourseTabs({ tab, onChange, problemCounts, panels }: CourseTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={onChange}
      label="Parts of the course"
      tabs={TABS.map(([name, title]) => ({
        value: name,
        title: (
          <span className="wm-inline-row wm-gap-8">
            {title}
            {problemCounts[name] ? (
              <Badge tone="error">{formatCount(problemCounts[name], 'problem')}</Badge>
            ) : null}
          </span>
        ),
        panel: name === 'lessons' ? panels[name] : <Card padding="lg">{panels[name]}</Card>,
      }))}
    />
  );
}

/** Number of invalid fields per tab. */
export function problemCountsOf(problems: readonly FieldProblem[]): Partial<Record<CourseTab, number>> {
  const counts: Partial<Record<CourseTab, number>> = {};
  for (const { path } of problems) if (path) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** The control of a field path; a listed lesson has none while it is collapsed. */
export function controlOf(path: string): string {
  if (path.startsWith('lessons') || path === 'nextLesson') return 'nextLesson-title';
  return path.split('.')[0]!;
}
