export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
};

/** A person's own account; nobody else's is ever shown. */
export type Account = {
  __typename?: 'Account';
  /** An instructor's words about themselves; null when not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** When the account was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** The address this account signs in with; only its owner sees it. */
  email: Scalars['String']['output'];
  /** The account, for good. */
  id: Scalars['ID']['output'];
  /** The name others see. */
  name: Scalars['String']['output'];
  /** An https address of a picture; null when not given. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** What the account is for. */
  role: Role;
};

/** A new testimonial. */
export type AddTestimonialInput = {
  /** An https address of a picture; null or blank for none. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** 1 to 5. */
  stars?: Scalars['Int']['input'];
  /** At most 1,000 characters. */
  text: Scalars['String']['input'];
};

/** What became of a testimonial. */
export type AddTestimonialResult = InvalidInput | TestimonialAdded;

/** The viewer was enrolled before; nothing has changed. */
export type AlreadyEnrolled = UserError & {
  __typename?: 'AlreadyEnrolled';
  /** The enrollment there is. */
  enrollment: Enrollment;
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** A category that published courses have. */
export type CategoryCount = {
  __typename?: 'CategoryCount';
  /** How many published courses have it. */
  courseCount: Scalars['Int']['output'];
  /** The category's name. */
  name: Scalars['String']['output'];
};

/** Issued once, when every lesson of a course is done; it stays, whatever becomes of the course. */
export type Certificate = {
  __typename?: 'Certificate';
  /** The course it was issued for, which may be gone by now. */
  courseId: Scalars['ID']['output'];
  /** The course's title when it was issued. */
  courseTitle: Scalars['String']['output'];
  /** Path of its HTML, made for print; send the session token along. */
  htmlPath: Scalars['String']['output'];
  /** The certificate, for good. */
  id: Scalars['ID']['output'];
  /** The instructor's name when it was issued. */
  instructorName: Scalars['String']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Public: whoever knows it can verify the certificate. */
  number: Scalars['String']['output'];
  /** Path of its PDF; send the session token along. */
  pdfPath: Scalars['String']['output'];
  /** The student's name when it was issued. */
  studentName: Scalars['String']['output'];
  /** The public page that verifies it. */
  verificationUrl: Scalars['String']['output'];
};

/** A course: a line of lessons that ends in a certificate. */
export type Course = {
  __typename?: 'Course';
  /** One of the catalogue's or the course form's categories. */
  category: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text, at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** The course, for good. */
  id: Scalars['ID']['output'];
  /** Who teaches it. */
  instructor: CourseInstructor;
  /** false: a draft, or taken back; seen by its author and whoever is enrolled. */
  isPublished: Scalars['Boolean']['output'];
  /** How many lessons it has. */
  lessonCount: Scalars['Int']['output'];
  /** Its lessons, in order; open to everyone once published. */
  lessons: Array<Lesson>;
  /** What it expects. */
  level: CourseLevel;
  /** In US cents; 0 is free. Shown, not charged. */
  priceCents: Scalars['Int']['output'];
  /** Its quizzes, oldest first. */
  quizzes: Array<Quiz>;
  /** The average of its reviews' stars, 1 to 5; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** How many students reviewed it. */
  reviewsCount: Scalars['Int']['output'];
  /** The course's topics; the authoring form calls them tags. */
  skills: Array<Scalars['String']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** The viewer's enrollment in it; null when signed out or not enrolled. */
  viewerEnrollment?: Maybe<Enrollment>;
  /** Whether the viewer teaches it; false when signed out. */
  viewerIsInstructor: Scalars['Boolean']['output'];
};

/** Courses, best rated first: by rating, then reviews, then newest. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
  /** Every category of published courses, whatever the filter, most courses first. */
  categories: Array<CategoryCount>;
  /** The courses of this page. */
  nodes: Array<Course>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many courses match the filter, on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** All given conditions must hold; a null or blank one is none. */
export type CourseFilter = {
  /** Exactly this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** At least this rating. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Contained in title, description, instructor, category or a skill; case and marks do not count. At most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Contained in any skill; case and marks do not count. */
  skill?: InputMaybe<Scalars['String']['input']>;
};

/** What everyone may know of the person who teaches a course. */
export type CourseInstructor = {
  __typename?: 'CourseInstructor';
  /** Their words about themselves; null when not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The instructor's account. */
  id: Scalars['ID']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** An https address of a picture; null when not given. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
};

/** How much a course expects its students to know. */
export type CourseLevel =
  /** Practice in its subject. */
  | 'ADVANCED'
  /** Nothing. */
  | 'BEGINNER'
  /** The basics of its subject. */
  | 'INTERMEDIATE';

/** An account that anybody may try the demo with. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  /** Log in with this email. */
  email: Scalars['String']['output'];
  /** And with this password. */
  password: Scalars['String']['output'];
  /** What the account is for. */
  role: Role;
};

/** Somebody registered with this email before. */
export type EmailAlreadyRegistered = UserError & {
  __typename?: 'EmailAlreadyRegistered';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** What became of an enrollment. */
export type EnrollResult = AlreadyEnrolled | Enrolled | OwnCourse;

/** The viewer is enrolled now. */
export type Enrolled = {
  __typename?: 'Enrolled';
  /** The new enrollment. */
  enrollment: Enrollment;
  /** The viewer, whose learning has changed. */
  viewer: Viewer;
};

/** A student's place in a course, with how far they have come. */
export type Enrollment = {
  __typename?: 'Enrollment';
  /** The certificate; null until every lesson has been done once. */
  certificate?: Maybe<Certificate>;
  /** The course. */
  course: Course;
  /** When the student enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** The enrollment, for good. */
  id: Scalars['ID']['output'];
  /** The last time a lesson was completed; null before the first. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of the lessons are done. */
  lessonsCompleted: Scalars['Int']['output'];
  /** The first lesson that is not done; null when all are. */
  nextLesson?: Maybe<Lesson>;
  /** Of the lessons, rounded, 0 to 100; 100 only when all are done, 0 for a course without lessons. */
  percent: Scalars['Int']['output'];
};

/** No account has this email with this password. */
export type InvalidCredentials = UserError & {
  __typename?: 'InvalidCredentials';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** One refused field of an input. */
export type InvalidField = {
  __typename?: 'InvalidField';
  /** The sentence to show at the field. */
  message: Scalars['String']['output'];
  /** The input's field name; '' when the input as a whole is refused. */
  path: Scalars['String']['output'];
};

/** The input breaks a rule; nothing was changed. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  /** The first problem of each refused field, in the form's order. */
  fields: Array<InvalidField>;
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** The token is wrong, was used, or is older than ten minutes. */
export type InvalidResetToken = UserError & {
  __typename?: 'InvalidResetToken';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** The viewer's own learning. */
export type Learning = {
  __typename?: 'Learning';
  /** Every certificate issued to the viewer, newest first. */
  certificates: Array<Certificate>;
  /** Where the viewer is enrolled, last used first. */
  enrollments: Array<Enrollment>;
  /** The five lessons done last, newest first. */
  recentActivity: Array<LessonCompletion>;
  /** In four numbers. */
  stats: LearningStats;
};

/** The viewer's learning in four numbers. */
export type LearningStats = {
  __typename?: 'LearningStats';
  /** The mean of their percents, rounded; 0 without courses. */
  averageProgress: Scalars['Int']['output'];
  /** Those at exactly 100 percent. */
  completedCourses: Scalars['Int']['output'];
  /** Courses the viewer is enrolled in. */
  totalCourses: Scalars['Int']['output'];
  /** Lessons done in all of them together. */
  totalLessonsCompleted: Scalars['Int']['output'];
};

/** A stop of a course: a film, notes, or both. */
export type Lesson = {
  __typename?: 'Lesson';
  /** WebVTT captions of the film; null when there are none. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  /** The course it is a stop of. */
  course: Course;
  /** One or two plain sentences; may be empty. */
  description: Scalars['String']['output'];
  /** As its author wrote it, such as 10:30; null when not given. */
  duration?: Maybe<Scalars['String']['output']>;
  /** The duration in seconds; null when it is no clock time. */
  durationSeconds?: Maybe<Scalars['Int']['output']>;
  /** The lesson, for good. */
  id: Scalars['ID']['output'];
  /** Markdown without HTML; empty when there are none. */
  notes: Scalars['String']['output'];
  /** Its place in the course, counted from 1. */
  position: Scalars['Int']['output'];
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** A YouTube link, a media file or a path of this site; null: a lesson to read. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has done it; false when signed out. */
  viewerHasCompleted: Scalars['Boolean']['output'];
};

/** A lesson the viewer has done. */
export type LessonCompletion = {
  __typename?: 'LessonCompletion';
  /** When it was done. */
  completedAt: Scalars['DateTime']['output'];
  /** The course it was done in. */
  course: Course;
  /** The lesson; null when its author has removed it since. */
  lesson?: Maybe<Lesson>;
  /** The lesson. */
  lessonId: Scalars['ID']['output'];
};

/** A lesson was marked or unmarked, with everything that moved. */
export type LessonProgress = {
  __typename?: 'LessonProgress';
  /** The enrollment in its course. */
  enrollment: Enrollment;
  /** The lesson. */
  lesson: Lesson;
  /** The viewer, whose learning has changed. */
  viewer: Viewer;
};

/** Who signs in. */
export type LogInInput = {
  /** The account's email. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** What became of a log-in. */
export type LogInResult = InvalidCredentials | InvalidInput | LoggedIn;

/** A session is open. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  /** Send it as `Authorization: Bearer …`. It ends after 14 days unused and after 60 days in any case. */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  viewer: Viewer;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Leaves a testimonial; no account needed, ten an hour. */
  addTestimonial: AddTestimonialResult;
  /** Marks a lesson complete; again changes nothing. FORBIDDEN unless enrolled. */
  completeLesson: LessonProgress;
  /** Enrolls the viewer in a published course that is not their own. */
  enroll: EnrollResult;
  /** Opens a session. RATE_LIMITED after ten failures in 15 minutes. */
  logIn: LogInResult;
  /** Ends the viewer's session; true also when there was none. */
  logOut: Scalars['Boolean']['output'];
  /** Registers an account; it then logs in with logIn. */
  register: RegisterResult;
  /** Makes a reset token for an email. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password by a reset token. */
  resetPassword: ResetPasswordResult;
  /** Takes a completion back; an issued certificate stays. */
  undoLessonCompletion: LessonProgress;
  /** Changes the viewer's bio and picture address. */
  updateProfile: UpdateProfileResult;
};


export type MutationaddTestimonialArgs = {
  input: AddTestimonialInput;
};


export type MutationcompleteLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationenrollArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationlogInArgs = {
  input: LogInInput;
};


export type MutationregisterArgs = {
  input: RegisterInput;
};


export type MutationrequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationundoLessonCompletionArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationupdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Nobody enrolls in the course they teach. */
export type OwnCourse = UserError & {
  __typename?: 'OwnCourse';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** Where a page of a longer list ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Give it as `after` to get the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is anything after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** The new password holds; every open session of the account has ended. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** If the email has an account, a reset token was made for it; it works once, for ten minutes. */
export type PasswordResetRequested = {
  __typename?: 'PasswordResetRequested';
  /** The sentence to show, the same for known and unknown emails. */
  message: Scalars['String']['output'];
  /** Demo mode only, and only for a known email; elsewhere null, the token goes by mail. */
  resetToken?: Maybe<Scalars['String']['output']>;
};

/** How this platform is run. */
export type Platform = {
  __typename?: 'Platform';
  /** The accounts to try it with; empty outside demo mode. */
  demoAccounts: Array<DemoAccount>;
  /** true: seeded, for trying the product; accounts and tokens are shown openly. */
  isDemo: Scalars['Boolean']['output'];
};

/** The platform in numbers, counted when asked. */
export type PlatformStats = {
  __typename?: 'PlatformStats';
  /** Published courses. */
  totalCourses: Scalars['Int']['output'];
  /** Registered instructors. */
  totalInstructors: Scalars['Int']['output'];
  /** Registered students. */
  totalStudents: Scalars['Int']['output'];
};

/** The profile is saved. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The account as it is now. */
  account: Account;
};

export type Query = {
  __typename?: 'Query';
  /** One course; null when there is none, or none the viewer may know of. */
  course?: Maybe<Course>;
  /** The published courses. */
  courses: CourseConnection;
  /** One lesson; null when there is none, or none the viewer may know of. */
  lesson?: Maybe<Lesson>;
  /** How this platform is run. */
  platform: Platform;
  /** The platform in numbers. */
  platformStats: PlatformStats;
  /** What people say of the platform. */
  testimonials: TestimonialConnection;
  /** The certificate with this number; null when there is none. Open to everyone. */
  verifyCertificate?: Maybe<VerifiedCertificate>;
  /** Whoever is signed in; null when nobody is. */
  viewer?: Maybe<Viewer>;
};


export type QuerycourseArgs = {
  id: Scalars['ID']['input'];
};


export type QuerycoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourseFilter>;
  first?: Scalars['Int']['input'];
};


export type QuerylessonArgs = {
  id: Scalars['ID']['input'];
};


export type QuerytestimonialsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryverifyCertificateArgs = {
  number: Scalars['String']['input'];
};

/** A quiz of a course as everyone may see it: without its questions. */
export type Quiz = {
  __typename?: 'Quiz';
  /** Plain text; may be empty. */
  description: Scalars['String']['output'];
  /** The quiz, for good. */
  id: Scalars['ID']['output'];
  /** false: listed, but not available. */
  isActive: Scalars['Boolean']['output'];
  /** The least percent that passes, 0 to 100. */
  passingScorePercent: Scalars['Int']['output'];
  /** How many questions it asks. */
  questionCount: Scalars['Int']['output'];
  /** Minutes from start to deadline; null: no limit. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
};

/** A new account. */
export type RegisterInput = {
  /** Compared without regard to case; one account an address. */
  email: Scalars['String']['input'];
  /** The name others will see, at most 100 characters. */
  name: Scalars['String']['input'];
  /** At least 6 characters and at most 256 bytes. */
  password: Scalars['String']['input'];
  /** STUDENT or INSTRUCTOR; nobody registers as an administrator. */
  role: Role;
};

/** What became of a registration. */
export type RegisterResult = EmailAlreadyRegistered | InvalidInput | Registered;

/** The account exists now; log in with it. */
export type Registered = {
  __typename?: 'Registered';
  /** The new account. */
  account: Account;
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The account's email. */
  email: Scalars['String']['input'];
};

/** What became of a request for a reset token. */
export type RequestPasswordResetResult = InvalidInput | PasswordResetRequested;

/** A new password, proved by a reset token. */
export type ResetPasswordInput = {
  /** The account's email. */
  email: Scalars['String']['input'];
  /** At least 6 characters and at most 256 bytes; trimmed. */
  newPassword: Scalars['String']['input'];
  /** The token that was sent or shown. */
  resetToken: Scalars['String']['input'];
};

/** What became of a password reset. */
export type ResetPasswordResult = InvalidInput | InvalidResetToken | PasswordReset;

/** What an account is for. */
export type Role =
  /** Administers the platform. */
  | 'ADMIN'
  /** Creates and manages courses. */
  | 'INSTRUCTOR'
  /** Enrolls in courses and learns. */
  | 'STUDENT';

export type Subscription = {
  __typename?: 'Subscription';
  /** An enrollment of the viewer that moved, in any tab or on any device. */
  enrollmentChanged: Enrollment;
};

/** What somebody says of the platform; anyone may leave one. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** An https address of a picture; null when not given. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** When it was left. */
  createdAt: Scalars['DateTime']['output'];
  /** The testimonial, for good. */
  id: Scalars['ID']['output'];
  /** The name its writer gave. */
  name: Scalars['String']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Plain text, at most 1,000 characters. */
  text: Scalars['String']['output'];
};

/** The testimonial is shown from now on. */
export type TestimonialAdded = {
  __typename?: 'TestimonialAdded';
  /** The new testimonial. */
  testimonial: Testimonial;
};

/** Testimonials, newest first. */
export type TestimonialConnection = {
  __typename?: 'TestimonialConnection';
  /** The testimonials of this page. */
  nodes: Array<Testimonial>;
  /** Where this page ends. */
  pageInfo: PageInfo;
};

/** What others read about an instructor; a field left out or blank is cleared. */
export type UpdateProfileInput = {
  /** At most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** An https address. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change to the profile. */
export type UpdateProfileResult = InvalidInput | ProfileUpdated;

/** Something a person can meet and mend. */
export type UserError = {
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** What everybody who knows its number may see of a certificate. */
export type VerifiedCertificate = {
  __typename?: 'VerifiedCertificate';
  /** The course's title when it was issued. */
  courseTitle: Scalars['String']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** In its canonical form. */
  number: Scalars['String']['output'];
  /** The student's name when it was issued. */
  studentName: Scalars['String']['output'];
};

/** Whoever is signed in; everything that is theirs alone hangs here. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Their account. */
  account: Account;
  /** What they learn and how far they are. */
  learning: Learning;
};
