import { demoSite } from './demo-site';
import { lookAt } from './screens';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;

lookAt(site, [
  {
    name: 'a course seen by its instructor',
    path: courseCalled('Interface design'),
    as: 'instructor',
    heading: /^Interface design/,
    shows: 'Your course',
  },
  {
    name: 'an instructor’s profile',
    path: '/profile',
    as: 'instructor',
    heading: 'My Profile',
    shows: 'What students see of you',
  },
  {
    name: 'the instructor area',
    path: '/instructor?q=design',
    as: 'instructor',
    heading: 'Instructor Area',
    shows: /courses? found for "design"$/,
  },
]);
