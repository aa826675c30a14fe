export function CourseAnalyticsPage() { return null; }
