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

export type AddLessonResult = InvalidInput | LessonAdded;

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

export type AskAssistantInput = {
  /** Only this course's material; null: everything the viewer may read. NOT_FOUND unless they may read it. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  difficulty?: AssistantDifficulty;
  /** A uuid of the client's making: names the answer for streaming, stopping and retrying. */
  requestId: Scalars['ID']['input'];
  requestType?: AssistantRequestType;
  /** The conversation to go on with; null: a new one. NOT_FOUND unless the viewer's own. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  subject?: AssistantSubject;
  /** 1 to 5,000 characters; 'Generate a quiz on:' and 'Create flashcards on:' at its beginning turn TUTORING into the others. */
  text: Scalars['String']['input'];
  userType?: AssistantUserType;
};

export type AskAssistantResult = AssistantAnswered | AssistantUnavailable | InvalidInput;

export type Assistant = {
  __typename?: 'Assistant';
  /** One of the viewer's own; null for anybody else's. */
  conversation?: Maybe<AssistantConversation>;
  /** Newest first. */
  conversations: AssistantConversationConnection;
  /** One of the viewer's own; null for anybody else's. */
  deck?: Maybe<FlashcardDeck>;
  /** Newest first. */
  decks: Array<FlashcardDeck>;
  /** Cards of all decks that are due now. */
  dueFlashcardCount: Scalars['Int']['output'];
  /** The viewer's account. */
  id: Scalars['ID']['output'];
  kind: AssistantKind;
  /** How many more times the viewer may ask within this hour, 0 to 30. */
  remainingThisHour: Scalars['Int']['output'];
  /** Whether assistantAnswerStreamed says anything before the mutation answers (MODEL only). */
  streams: Scalars['Boolean']['output'];
};


export type AssistantconversationArgs = {
  id: Scalars['ID']['input'];
};


export type AssistantconversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type AssistantdeckArgs = {
  id: Scalars['ID']['input'];
};

export type AssistantAnswered = {
  __typename?: 'AssistantAnswered';
  assistant: Assistant;
  conversation: AssistantConversation;
  message: AssistantMessage;
  question: AssistantMessage;
};

export type AssistantConversation = {
  __typename?: 'AssistantConversation';
  createdAt: Scalars['DateTime']['output'];
  /** Hand it back as sessionId. */
  id: Scalars['ID']['output'];
  /** Oldest first, at most 200. */
  messages: Array<AssistantMessage>;
  /** Its first question, at most 80 characters. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AssistantConversationConnection = {
  __typename?: 'AssistantConversationConnection';
  nodes: Array<AssistantConversation>;
  pageInfo: PageInfo;
};

export type AssistantDifficulty =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'INTERMEDIATE';

/** COURSE: built in, quotes the material, no model. MODEL: a language model given the material. HOST: an external assistant host. */
export type AssistantKind =
  | 'COURSE'
  | 'HOST'
  | 'MODEL';

export type AssistantMessage = {
  __typename?: 'AssistantMessage';
  createdAt: Scalars['DateTime']['output'];
  /** Of FLASHCARD_CREATION; null otherwise, and once the deck is deleted. */
  deck?: Maybe<FlashcardDeck>;
  id: Scalars['ID']['output'];
  /** Of QUIZ_GENERATION, else empty. */
  questions: Array<GeneratedQuestion>;
  requestType: AssistantRequestType;
  sender: AssistantSender;
  /** Best first; empty for the viewer's own messages and where the material had nothing. */
  sources: Array<AssistantSource>;
  /** Markdown without HTML of the assistant (may be '' when stopped at once), plain text of the viewer. */
  text: Scalars['String']['output'];
  /** Whether the viewer stopped it. */
  wasStopped: Scalars['Boolean']['output'];
};

export type AssistantRequestType =
  | 'FLASHCARD_CREATION'
  | 'QUIZ_GENERATION'
  | 'TUTORING';

export type AssistantSender =
  | 'ASSISTANT'
  | 'USER';

export type AssistantSource = {
  __typename?: 'AssistantSource';
  /** null when HOST named something else. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** The beginning of the passage, plain text, at most 300 characters; '' when HOST gave none. */
  excerpt: Scalars['String']['output'];
  /** null for a course's description or when HOST named something else. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** Lesson title, with its heading where there is one: 'Normal flow · Margins collapse'. */
  name: Scalars['String']['output'];
  /** Path of this site that opens the lesson at the passage: /courses/{id}?lesson={id}#{slug of the heading}; HOST may give an https address. */
  source: Scalars['String']['output'];
};

/** Tech Track: 'Generative AI', 'Web Development', 'Design'. */
export type AssistantSubject =
  | 'DESIGN'
  | 'GENERATIVE_AI'
  | 'WEB_DEVELOPMENT';

/** The provider is away or answered nonsense; nothing was kept or counted. message: 'API Error: {status text}'. */
export type AssistantUnavailable = UserError & {
  __typename?: 'AssistantUnavailable';
  message: Scalars['String']['output'];
};

export type AssistantUserType =
  | 'INSTRUCTOR'
  | 'STUDENT';

export type AssistantWords = {
  __typename?: 'AssistantWords';
  /** Where in the answer this text begins, in UTF-16 units: 0 starts anew (a retry). */
  from: Scalars['Int']['output'];
  isLast: Scalars['Boolean']['output'];
  requestId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
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

export type ContactInstructorInput = {
  message: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  toEmail: Scalars['String']['input'];
};

export type ContactInstructorResult = InvalidInput | MessageSent | UnknownRecipient;

export type ConversationDeleted = {
  __typename?: 'ConversationDeleted';
  assistant: Assistant;
  conversationId: Scalars['ID']['output'];
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
  reviews: ReviewConnection;
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
  viewerMayReview: Scalars['Boolean']['output'];
  viewerReview?: Maybe<Review>;
};


/** A course: a line of lessons that ends in a certificate. */
export type CoursereviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
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

export type CourseCreated = {
  __typename?: 'CourseCreated';
  course: InstructorCourse;
  teaching: Teaching;
};

export type CourseDeleted = {
  __typename?: 'CourseDeleted';
  courseId: Scalars['ID']['output'];
  teaching: Teaching;
};

/** A draft with the same lessons and quizzes (inactive); title + ' (copy)'. */
export type CourseDuplicated = {
  __typename?: 'CourseDuplicated';
  course: InstructorCourse;
  teaching: Teaching;
};

/** Saved elsewhere after this form was opened; nothing was changed. message: 'This course was edited elsewhere. Reload to see the newer version.' */
export type CourseEditedElsewhere = UserError & {
  __typename?: 'CourseEditedElsewhere';
  course: InstructorCourse;
  message: Scalars['String']['output'];
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

/** A new course and an edited one; rules in server/features/teaching/course-form.rules.ts (courseRules, lessonRules, priceCentsOf). */
export type CourseInput = {
  category: Scalars['String']['input'];
  description: Scalars['String']['input'];
  level?: CourseLevel;
  priceCents?: Scalars['Int']['input'];
  skills?: Array<Scalars['String']['input']>;
  title: Scalars['String']['input'];
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

export type CourseUpdated = {
  __typename?: 'CourseUpdated';
  course: InstructorCourse;
};

export type CreateCourseResult = CourseCreated | InvalidInput;

export type CreateFlashcardDeckInput = {
  cards: Array<FlashcardInput>;
  title: Scalars['String']['input'];
};

export type CreateFlashcardDeckResult = FlashcardDeckCreated | InvalidInput;

export type CreateQuizResult = InvalidInput | QuizCreated;

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

export type ExtraTime =
  | 'DOUBLE'
  | 'HALF'
  | 'NONE'
  | 'QUARTER';

export type Flashcard = {
  __typename?: 'Flashcard';
  back: Scalars['String']['output'];
  /** When it would come back after each rating. */
  choices: FlashcardChoices;
  dueAt: Scalars['DateTime']['output'];
  front: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** null when there is none, it was removed, or the viewer may not read it any more. */
  lesson?: Maybe<Lesson>;
  /** Hand it back with a rating, so that a double click counts once. */
  reviewCount: Scalars['Int']['output'];
  /** The path that opens the lesson; null when lesson is. */
  source?: Maybe<Scalars['String']['output']>;
  state: FlashcardState;
};

export type FlashcardChoices = {
  __typename?: 'FlashcardChoices';
  again: Scalars['DateTime']['output'];
  easy: Scalars['DateTime']['output'];
  good: Scalars['DateTime']['output'];
  hard: Scalars['DateTime']['output'];
};

export type FlashcardDeck = {
  __typename?: 'FlashcardDeck';
  cardCount: Scalars['Int']['output'];
  cards: Array<Flashcard>;
  createdAt: Scalars['DateTime']['output'];
  /** Due now, longest due first. */
  dueCards: Array<Flashcard>;
  dueCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** null without cards. */
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

export type FlashcardDeckCreated = {
  __typename?: 'FlashcardDeckCreated';
  assistant: Assistant;
  deck: FlashcardDeck;
};

export type FlashcardDeckDeleted = {
  __typename?: 'FlashcardDeckDeleted';
  assistant: Assistant;
  deckId: Scalars['ID']['output'];
};

export type FlashcardInput = {
  back: Scalars['String']['input'];
  front: Scalars['String']['input'];
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};

export type FlashcardRated = {
  __typename?: 'FlashcardRated';
  assistant: Assistant;
  card: Flashcard;
  deck: FlashcardDeck;
};

export type FlashcardRating =
  | 'AGAIN'
  | 'EASY'
  | 'GOOD'
  | 'HARD';

export type FlashcardState =
  | 'LEARNING'
  | 'NEW'
  | 'RELEARNING'
  | 'REVIEW';

/** A practice question; it keeps no score. An author may take it over into a quiz. */
export type GeneratedQuestion = {
  __typename?: 'GeneratedQuestion';
  /** Exactly one of the options, or 'true' or 'false'. */
  answer: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  explanation: Scalars['String']['output'];
  lessonId: Scalars['ID']['output'];
  lessonTitle: Scalars['String']['output'];
  /** The four of MULTIPLE_CHOICE; empty of TRUE_FALSE. */
  options: Array<Scalars['String']['output']>;
  /** A sentence word for word from the lesson. */
  quote: Scalars['String']['output'];
  /** Path that opens the lesson. */
  source: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** MULTIPLE_CHOICE or TRUE_FALSE. */
  type: QuestionType;
};

export type Inbox = {
  __typename?: 'Inbox';
  notifications: NotificationConnection;
  unreadCount: Scalars['Int']['output'];
};


export type InboxnotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: NotificationFilter;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The ten latest, newest first, one an enrollment. */
export type InstructorActivity = {
  __typename?: 'InstructorActivity';
  courseId: Scalars['ID']['output'];
  courseTitle: Scalars['String']['output'];
  enrollmentId: Scalars['ID']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  percent: Scalars['Int']['output'];
  studentName: Scalars['String']['output'];
};

export type InstructorActivityDay = {
  __typename?: 'InstructorActivityDay';
  activeStudents: Scalars['Int']['output'];
  /** YYYY-MM-DD */
  date: Scalars['String']['output'];
  lessonsCompleted: Scalars['Int']['output'];
  minutesSpent: Scalars['Int']['output'];
  newEnrollments: Scalars['Int']['output'];
};

export type InstructorCourse = {
  __typename?: 'InstructorCourse';
  /** days: 1 to 365, the range of `activity`; the other figures have windows of their own. */
  analytics: InstructorCourseAnalytics;
  category: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isPublished: Scalars['Boolean']['output'];
  lessonCount: Scalars['Int']['output'];
  lessons: Array<Lesson>;
  level: CourseLevel;
  metrics: InstructorCourseMetrics;
  priceCents: Scalars['Int']['output'];
  quizzes: Array<InstructorQuiz>;
  /** Counts edits of the course itself, lessons aside; hand it back with updateCourse. */
  revision: Scalars['Int']['output'];
  /** The form calls them tags. */
  skills: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};


export type InstructorCourseanalyticsArgs = {
  days?: Scalars['Int']['input'];
};

export type InstructorCourseAnalytics = {
  __typename?: 'InstructorCourseAnalytics';
  /** With any learning act (lesson completed, presence, quiz) in the last 30 days. */
  activeStudents: Scalars['Int']['output'];
  /** One a day, oldest first, today last; UTC days; zeros included. As many as `days`. */
  activity: Array<InstructorActivityDay>;
  averageProgress: Scalars['Int']['output'];
  completionRate: Scalars['Int']['output'];
  courseId: Scalars['ID']['output'];
  /** Path of the CSV of all students, for a bearer token. */
  csvPath: Scalars['String']['output'];
  engagement: InstructorEngagement;
  /** One a lesson, in order. */
  lessonProgress: Array<InstructorLessonProgress>;
  /** Who needs a hand, one row a student, at most 50. */
  needHand: Array<InstructorStudentNeed>;
  students: InstructorStudentConnection;
  totalLessons: Scalars['Int']['output'];
  totalStudents: Scalars['Int']['output'];
};


export type InstructorCourseAnalyticsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InstructorStudentSort;
};

export type InstructorCourseMetrics = {
  __typename?: 'InstructorCourseMetrics';
  averageProgress: Scalars['Int']['output'];
  completionCount: Scalars['Int']['output'];
  completionRate: Scalars['Int']['output'];
  enrollmentCount: Scalars['Int']['output'];
};

/** topCourses: the five best by enrollments, then completion rate; courseMetrics: all, newest first. */
export type InstructorCourseStanding = {
  __typename?: 'InstructorCourseStanding';
  courseId: Scalars['ID']['output'];
  isPublished: Scalars['Boolean']['output'];
  metrics: InstructorCourseMetrics;
  title: Scalars['String']['output'];
};

export type InstructorDashboard = {
  __typename?: 'InstructorDashboard';
  courseMetrics: Array<InstructorCourseStanding>;
  overview: InstructorOverview;
  recentActivity: Array<InstructorActivity>;
  topCourses: Array<InstructorCourseStanding>;
};

export type InstructorEngagement = {
  __typename?: 'InstructorEngagement';
  /** Minutes of lesson presence per enrolled student, rounded. */
  averageMinutesSpent: Scalars['Int']['output'];
  dailyActiveUsers: Scalars['Int']['output'];
  weeklyActiveUsers: Scalars['Int']['output'];
};

export type InstructorExtraTime = {
  __typename?: 'InstructorExtraTime';
  extraTime: ExtraTime;
  name: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

/** Drop-off: completionCount falls from lesson to lesson; waitingCount: students whose next lesson this is. */
export type InstructorLessonProgress = {
  __typename?: 'InstructorLessonProgress';
  completionCount: Scalars['Int']['output'];
  /** Of the enrolled, rounded. */
  completionPercent: Scalars['Int']['output'];
  lessonId: Scalars['ID']['output'];
  minutesSpent: Scalars['Int']['output'];
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  waitingCount: Scalars['Int']['output'];
};

export type InstructorOverview = {
  __typename?: 'InstructorOverview';
  /** Pooled over all courses. */
  averageCompletionRate: Scalars['Int']['output'];
  /** Enrollments at 100 percent. */
  completedCourses: Scalars['Int']['output'];
  /** Enrollments of the last 30 days. */
  recentEnrollments: Scalars['Int']['output'];
  totalCourses: Scalars['Int']['output'];
  /** Distinct students. */
  totalStudents: Scalars['Int']['output'];
};

export type InstructorQuestion = {
  __typename?: 'InstructorQuestion';
  correctAnswer: Scalars['String']['output'];
  explanation?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  options: Array<Scalars['String']['output']>;
  points: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  type: QuestionType;
};

export type InstructorQuestionStats = {
  __typename?: 'InstructorQuestionStats';
  /** Counted attempts that had it. */
  askedCount: Scalars['Int']['output'];
  /** Point-biserial-like correlation of this question with the rest of the score, -1 to 1; null below 5 attempts or without spread. */
  discrimination?: Maybe<Scalars['Float']['output']>;
  /** Percent of its points reached on average; null when nobody had it. */
  facilityPercent?: Maybe<Scalars['Int']['output']>;
  /** null when nobody was wrong. */
  mostChosenWrong?: Maybe<Scalars['String']['output']>;
  mostChosenWrongCount: Scalars['Int']['output'];
  questionId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  type: QuestionType;
};

export type InstructorQuiz = {
  __typename?: 'InstructorQuiz';
  /** Finished attempts that enter averages. */
  attemptCount: Scalars['Int']['output'];
  averagePercent?: Maybe<Scalars['Int']['output']>;
  course: InstructorCourse;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  extraTimes: Array<InstructorExtraTime>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  passingScorePercent: Scalars['Int']['output'];
  questionCount: Scalars['Int']['output'];
  questions: Array<InstructorQuestion>;
  results: InstructorQuizResults;
  reviewRule: QuizReviewRule;
  /** Counts edits: hand it back with an update. */
  revision: Scalars['Int']['output'];
  shufflesOptions: Scalars['Boolean']['output'];
  shufflesQuestions: Scalars['Boolean']['output'];
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  totalPoints: Scalars['Int']['output'];
};

export type InstructorQuizAttempt = {
  __typename?: 'InstructorQuizAttempt';
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  passed?: Maybe<Scalars['Boolean']['output']>;
  percent?: Maybe<Scalars['Int']['output']>;
  score?: Maybe<Scalars['Int']['output']>;
  startedAt: Scalars['DateTime']['output'];
  state: QuizAttemptState;
  total: Scalars['Int']['output'];
};

export type InstructorQuizResults = {
  __typename?: 'InstructorQuizResults';
  /** Path of the CSV of every attempt, for a bearer token. */
  csvPath: Scalars['String']['output'];
  /** Ten buckets 0-9, 10-19, … 90-100. */
  distribution: Array<Scalars['Int']['output']>;
  medianMinutes?: Maybe<Scalars['Int']['output']>;
  medianPercent?: Maybe<Scalars['Int']['output']>;
  passedCount: Scalars['Int']['output'];
  questions: Array<InstructorQuestionStats>;
  /** The enrolled students with their attempts' summary, by name. */
  students: InstructorQuizStudentConnection;
};


export type InstructorQuizResultsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

export type InstructorQuizStudent = {
  __typename?: 'InstructorQuizStudent';
  attempts: Array<InstructorQuizAttempt>;
  bestPercent?: Maybe<Scalars['Int']['output']>;
  email: Scalars['String']['output'];
  extraTime: ExtraTime;
  hasPassed: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  quizId: Scalars['ID']['output'];
  studentId: Scalars['ID']['output'];
};

export type InstructorQuizStudentConnection = {
  __typename?: 'InstructorQuizStudentConnection';
  nodes: Array<InstructorQuizStudent>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InstructorQuizTotals = {
  __typename?: 'InstructorQuizTotals';
  activeQuizzes: Scalars['Int']['output'];
  /** Rounded mean percent of counted attempts; null without any. */
  averagePercent?: Maybe<Scalars['Int']['output']>;
  totalAttempts: Scalars['Int']['output'];
  totalQuizzes: Scalars['Int']['output'];
};

/** id is the enrollment's. */
export type InstructorStudent = {
  __typename?: 'InstructorStudent';
  email: Scalars['String']['output'];
  enrolledAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** null: none yet. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  lessonsCompleted: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  percent: Scalars['Int']['output'];
  status: StudentStatus;
  studentId: Scalars['ID']['output'];
};

export type InstructorStudentConnection = {
  __typename?: 'InstructorStudentConnection';
  nodes: Array<InstructorStudent>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** message: 'No activity in 14 days' | 'Stuck at lesson 3: Flexbox' | 'Failed the quiz “Boxes” twice' (3 times …). */
export type InstructorStudentNeed = {
  __typename?: 'InstructorStudentNeed';
  message: Scalars['String']['output'];
  need: StudentNeed;
  student: InstructorStudent;
};

export type InstructorStudentSort =
  | 'ENROLLED'
  | 'LAST_ACTIVITY'
  | 'NAME'
  | 'PROGRESS';

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
  /** The quizzes of the courses they are enrolled in, newest course first. */
  quizzes: Array<Quiz>;
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
  /** Counts its author's edits; hand it back with updateLesson. */
  revision: Scalars['Int']['output'];
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** A YouTube link, a media file or a path of this site; null: a lesson to read. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has done it; false when signed out. */
  viewerHasCompleted: Scalars['Boolean']['output'];
};

export type LessonAdded = {
  __typename?: 'LessonAdded';
  course: InstructorCourse;
  lesson: Lesson;
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

/** course.lessons has the new order; course the new lessonCount and metrics. */
export type LessonDeleted = {
  __typename?: 'LessonDeleted';
  course: InstructorCourse;
  lessonId: Scalars['ID']['output'];
};

export type LessonEditedElsewhere = UserError & {
  __typename?: 'LessonEditedElsewhere';
  lesson: Lesson;
  message: Scalars['String']['output'];
};

export type LessonInput = {
  /** https or own path ending in .vtt; null or blank: none. */
  captionsUrl?: InputMaybe<Scalars['String']['input']>;
  description?: Scalars['String']['input'];
  duration?: InputMaybe<Scalars['String']['input']>;
  /** Markdown; a lesson needs a video or notes. */
  notes?: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** null or blank: a lesson to read. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

export type LessonMoved = {
  __typename?: 'LessonMoved';
  course: InstructorCourse;
  lesson: Lesson;
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

export type LessonRestored = {
  __typename?: 'LessonRestored';
  course: InstructorCourse;
  lesson: Lesson;
};

export type LessonUpdated = {
  __typename?: 'LessonUpdated';
  lesson: Lesson;
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

export type MessageSent = {
  __typename?: 'MessageSent';
  sentAt: Scalars['DateTime']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** position from 1; null: at the end. Beyond the end: at the end. */
  addLesson: AddLessonResult;
  /** Leaves a testimonial; no account needed, ten an hour. */
  addTestimonial: AddTestimonialResult;
  askAssistant: AskAssistantResult;
  /** All of them. */
  clearConversations: Assistant;
  /** Marks a lesson complete; again changes nothing. FORBIDDEN unless enrolled. */
  completeLesson: LessonProgress;
  contactInstructor: ContactInstructorResult;
  /** A draft; the lessons in the same transaction. */
  createCourse: CreateCourseResult;
  /** QuizBuilder-like own deck: 1 to 100 cards, title 200, front 500, back 2,000 characters. */
  createFlashcardDeck: CreateFlashcardDeckResult;
  createQuiz: CreateQuizResult;
  deleteConversation: ConversationDeleted;
  deleteCourse: CourseDeleted;
  deleteFlashcardDeck: FlashcardDeckDeleted;
  deleteLesson: LessonDeleted;
  deleteQuiz: QuizDeleted;
  deleteReview: ReviewDeleted;
  duplicateCourse: CourseDuplicated;
  /** Enrolls the viewer in a published course that is not their own. */
  enroll: EnrollResult;
  /** Opens a session. RATE_LIMITED after ten failures in 15 minutes. */
  logIn: LogInResult;
  /** Ends the viewer's session; true also when there was none. */
  logOut: Scalars['Boolean']['output'];
  markAllNotificationsRead: Inbox;
  markNotificationRead: NotificationRead;
  /** toPosition from 1; beyond the end: at the end. */
  moveLesson: LessonMoved;
  /** Rating the same showing (reviewCount) twice counts once. */
  rateFlashcard: FlashcardRated;
  /** Heartbeat of an open lesson, at most 60 s each and never more than passed since the last one; answers the seconds counted. FORBIDDEN unless enrolled (the author in a preview leaves no trace). */
  recordPresence: Scalars['Int']['output'];
  /** Registers an account; it then logs in with logIn. */
  register: RegisterResult;
  /** Makes a reset token for an email. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password by a reset token. */
  resetPassword: ResetPasswordResult;
  /** Undo of deleteLesson: back where it stood, with the students' completions. NOT_FOUND when it was not deleted. */
  restoreLesson: LessonRestored;
  /** Saves some answers and, when given, which questions are flagged. */
  saveQuizAnswers: SaveQuizAnswersResult;
  sendNotification: SendNotificationResult;
  /** Idempotent, so optimistic is safe. Does not change revision. */
  setCoursePublished: InstructorCourse;
  setExtraTime: InstructorQuizStudent;
  setQuizActive: InstructorQuiz;
  /** Opens an attempt, or answers the open one. NOT_FOUND when inactive, FORBIDDEN unless enrolled or for the author. */
  startQuizAttempt: StartQuizAttemptResult;
  /** Always true. */
  stopAssistant: Scalars['Boolean']['output'];
  /** answers: what was not saved yet; together with the saved ones they count. After deadline + 10 s only the saved ones do. */
  submitQuizAttempt: SubmitQuizAttemptResult;
  /** Takes a completion back; an issued certificate stays. */
  undoLessonCompletion: LessonProgress;
  updateCourse: UpdateCourseResult;
  updateLesson: UpdateLessonResult;
  /** Changes the viewer's bio and picture address. */
  updateProfile: UpdateProfileResult;
  updateQuiz: UpdateQuizResult;
  writeReview: WriteReviewResult;
};


export type MutationaddLessonArgs = {
  courseId: Scalars['ID']['input'];
  input: LessonInput;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationaddTestimonialArgs = {
  input: AddTestimonialInput;
};


export type MutationaskAssistantArgs = {
  input: AskAssistantInput;
};


export type MutationcompleteLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationcontactInstructorArgs = {
  input: ContactInstructorInput;
};


export type MutationcreateCourseArgs = {
  input: CourseInput;
  lessons?: Array<LessonInput>;
};


export type MutationcreateFlashcardDeckArgs = {
  input: CreateFlashcardDeckInput;
};


export type MutationcreateQuizArgs = {
  input: QuizInput;
};


export type MutationdeleteConversationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteCourseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteFlashcardDeckArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteLessonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteQuizArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteReviewArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationduplicateCourseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationenrollArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationlogInArgs = {
  input: LogInInput;
};


export type MutationmarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationmoveLessonArgs = {
  id: Scalars['ID']['input'];
  toPosition: Scalars['Int']['input'];
};


export type MutationrateFlashcardArgs = {
  cardId: Scalars['ID']['input'];
  rating: FlashcardRating;
  reviewCount: Scalars['Int']['input'];
};


export type MutationrecordPresenceArgs = {
  lessonId: Scalars['ID']['input'];
  seconds: Scalars['Int']['input'];
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


export type MutationrestoreLessonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsaveQuizAnswersArgs = {
  answers: Array<QuizAnswerInput>;
  attemptId: Scalars['ID']['input'];
  flaggedQuestionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationsendNotificationArgs = {
  input: SendNotificationInput;
};


export type MutationsetCoursePublishedArgs = {
  id: Scalars['ID']['input'];
  isPublished: Scalars['Boolean']['input'];
};


export type MutationsetExtraTimeArgs = {
  extraTime: ExtraTime;
  quizId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};


export type MutationsetQuizActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


export type MutationstartQuizAttemptArgs = {
  quizId: Scalars['ID']['input'];
};


export type MutationstopAssistantArgs = {
  requestId: Scalars['ID']['input'];
};


export type MutationsubmitQuizAttemptArgs = {
  answers: Array<QuizAnswerInput>;
  attemptId: Scalars['ID']['input'];
};


export type MutationundoLessonCompletionArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationupdateCourseArgs = {
  id: Scalars['ID']['input'];
  input: CourseInput;
  revision: Scalars['Int']['input'];
};


export type MutationupdateLessonArgs = {
  id: Scalars['ID']['input'];
  input: LessonInput;
  revision: Scalars['Int']['input'];
};


export type MutationupdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationupdateQuizArgs = {
  id: Scalars['ID']['input'];
  input: QuizInput;
  revision: Scalars['Int']['input'];
};


export type MutationwriteReviewArgs = {
  input: WriteReviewInput;
};

export type NoAttemptsLeft = UserError & {
  __typename?: 'NoAttemptsLeft';
  message: Scalars['String']['output'];
};

export type NothingAnswered = UserError & {
  __typename?: 'NothingAnswered';
  message: Scalars['String']['output'];
};

export type Notification = {
  __typename?: 'Notification';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NotificationKind;
  message: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
  senderName?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  nodes: Array<Notification>;
  pageInfo: PageInfo;
};

export type NotificationFilter =
  | 'ALL'
  | 'READ'
  | 'UNREAD';

export type NotificationKind =
  | 'CERTIFICATE_EARNED'
  | 'MESSAGE'
  | 'QUIZ_PUBLISHED'
  | 'STUDENT_ENROLLED';

export type NotificationRead = {
  __typename?: 'NotificationRead';
  inbox: Inbox;
  notification: Notification;
};

export type NotificationReceived = {
  __typename?: 'NotificationReceived';
  inbox: Inbox;
  notification: Notification;
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
  /** One quiz without its questions; null when there is none, or none the viewer may know of (an inactive one is known to its author and to whoever has an open attempt). */
  quiz?: Maybe<Quiz>;
  /** One of the viewer's own attempts; null for anybody else's. */
  quizAttempt?: Maybe<QuizAttempt>;
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


export type QueryquizArgs = {
  id: Scalars['ID']['input'];
};


export type QueryquizAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QuerytestimonialsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryverifyCertificateArgs = {
  number: Scalars['String']['input'];
};

/** A question as whoever takes the quiz sees it, inside one attempt. */
export type Question = {
  __typename?: 'Question';
  /** The four options of a multiple-choice question in this attempt's order; empty for the others. */
  options: Array<Scalars['String']['output']>;
  points: Scalars['Int']['output'];
  questionId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  type: QuestionType;
};

export type QuestionInput = {
  correctAnswer: Scalars['String']['input'];
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** The question it edits; null: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  points?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  type: QuestionType;
};

export type QuestionReview = {
  __typename?: 'QuestionReview';
  /** null when there is none or the rule does not show it. */
  explanation?: Maybe<Scalars['String']['output']>;
  isCorrect: Scalars['Boolean']['output'];
  pointsEarned: Scalars['Int']['output'];
  questionId: Scalars['ID']['output'];
  /** null unless the review rule shows answers. */
  rightAnswer?: Maybe<Scalars['String']['output']>;
};

export type QuestionType =
  | 'MULTIPLE_CHOICE'
  | 'SHORT_ANSWER'
  | 'TRUE_FALSE';

/** A quiz of a course as everyone may see it: without its questions. */
export type Quiz = {
  __typename?: 'Quiz';
  course: Course;
  /** Plain text; may be empty. */
  description: Scalars['String']['output'];
  /** The quiz, for good. */
  id: Scalars['ID']['output'];
  /** false: listed, but not available. */
  isActive: Scalars['Boolean']['output'];
  /** How often a student may take it; null: as often as they like. */
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  /** The least percent that passes, 0 to 100. */
  passingScorePercent: Scalars['Int']['output'];
  /** How many questions it asks. */
  questionCount: Scalars['Int']['output'];
  /** Minutes from start to deadline; null: no limit. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** Of all questions together. */
  totalPoints: Scalars['Int']['output'];
  /** The viewer's open attempt; null when there is none. */
  viewerAttempt?: Maybe<QuizAttempt>;
  /** All of the viewer's attempts, newest first. */
  viewerAttempts: Array<QuizAttempt>;
  /** How many more times the viewer may start; null: as often as they like. */
  viewerAttemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** Minutes of viewerTimeLimitMinutes that are extra time, 0 without. */
  viewerExtraMinutes: Scalars['Int']['output'];
  /** Minutes the viewer has, extra time included; null: no limit (or signed out and none). */
  viewerTimeLimitMinutes?: Maybe<Scalars['Int']['output']>;
};

export type QuizAnswerInput = {
  /** '' takes the answer back. At most 5,000 characters. */
  answer: Scalars['String']['input'];
  questionId: Scalars['ID']['input'];
};

export type QuizAnswersSaved = {
  __typename?: 'QuizAnswersSaved';
  attempt: QuizAttempt;
};

export type QuizAttempt = {
  __typename?: 'QuizAttempt';
  answers: Array<SavedAnswer>;
  /** When an answer was last saved; null: none yet. */
  answersSavedAt?: Maybe<Scalars['DateTime']['output']>;
  /** null: no time limit. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  extraMinutes: Scalars['Int']['output'];
  /** null while open. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  flaggedQuestionIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  /** In this attempt's order; as they were when it started. */
  questions: Array<Question>;
  quiz: Quiz;
  /** null while open. */
  result?: Maybe<QuizResult>;
  /** One a question, in order, as far as the quiz's review rule allows; null while open or when only the score is shown. */
  review?: Maybe<Array<QuestionReview>>;
  /** The server's time when it answered: count down from deadline - serverNow, never from the device's clock. */
  serverNow: Scalars['DateTime']['output'];
  startedAt: Scalars['DateTime']['output'];
  state: QuizAttemptState;
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
};

/** Its time ran out, or it was submitted elsewhere; the attempt carries the result. */
export type QuizAttemptOver = UserError & {
  __typename?: 'QuizAttemptOver';
  attempt: QuizAttempt;
  message: Scalars['String']['output'];
};

export type QuizAttemptStarted = {
  __typename?: 'QuizAttemptStarted';
  attempt: QuizAttempt;
};

export type QuizAttemptState =
  | 'EXPIRED'
  | 'OPEN'
  | 'SUBMITTED';

/** Submitting again answers the same. */
export type QuizAttemptSubmitted = {
  __typename?: 'QuizAttemptSubmitted';
  attempt: QuizAttempt;
};

export type QuizCreated = {
  __typename?: 'QuizCreated';
  quiz: InstructorQuiz;
  teaching: Teaching;
};

export type QuizDeleted = {
  __typename?: 'QuizDeleted';
  quizId: Scalars['ID']['output'];
  teaching: Teaching;
};

/** Someone saved it after this form was opened; nothing was changed. */
export type QuizEditedElsewhere = UserError & {
  __typename?: 'QuizEditedElsewhere';
  message: Scalars['String']['output'];
  quiz: InstructorQuiz;
};

export type QuizInput = {
  courseId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** null or 0: none */
  passingScorePercent?: InputMaybe<Scalars['Int']['input']>;
  questions: Array<QuestionInput>;
  reviewRule?: InputMaybe<QuizReviewRule>;
  shufflesOptions?: InputMaybe<Scalars['Boolean']['input']>;
  shufflesQuestions?: InputMaybe<Scalars['Boolean']['input']>;
  timeLimitMinutes?: InputMaybe<Scalars['Int']['input']>;
  title: Scalars['String']['input'];
};

export type QuizResult = {
  __typename?: 'QuizResult';
  passed: Scalars['Boolean']['output'];
  passingScorePercent: Scalars['Int']['output'];
  percent: Scalars['Int']['output'];
  score: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type QuizReviewRule =
  | 'ANSWERS'
  | 'AUTOMATIC'
  | 'SCORE'
  | 'VERDICTS';

export type QuizUpdated = {
  __typename?: 'QuizUpdated';
  quiz: InstructorQuiz;
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

export type Review = {
  __typename?: 'Review';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  stars: Scalars['Int']['output'];
  studentName: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  nodes: Array<Review>;
  pageInfo: PageInfo;
  starCounts: Array<StarCount>;
};

export type ReviewDeleted = {
  __typename?: 'ReviewDeleted';
  course: Course;
};

export type ReviewNotAllowed = UserError & {
  __typename?: 'ReviewNotAllowed';
  message: Scalars['String']['output'];
};

export type ReviewWritten = {
  __typename?: 'ReviewWritten';
  course: Course;
  review: Review;
};

/** What an account is for. */
export type Role =
  /** Administers the platform. */
  | 'ADMIN'
  /** Creates and manages courses. */
  | 'INSTRUCTOR'
  /** Enrolls in courses and learns. */
  | 'STUDENT';

export type SaveQuizAnswersResult = QuizAnswersSaved | QuizAttemptOver;

export type SavedAnswer = {
  __typename?: 'SavedAnswer';
  answer: Scalars['String']['output'];
  questionId: Scalars['ID']['output'];
};

export type SendNotificationInput = {
  message: Scalars['String']['input'];
  title: Scalars['String']['input'];
  toEmail: Scalars['String']['input'];
};

export type SendNotificationResult = InvalidInput | MessageSent | UnknownRecipient;

export type StarCount = {
  __typename?: 'StarCount';
  count: Scalars['Int']['output'];
  stars: Scalars['Int']['output'];
};

export type StartQuizAttemptResult = NoAttemptsLeft | QuizAttemptStarted;

export type StudentNeed =
  | 'FAILED_QUIZ'
  | 'NO_ACTIVITY'
  | 'STUCK';

/** 100 COMPLETED, above 50 IN_PROGRESS, else JUST_STARTED. */
export type StudentStatus =
  | 'COMPLETED'
  | 'IN_PROGRESS'
  | 'JUST_STARTED';

export type SubmitQuizAttemptResult = NothingAnswered | QuizAttemptSubmitted;

export type Subscription = {
  __typename?: 'Subscription';
  /** The words of one of the viewer's own answers as they come. */
  assistantAnswerStreamed: AssistantWords;
  /** An enrollment of the viewer that moved, in any tab or on any device. */
  enrollmentChanged: Enrollment;
  notificationReceived: NotificationReceived;
};


export type SubscriptionassistantAnswerStreamedArgs = {
  requestId: Scalars['ID']['input'];
};

export type Teaching = {
  __typename?: 'Teaching';
  /** null when it is not theirs. */
  course?: Maybe<InstructorCourse>;
  /** Newest first, deleted left out. */
  courses: Array<InstructorCourse>;
  /** One statement. */
  dashboard: InstructorDashboard;
  id: Scalars['ID']['output'];
  /** One of their quizzes; null when it is not theirs. */
  quiz?: Maybe<InstructorQuiz>;
  quizTotals: InstructorQuizTotals;
  /** Their quizzes, newest first. */
  quizzes: Array<InstructorQuiz>;
};


export type TeachingcourseArgs = {
  id: Scalars['ID']['input'];
};


export type TeachingquizArgs = {
  id: Scalars['ID']['input'];
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

export type UnknownRecipient = UserError & {
  __typename?: 'UnknownRecipient';
  message: Scalars['String']['output'];
};

export type UpdateCourseResult = CourseEditedElsewhere | CourseUpdated | InvalidInput;

export type UpdateLessonResult = InvalidInput | LessonEditedElsewhere | LessonUpdated;

/** What others read about an instructor; a field left out or blank is cleared. */
export type UpdateProfileInput = {
  /** At most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** An https address. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change to the profile. */
export type UpdateProfileResult = InvalidInput | ProfileUpdated;

export type UpdateQuizResult = InvalidInput | QuizEditedElsewhere | QuizUpdated;

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
  assistant: Assistant;
  inbox: Inbox;
  /** What they learn and how far they are. */
  learning: Learning;
  /** null unless an instructor. */
  teaching?: Maybe<Teaching>;
};

export type WriteReviewInput = {
  courseId: Scalars['ID']['input'];
  stars: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};

export type WriteReviewResult = InvalidInput | ReviewNotAllowed | ReviewWritten;
