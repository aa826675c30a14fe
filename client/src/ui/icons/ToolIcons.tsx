import {
  Activity,
  ArrowDown,
  ArrowUp,
  Award,
  Bell,
  Bookmark,
  BookmarkCheck,
  ChartColumn,
  ChevronUp,
  ClipboardCheck,
  Clock,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  GripVertical,
  History,
  PanelLeft,
  Pencil,
  Play,
  Plus,
  Search,
  Send,
  Settings,
  Share2,
  Trash2,
  Upload,
  User,
  Users,
} from 'lucide-react';
import { icon } from './Icons';

// Icons that the first page does not need, in a separate chunk; see Icons.tsx for the rest.

export const ArrowDownIcon = icon(ArrowDown);
export const ArrowUpIcon = icon(ArrowUp);
export const BellIcon = icon(Bell);
export const BookmarkedIcon = icon(BookmarkCheck);
export const BookmarkIcon = icon(Bookmark);
export const CertificateIcon = icon(Award);
export const ChartIcon = icon(ChartColumn);
export const ChevronUpIcon = icon(ChevronUp);
export const ClockIcon = icon(Clock);
export const CopyIcon = icon(Copy);
export const DownloadIcon = icon(Download);
export const DragIcon = icon(GripVertical);
export const EditIcon = icon(Pencil);
export const ExternalIcon = icon(ExternalLink);
export const EyeIcon = icon(Eye);
export const EyeOffIcon = icon(EyeOff);
export const HealthIcon = icon(Activity);
export const HistoryIcon = icon(History);
export const PeopleIcon = icon(Users);
export const PlayIcon = icon(Play);
export const PlusIcon = icon(Plus);
export const QuizIcon = icon(ClipboardCheck);
export const SendIcon = icon(Send);
export const SettingsIcon = icon(Settings);
export const ShareIcon = icon(Share2);
export const SidebarIcon = icon(PanelLeft);
export const TrashIcon = icon(Trash2);
export const UserIcon = icon(User);
export const UploadIcon = icon(Upload);
export const SearchIcon = icon(Search);
export const MoreIcon = icon(Ellipsis);
