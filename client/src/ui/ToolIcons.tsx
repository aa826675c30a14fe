import { icon } from './Icons';

// Icons that the first page does not need, in a separate chunk; see Icons.tsx for the rest.

export const PlusIcon = icon(<path d="M10 3.5v13M3.5 10h13" />);
export const ArrowUpIcon = icon(<path d="M10 17V4M4.5 9.5 10 4l5.5 5.5" />);
export const ArrowDownIcon = icon(<path d="M10 3v13m-5.5-5.5L10 16l5.5-5.5" />);
export const BellIcon = icon(<path d="M4.5 14V9a5.5 5.5 0 0 1 11 0v5M2.5 14h15M8 17.5h4" />);
export const UserIcon = icon(
  <>
    <circle cx="10" cy="6.5" r="3.5" />
    <path d="M3 17.5v-1.5l3-3h8l3 3v1.5" />
  </>,
);
export const PlayIcon = icon(<path d="M6 3.5v13L16.5 10z" fill="currentColor" />);
export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 5.5V10l3 3" />
  </>,
);
export const TrashIcon = icon(<path d="M3 5.5h14M7.5 5V2.5h5V5M5 5.5l1 12h8l1-12M8.5 9v5M11.5 9v5" />);
export const EditIcon = icon(<path d="M3 17v-3.5L13.5 3 17 6.5 6.5 17zM11 5.5 14.5 9" />);
export const CopyIcon = icon(<path d="M7 7h10v10H7zM4 13H3V3h10v1" />);
export const DownloadIcon = icon(<path d="M10 2.5v10M5.5 8l4.5 4.5L14.5 8M3 17h14" />);
export const EyeIcon = icon(
  <>
    <path d="m1.5 10 4-4.5h9l4 4.5-4 4.5h-9z" />
    <circle cx="10" cy="10" r="2" />
  </>,
);
export const EyeOffIcon = icon(<path d="m1.5 10 4-4.5h9l4 4.5-4 4.5h-9zM3.5 17 16.5 3" />);
export const SendIcon = icon(<path d="m2.5 3 15 7-15 7 2.5-7zM5 10h6" />);
export const HomeIcon = icon(<path d="M2.5 9.5 10 2.5l7.5 7M4.5 8v9.5h11V8M8 17v-5h4v5" />);
export const BookIcon = icon(<path d="M10 5 7.5 3h-5v12h5l2.5 2 2.5-2h5V3h-5zM10 5v12" />);
export const ChartIcon = icon(<path d="M3 2.5v14.5h14.5M7 14v-4M11 14V6M15 14V9" />);
export const PeopleIcon = icon(
  <>
    <circle cx="7.5" cy="6.5" r="3" />
    <path d="M2 17v-2.5L4.5 12h6l2.5 2.5V17M12.5 3.7l2 1v3.6l-2 1M14.5 12l3.5 2.5V17" />
  </>,
);
export const QuizIcon = icon(<path d="M3 3h14v14H3zM6.5 8l1.5 1.5L10.5 7M6.5 13.5h7M13 8.5h1.5" />);
export const AssistantIcon = icon(<path d="M2.5 3h15v11H10l-4 3.5V14H2.5zM6.5 8.5h2M11.5 8.5h2" />);
export const CertificateIcon = icon(
  <>
    <path d="M7 13H2.5V3h15v10H13M6 6.5h8" />
    <circle cx="10" cy="12" r="3" />
    <path d="M8 14.5v4l2-1.5 2 1.5v-4" />
  </>,
);
export const SidebarIcon = icon(<path d="M2.5 3.5h15v13h-15zM7.5 3.5v13" />);
export const DragIcon = icon(
  <path d="M7 4v0M13 4v0M7 10v0M13 10v0M7 16v0M13 16v0" strokeWidth="3" strokeLinecap="round" />,
);
export const ExternalIcon = icon(<path d="M8 4H3.5v12.5H16V12M11 3h6v6M17 3l-8 8" />);
