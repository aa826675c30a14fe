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

/** An account, visible to its owner only. */
export type Account = {
  __typename?: 'Account';
  /** Short biography shown on an instructor's courses; null if not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address used to log in, visible to the owner only. */
  email: Scalars['String']['output'];
  /** Unique identifier of the account. */
  id: Scalars['ID']['output'];
  /** Name shown to others. */
  name: Scalars['String']['output'];
  /** https URL of a picture; null if not given. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** Role of the account. */
  role: Role;
};

/** Result of `addLesson`. */
export type AddLessonResult = InvalidInput | LessonAdded;

/** A testimonial to add. */
export type AddTestimonialInput = {
  /** https URL of a picture; null or blank for none. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the author, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Rating, 1 to 5 stars. */
  stars?: Scalars['Int']['input'];
  /** Text of the testimonial, at most 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of `addTestimonial`. */
export type AddTestimonialResult = InvalidInput | TestimonialAdded;

/** The viewer was already enrolled. Nothing was changed. */
export type AlreadyEnrolled = UserError & {
  __typename?: 'AlreadyEnrolled';
  /** The existing enrollment. */
  enrollment: Enrollment;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The saved answers have changed since `expectedRevision`. Nothing was graded, and the attempt stays open. */
export type AnswersChangedElsewhere = UserError & {
  __typename?: 'AnswersChangedElsewhere';
  /** The open attempt with the answers saved now. */
  attempt: QuizAttempt;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A question to the assistant. */
export type AskAssistantInput = {
  /** Identifier of the only course to use as a source; null for all material the viewer can read. NOT_FOUND unless the viewer can read the course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Prior knowledge that the answer assumes. */
  difficulty?: AssistantDifficulty;
  /** A UUID chosen by the client. It identifies the answer for streaming and stopping, and makes a repeated request safe. */
  requestId: Scalars['ID']['input'];
  /** Kind of request. */
  requestType?: AssistantRequestType;
  /** Identifier of the conversation to continue; null to start a new one. NOT_FOUND unless it is the viewer's. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** Subject area whose courses are preferred as sources. */
  subject?: AssistantSubject;
  /** 1 to 5,000 characters. A TUTORING question that begins with 'Generate a quiz on:' or 'Create flashcards on:' becomes the corresponding kind. */
  text: Scalars['String']['input'];
  /** Audience of the answer. */
  userType?: AssistantUserType;
};

/** Result of `askAssistant`. */
export type AskAssistantResult = AssistantAnswered | AssistantUnavailable | InvalidInput;

/** The viewer's assistant: conversations and flashcards. */
export type Assistant = {
  __typename?: 'Assistant';
  /** One of the viewer's conversations; null if it does not exist or belongs to another account. */
  conversation?: Maybe<AssistantConversation>;
  /** The viewer's conversations, most recently used first. */
  conversations: AssistantConversationConnection;
  /** One of the viewer's decks; null if it does not exist or belongs to another account. */
  deck?: Maybe<FlashcardDeck>;
  /** The viewer's decks, newest first. */
  decks: Array<FlashcardDeck>;
  /** Number of cards due now, across all decks. */
  dueFlashcardCount: Scalars['Int']['output'];
  /** Identifier of the viewer's account. */
  id: Scalars['ID']['output'];
  /** Provider of the answers. */
  kind: AssistantKind;
  /** When the full quota of 30 questions is available again; null if the quota is unused. */
  questionsRenewAt?: Maybe<Scalars['DateTime']['output']>;
  /** Questions left in the current hour, 0 to 30. */
  remainingThisHour: Scalars['Int']['output'];
  /** Whether answers are streamed while they are written. */
  streams: Scalars['Boolean']['output'];
};


/** The viewer's assistant: conversations and flashcards. */
export type AssistantconversationArgs = {
  id: Scalars['ID']['input'];
};


/** The viewer's assistant: conversations and flashcards. */
export type AssistantconversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The viewer's assistant: conversations and flashcards. */
export type AssistantdeckArgs = {
  id: Scalars['ID']['input'];
};

/** The assistant answered. Question and answer were saved. */
export type AssistantAnswered = {
  __typename?: 'AssistantAnswered';
  /** The assistant's answer. */
  answer: AssistantMessage;
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** The conversation the messages belong to. */
  conversation: AssistantConversation;
  /** The viewer's question, without the prefix that selects the kind of request. */
  question: AssistantMessage;
};

/** A conversation with the assistant. */
export type AssistantConversation = {
  __typename?: 'AssistantConversation';
  /** When the conversation started. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the conversation. Pass it as `sessionId` to continue. */
  id: Scalars['ID']['output'];
  /** Messages of the conversation, oldest first, at most 200. */
  messages: Array<AssistantMessage>;
  /** The first question, at most 80 characters. */
  title: Scalars['String']['output'];
  /** When the last message was written. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of conversations, most recently used first. */
export type AssistantConversationConnection = {
  __typename?: 'AssistantConversationConnection';
  /** The conversations on this page. */
  nodes: Array<AssistantConversation>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** Prior knowledge that an answer assumes. */
export type AssistantDifficulty =
  /** Practical experience with the subject. */
  | 'ADVANCED'
  /** None. */
  | 'BEGINNER'
  /** Basic knowledge of the subject. */
  | 'INTERMEDIATE';

/** Provider of the answers. */
export type AssistantKind =
  /** Built in: quotes the course material without a language model. */
  | 'COURSE'
  /** An external assistant service with its own material. */
  | 'HOST'
  /** A language model that receives the course material. */
  | 'MODEL';

/** A message in a conversation with the assistant. */
export type AssistantMessage = {
  __typename?: 'AssistantMessage';
  /** When the message was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The deck created by a FLASHCARD_CREATION answer; null for other messages and after the deck was deleted. */
  deck?: Maybe<FlashcardDeck>;
  /** Unique identifier of the message. */
  id: Scalars['ID']['output'];
  /** Practice questions of a QUIZ_GENERATION answer; empty otherwise. */
  questions: Array<GeneratedQuestion>;
  /** Kind of request. */
  requestType: AssistantRequestType;
  /** Author of the message. */
  sender: AssistantSender;
  /** Sources of the answer, most relevant first; empty for the viewer's messages and if nothing relevant was found. */
  sources: Array<AssistantSource>;
  /** Text of the message: Markdown without HTML from the assistant, empty if stopped before the first word; plain text from the viewer. */
  text: Scalars['String']['output'];
  /** Whether the viewer stopped the answer. */
  wasStopped: Scalars['Boolean']['output'];
};

/** Kind of request to the assistant. */
export type AssistantRequestType =
  /** A deck of flashcards. */
  | 'FLASHCARD_CREATION'
  /** Practice questions. */
  | 'QUIZ_GENERATION'
  /** A written answer. */
  | 'TUTORING';

/** Author of a message. */
export type AssistantSender =
  /** The assistant. */
  | 'ASSISTANT'
  /** The viewer. */
  | 'USER';

/** A source of an answer. */
export type AssistantSource = {
  __typename?: 'AssistantSource';
  /** Identifier of the course; null if an external assistant names another source. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** Beginning of the passage as plain text, at most 300 characters; empty if an external assistant gave none. */
  excerpt: Scalars['String']['output'];
  /** Identifier of the lesson; null if the source is a course description or comes from an external assistant. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson, followed by the heading of the passage if there is one. */
  name: Scalars['String']['output'];
  /** Path that opens the lesson at the passage. An external assistant may return an https URL. */
  source: Scalars['String']['output'];
};

/** Subject area whose courses are preferred as sources. */
export type AssistantSubject =
  /** Design. */
  | 'DESIGN'
  /** Generative AI. */
  | 'GENERATIVE_AI'
  /** Web Development. */
  | 'WEB_DEVELOPMENT';

/** The provider did not respond or returned an unusable answer. Nothing was saved, and the question does not count against the quota. */
export type AssistantUnavailable = UserError & {
  __typename?: 'AssistantUnavailable';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Audience of an answer. */
export type AssistantUserType =
  /** A teacher of the subject. */
  | 'INSTRUCTOR'
  /** A student of the subject. */
  | 'STUDENT';

/** A part of a streamed answer. */
export type AssistantWords = {
  __typename?: 'AssistantWords';
  /** Offset of this part in the answer in UTF-16 code units; 0 starts the answer over. */
  from: Scalars['Int']['output'];
  /** Whether this is the last part. */
  isLast: Scalars['Boolean']['output'];
  /** The `requestId` of the answer. */
  requestId: Scalars['ID']['output'];
  /** Text of this part; may be empty in the last part. */
  text: Scalars['String']['output'];
};

/** A category with the number of its published courses. */
export type CategoryCount = {
  __typename?: 'CategoryCount';
  /** Number of published courses in the category. */
  courseCount: Scalars['Int']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
};

/** A certificate, issued once when all lessons of a course are completed. It stays valid if the course changes or is deleted. */
export type Certificate = {
  __typename?: 'Certificate';
  /** Identifier of the course, which may have been deleted. */
  courseId: Scalars['ID']['output'];
  /** Title of the course when the certificate was issued. */
  courseTitle: Scalars['String']['output'];
  /** Path of the certificate as a printable HTML page. Requires the session token. */
  htmlPath: Scalars['String']['output'];
  /** Unique identifier of the certificate. */
  id: Scalars['ID']['output'];
  /** Name of the instructor when the certificate was issued. */
  instructorName: Scalars['String']['output'];
  /** When the certificate was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Public number, with which anyone can verify the certificate. */
  number: Scalars['String']['output'];
  /** Path of the certificate as a PDF. Requires the session token. */
  pdfPath: Scalars['String']['output'];
  /** Name of the student when the certificate was issued. */
  studentName: Scalars['String']['output'];
  /** URL of the public page that verifies the certificate. */
  verificationUrl: Scalars['String']['output'];
};

/** A message to an instructor. */
export type ContactInstructorInput = {
  /** Text of the message, at most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Subject of the message, at most 200 characters. */
  subject: Scalars['String']['input'];
  /** Email address of an instructor with a published course. */
  toEmail: Scalars['String']['input'];
};

/** Result of `contactInstructor`. */
export type ContactInstructorResult = InvalidInput | MessageSent | UnknownRecipient;

/** The conversation and its messages were deleted. */
export type ConversationDeleted = {
  __typename?: 'ConversationDeleted';
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** Identifier of the deleted conversation. */
  conversationId: Scalars['ID']['output'];
};

/** A course: an ordered list of lessons by one instructor. */
export type Course = {
  __typename?: 'Course';
  /** Name of the category. */
  category: Scalars['String']['output'];
  /** When the course was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the course as plain text, at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** Unique identifier of the course. */
  id: Scalars['ID']['output'];
  /** Instructor of the course. */
  instructor: CourseInstructor;
  /** Whether the course is published. Drafts and unpublished courses are visible to their instructor and enrolled students only. */
  isPublished: Scalars['Boolean']['output'];
  /** Number of lessons. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons of the course, in order. Lessons of a published course are visible to everyone. */
  lessons: Array<Lesson>;
  /** Prior knowledge the course expects. */
  level: CourseLevel;
  /** Price in US cents; 0 for a free course. Prices are displayed, never charged. */
  priceCents: Scalars['Int']['output'];
  /** Quizzes of the course, oldest first. Inactive quizzes are listed for the instructor and enrolled students only. */
  quizzes: Array<Quiz>;
  /** Average rating in stars, 1 to 5; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Reviews of the course, newest first. */
  reviews: ReviewConnection;
  /** Number of reviews. */
  reviewsCount: Scalars['Int']['output'];
  /** Topics of the course; called tags in the course form. */
  skills: Array<Scalars['String']['output']>;
  /** Title of the course, at most 200 characters. */
  title: Scalars['String']['output'];
  /** The viewer's enrollment in the course; null when signed out or not enrolled. */
  viewerEnrollment?: Maybe<Enrollment>;
  /** Whether the viewer is the instructor of the course; false when signed out. */
  viewerIsInstructor: Scalars['Boolean']['output'];
  /** Whether the viewer can review the course: enrolled, at least one lesson completed, and not its instructor. */
  viewerMayReview: Scalars['Boolean']['output'];
  /** The viewer's review of the course; null if there is none. */
  viewerReview?: Maybe<Review>;
};


/** A course: an ordered list of lessons by one instructor. */
export type CoursereviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of courses, sorted by rating, then number of reviews, then newest. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
  /** Categories of all published courses regardless of the filter, the one with the most courses first. */
  categories: Array<CategoryCount>;
  /** The courses on this page. */
  nodes: Array<Course>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of courses that match the filter, across all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The course was created as a draft. */
export type CourseCreated = {
  __typename?: 'CourseCreated';
  /** The new course. */
  course: InstructorCourse;
  /** The instructor's courses and quizzes, updated. */
  teaching: Teaching;
};

/** The course was deleted for everyone. Certificates already issued stay valid. */
export type CourseDeleted = {
  __typename?: 'CourseDeleted';
  /** Identifier of the deleted course. */
  courseId: Scalars['ID']['output'];
  /** The instructor's courses and quizzes, updated. */
  teaching: Teaching;
};

/** The course was copied to a new draft. Its quizzes are inactive. */
export type CourseDuplicated = {
  __typename?: 'CourseDuplicated';
  /** The new course. */
  course: InstructorCourse;
  /** The instructor's courses and quizzes, updated. */
  teaching: Teaching;
};

/** The course was edited since it was read. Nothing was changed. */
export type CourseEditedElsewhere = UserError & {
  __typename?: 'CourseEditedElsewhere';
  /** The current version of the course. */
  course: InstructorCourse;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Conditions on courses; all must be met. Null and blank fields are ignored. */
export type CourseFilter = {
  /** Exact name of the category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Minimum rating in stars. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Text to find in the title, description, instructor's name, category or skills, ignoring case and accents, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Text to find in the skills, ignoring case and accents. */
  skill?: InputMaybe<Scalars['String']['input']>;
};

/** A course to create or update, without its lessons. */
export type CourseInput = {
  /** Name of the category, one of those the course form offers. */
  category: Scalars['String']['input'];
  /** Description of the course as plain text, at most 10,000 characters. */
  description: Scalars['String']['input'];
  /** Prior knowledge the course expects. */
  level?: CourseLevel;
  /** Price in US cents, at most 99,999,999; 0 for a free course. */
  priceCents?: Scalars['Int']['input'];
  /** Topics of the course, at most 20 of at most 50 characters each; called tags in the course form. */
  skills?: Array<Scalars['String']['input']>;
  /** Title of the course, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** Public profile of the instructor of a course. */
export type CourseInstructor = {
  __typename?: 'CourseInstructor';
  /** Short biography; null if not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Identifier of the instructor's account. */
  id: Scalars['ID']['output'];
  /** Name of the instructor. */
  name: Scalars['String']['output'];
  /** https URL of a picture; null if not given. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
};

/** Prior knowledge a course expects. */
export type CourseLevel =
  /** Practical experience with the subject. */
  | 'ADVANCED'
  /** No prior knowledge. */
  | 'BEGINNER'
  /** Basic knowledge of the subject. */
  | 'INTERMEDIATE';

/** The course was saved. */
export type CourseUpdated = {
  __typename?: 'CourseUpdated';
  /** The updated course with its new revision. */
  course: InstructorCourse;
};

/** Result of `createCourse`. */
export type CreateCourseResult = CourseCreated | InvalidInput;

/** A deck to create. */
export type CreateFlashcardDeckInput = {
  /** 1 to 100 cards, in order. */
  cards: Array<FlashcardInput>;
  /** Title of the deck, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** Result of `createFlashcardDeck`. */
export type CreateFlashcardDeckResult = FlashcardDeckCreated | InvalidInput;

/** Result of `createQuiz`. */
export type CreateQuizResult = InvalidInput | QuizCreated;

/** A demo account that anyone can log in with. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  /** Email address to log in with. */
  email: Scalars['String']['output'];
  /** Password to log in with. */
  password: Scalars['String']['output'];
  /** Role of the account. */
  role: Role;
};

/** An account with this email address already exists. */
export type EmailAlreadyRegistered = UserError & {
  __typename?: 'EmailAlreadyRegistered';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Result of `enroll`. */
export type EnrollResult = AlreadyEnrolled | Enrolled | OwnCourse;

/** The viewer was enrolled. */
export type Enrolled = {
  __typename?: 'Enrolled';
  /** The new enrollment. */
  enrollment: Enrollment;
  /** The viewer, with updated learning data. */
  viewer: Viewer;
};

/** A student's enrollment in a course, with their progress. */
export type Enrollment = {
  __typename?: 'Enrollment';
  /** The certificate; null until all lessons have been completed once. */
  certificate?: Maybe<Certificate>;
  /** The course. */
  course: Course;
  /** When the student enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Unique identifier of the enrollment. */
  id: Scalars['ID']['output'];
  /** When a lesson was last completed; null if none was. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons completed. */
  lessonsCompleted: Scalars['Int']['output'];
  /** The first lesson not yet completed; null if all are completed. */
  nextLesson?: Maybe<Lesson>;
  /** Percentage of the lessons completed, rounded, 0 to 100; 100 only if all lessons are completed, 0 for a course without lessons. */
  percent: Scalars['Int']['output'];
};

/** Extra time for a student, relative to a quiz's time limit and rounded up to whole minutes. */
export type ExtraTime =
  /** 100 percent more time. */
  | 'DOUBLE'
  /** 50 percent more time. */
  | 'HALF'
  /** No extra time. */
  | 'NONE'
  /** 25 percent more time. */
  | 'QUARTER';

/** A flashcard, scheduled by spaced repetition. */
export type Flashcard = {
  __typename?: 'Flashcard';
  /** The answer as plain text. */
  back: Scalars['String']['output'];
  /** When the card would be due after each rating given now. */
  choices: FlashcardChoices;
  /** When the card is due for review. */
  dueAt: Scalars['DateTime']['output'];
  /** The question as plain text. */
  front: Scalars['String']['output'];
  /** Unique identifier of the card. */
  id: Scalars['ID']['output'];
  /** The lesson the card is about; null if there is none or the viewer can no longer read it. */
  lesson?: Maybe<Lesson>;
  /** Number of times the card was rated. Pass it to `rateFlashcard`. */
  reviewCount: Scalars['Int']['output'];
  /** Path that opens the lesson; null if `lesson` is null. */
  source?: Maybe<Scalars['String']['output']>;
  /** Learning state of the card. */
  state: FlashcardState;
};

/** When a flashcard would be due after each rating. */
export type FlashcardChoices = {
  __typename?: 'FlashcardChoices';
  /** Due date after AGAIN. */
  again: Scalars['DateTime']['output'];
  /** Due date after EASY. */
  easy: Scalars['DateTime']['output'];
  /** Due date after GOOD. */
  good: Scalars['DateTime']['output'];
  /** Due date after HARD. */
  hard: Scalars['DateTime']['output'];
};

/** A deck of flashcards. */
export type FlashcardDeck = {
  __typename?: 'FlashcardDeck';
  /** Number of cards. */
  cardCount: Scalars['Int']['output'];
  /** The cards of the deck, in their original order. */
  cards: Array<Flashcard>;
  /** When the deck was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The cards due now, longest overdue first. */
  dueCards: Array<Flashcard>;
  /** Number of cards due now. */
  dueCount: Scalars['Int']['output'];
  /** Unique identifier of the deck. */
  id: Scalars['ID']['output'];
  /** When the next card is due; null for a deck without cards. */
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Title of the deck, at most 200 characters. */
  title: Scalars['String']['output'];
};

/** The deck was created. */
export type FlashcardDeckCreated = {
  __typename?: 'FlashcardDeckCreated';
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** The new deck. */
  deck: FlashcardDeck;
};

/** The deck and its cards were deleted. */
export type FlashcardDeckDeleted = {
  __typename?: 'FlashcardDeckDeleted';
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** Identifier of the deleted deck. */
  deckId: Scalars['ID']['output'];
};

/** A flashcard to create. */
export type FlashcardInput = {
  /** The answer, at most 2,000 characters. */
  back: Scalars['String']['input'];
  /** The question, at most 500 characters. */
  front: Scalars['String']['input'];
  /** Identifier of the lesson the card is about; null for none. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};

/** The card was rated. */
export type FlashcardRated = {
  __typename?: 'FlashcardRated';
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** The rated card. */
  card: Flashcard;
  /** The deck with its updated counts. */
  deck: FlashcardDeck;
};

/** How well a flashcard was remembered. */
export type FlashcardRating =
  /** Not remembered. */
  | 'AGAIN'
  /** Remembered immediately. */
  | 'EASY'
  /** Remembered after some thought. */
  | 'GOOD'
  /** Remembered with serious difficulty. */
  | 'HARD';

/** Learning state of a flashcard. */
export type FlashcardState =
  /** Being learned, due again within minutes. */
  | 'LEARNING'
  /** Never rated. */
  | 'NEW'
  /** Forgotten after having been learned, due again within minutes. */
  | 'RELEARNING'
  /** Learned, due again after days. */
  | 'REVIEW';

/** An ungraded practice question. Instructors can copy it into a quiz. */
export type GeneratedQuestion = {
  __typename?: 'GeneratedQuestion';
  /** The correct answer: one of the options, 'true' or 'false'. */
  answer: Scalars['String']['output'];
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Why the answer is correct. */
  explanation: Scalars['String']['output'];
  /** Identifier of the lesson the question is based on. */
  lessonId: Scalars['ID']['output'];
  /** Title of the lesson. */
  lessonTitle: Scalars['String']['output'];
  /** The four options of MULTIPLE_CHOICE; empty for TRUE_FALSE. */
  options: Array<Scalars['String']['output']>;
  /** The sentence of the lesson the question is based on, verbatim. */
  quote: Scalars['String']['output'];
  /** Path that opens the lesson. */
  source: Scalars['String']['output'];
  /** The question as plain text. */
  text: Scalars['String']['output'];
  /** Type of the question: MULTIPLE_CHOICE or TRUE_FALSE. */
  type: QuestionType;
};

/** The viewer's notifications. */
export type Inbox = {
  __typename?: 'Inbox';
  /** Notifications, newest first. */
  notifications: NotificationConnection;
  /** Number of unread notifications. */
  unreadCount: Scalars['Int']['output'];
};


/** The viewer's notifications. */
export type InboxnotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: NotificationFilter;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The most recent activity of a student in a course. */
export type InstructorActivity = {
  __typename?: 'InstructorActivity';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Title of the course. */
  courseTitle: Scalars['String']['output'];
  /** Identifier of the enrollment. */
  enrollmentId: Scalars['ID']['output'];
  /** When the student last completed a lesson of the course. */
  lastActivityAt: Scalars['DateTime']['output'];
  /** Progress of the student in the course in percent, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
};

/** Activity in a course on one day (UTC). */
export type InstructorActivityDay = {
  __typename?: 'InstructorActivityDay';
  /** Students with activity on this day. */
  activeStudents: Scalars['Int']['output'];
  /** The day as YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** Lessons completed on this day, including lessons deleted since. */
  lessonsCompleted: Scalars['Int']['output'];
  /** Minutes students had lessons open on this day, rounded. */
  minutesSpent: Scalars['Int']['output'];
  /** Students who enrolled on this day. */
  newEnrollments: Scalars['Int']['output'];
};

/** A course as its instructor sees it, drafts included. */
export type InstructorCourse = {
  __typename?: 'InstructorCourse';
  /** Analytics of the course. */
  analytics: InstructorCourseAnalytics;
  /** Name of the category. */
  category: Scalars['String']['output'];
  /** When the course was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the course as plain text, at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** Unique identifier of the course, the same as that of `Course`. */
  id: Scalars['ID']['output'];
  /** Whether the course is published; false for drafts and unpublished courses. */
  isPublished: Scalars['Boolean']['output'];
  /** Number of lessons. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons of the course, in order. */
  lessons: Array<Lesson>;
  /** Prior knowledge the course expects. */
  level: CourseLevel;
  /** Enrollment and progress figures. */
  metrics: InstructorCourseMetrics;
  /** Price in US cents; 0 for a free course. Prices are displayed, never charged. */
  priceCents: Scalars['Int']['output'];
  /** Quizzes of the course, newest first. */
  quizzes: Array<InstructorQuiz>;
  /** Revision number of the course itself, increased by each edit except of its lessons. Pass it to `updateCourse`. */
  revision: Scalars['Int']['output'];
  /** Topics of the course; called tags in the course form. */
  skills: Array<Scalars['String']['output']>;
  /** Title of the course, at most 200 characters. */
  title: Scalars['String']['output'];
};


/** A course as its instructor sees it, drafts included. */
export type InstructorCourseanalyticsArgs = {
  days?: Scalars['Int']['input'];
};

/** Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz. */
export type InstructorCourseAnalytics = {
  __typename?: 'InstructorCourseAnalytics';
  /** Students with activity in the course in the last 30 days. */
  activeStudents: Scalars['Int']['output'];
  /** Activity on each of the requested days, oldest first and ending today, including days without activity. */
  activity: Array<InstructorActivityDay>;
  /** Average progress of the students in percent, rounded; 0 without students. */
  averageProgress: Scalars['Int']['output'];
  /** Percentage of the enrollments that are at 100 percent, rounded; 0 without students. */
  completionRate: Scalars['Int']['output'];
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Path of a CSV file of all students. Requires the session token of the course's instructor. */
  csvPath: Scalars['String']['output'];
  /** Engagement of the students. */
  engagement: InstructorEngagement;
  /** Progress through each lesson, in course order. */
  lessonProgress: Array<InstructorLessonProgress>;
  /** At-risk students with their most important reason, at most 50, most recently active first. */
  needHand: Array<InstructorStudentNeed>;
  /** Students enrolled in the course. */
  students: InstructorStudentConnection;
  /** Number of lessons. */
  totalLessons: Scalars['Int']['output'];
  /** Enrolled students. */
  totalStudents: Scalars['Int']['output'];
};


/** Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz. */
export type InstructorCourseAnalyticsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InstructorStudentSort;
};

/** Enrollment and progress figures of a course. */
export type InstructorCourseMetrics = {
  __typename?: 'InstructorCourseMetrics';
  /** Average progress of the students in percent, rounded; 0 without enrollments. */
  averageProgress: Scalars['Int']['output'];
  /** Enrollments at 100 percent. */
  completionCount: Scalars['Int']['output'];
  /** Percentage of the enrollments that are at 100 percent, rounded; 0 without enrollments. */
  completionRate: Scalars['Int']['output'];
  /** Number of enrolled students. */
  enrollmentCount: Scalars['Int']['output'];
};

/** A course with its metrics. */
export type InstructorCourseStanding = {
  __typename?: 'InstructorCourseStanding';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Whether the course is published; false for drafts and unpublished courses. */
  isPublished: Scalars['Boolean']['output'];
  /** Enrollment and progress of the course. */
  metrics: InstructorCourseMetrics;
  /** Title of the course. */
  title: Scalars['String']['output'];
};

/** Figures across all courses of an instructor. */
export type InstructorDashboard = {
  __typename?: 'InstructorDashboard';
  /** Metrics of every course, newest course first. */
  courseMetrics: Array<InstructorCourseStanding>;
  /** Totals across all courses. */
  overview: InstructorOverview;
  /** The ten enrollments with the most recently completed lessons, newest first. */
  recentActivity: Array<InstructorActivity>;
  /** The five courses with the most enrollments, ties broken by completion rate. */
  topCourses: Array<InstructorCourseStanding>;
};

/** Engagement of the students with a course. */
export type InstructorEngagement = {
  __typename?: 'InstructorEngagement';
  /** Average number of minutes a student had lessons of the course open, rounded; 0 without students. */
  averageMinutesSpent: Scalars['Int']['output'];
  /** Students with activity in the course in the last 24 hours. */
  dailyActiveUsers: Scalars['Int']['output'];
  /** Students with activity in the course in the last 7 days. */
  weeklyActiveUsers: Scalars['Int']['output'];
};

/** A student with extra time. */
export type InstructorExtraTime = {
  __typename?: 'InstructorExtraTime';
  /** The extra time, never NONE. */
  extraTime: ExtraTime;
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** Identifier of the student's account. */
  studentId: Scalars['ID']['output'];
};

/** Progress of a course's students through one lesson. */
export type InstructorLessonProgress = {
  __typename?: 'InstructorLessonProgress';
  /** Students who completed the lesson. */
  completionCount: Scalars['Int']['output'];
  /** Percentage of the enrolled students who completed the lesson, rounded; 0 without students. */
  completionPercent: Scalars['Int']['output'];
  /** Identifier of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** Total minutes students had the lesson open, rounded. */
  minutesSpent: Scalars['Int']['output'];
  /** Position in the course, starting at 1. */
  position: Scalars['Int']['output'];
  /** Title of the lesson. */
  title: Scalars['String']['output'];
  /** Students whose next lesson this is. */
  waitingCount: Scalars['Int']['output'];
};

/** Totals across all courses of an instructor. */
export type InstructorOverview = {
  __typename?: 'InstructorOverview';
  /** Percentage of all enrollments that are at 100 percent, rounded; 0 without enrollments. */
  averageCompletionRate: Scalars['Int']['output'];
  /** Enrollments at 100 percent. */
  completedCourses: Scalars['Int']['output'];
  /** Enrollments in the last 30 days. */
  recentEnrollments: Scalars['Int']['output'];
  /** Number of courses, including drafts. */
  totalCourses: Scalars['Int']['output'];
  /** Students enrolled in at least one of the courses, each counted once. */
  totalStudents: Scalars['Int']['output'];
};

/** A question with its correct answer, as the quiz's instructor sees it. */
export type InstructorQuestion = {
  __typename?: 'InstructorQuestion';
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: Scalars['String']['output'];
  /** Why the answer is correct, shown if the review rule shows answers; null if not given. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Unique identifier of the question, kept across edits. */
  id: Scalars['ID']['output'];
  /** The four options of a multiple-choice question; empty for other types. */
  options: Array<Scalars['String']['output']>;
  /** Points for a correct answer, 1 to 1,000. */
  points: Scalars['Int']['output'];
  /** The question, at most 5,000 characters. */
  text: Scalars['String']['output'];
  /** Type of the question. */
  type: QuestionType;
};

/** Statistics of a question over the counted attempts. */
export type InstructorQuestionStats = {
  __typename?: 'InstructorQuestionStats';
  /** Number of counted attempts that contained the question. */
  askedCount: Scalars['Int']['output'];
  /** Correlation of the question's points with the rest of the score, -1 to 1; null with fewer than 5 attempts or without variance. */
  discrimination?: Maybe<Scalars['Float']['output']>;
  /** Average percentage of the question's points that was earned, rounded; null if no counted attempt contained it. */
  facilityPercent?: Maybe<Scalars['Int']['output']>;
  /** The most frequent wrong answer; null if there is none. */
  mostChosenWrong?: Maybe<Scalars['String']['output']>;
  /** How often the most frequent wrong answer was given; 0 if there is none. */
  mostChosenWrongCount: Scalars['Int']['output'];
  /** Identifier of the question, which may have been removed from the quiz. */
  questionId: Scalars['ID']['output'];
  /** The question as it was last asked. */
  text: Scalars['String']['output'];
  /** Type of the question. */
  type: QuestionType;
};

/** A quiz as its instructor sees it. */
export type InstructorQuiz = {
  __typename?: 'InstructorQuiz';
  /** Number of counted attempts: finished attempts, except those that expired without any answer. */
  attemptCount: Scalars['Int']['output'];
  /** Average score of the counted attempts in percent, rounded; null if there are none. */
  averagePercent?: Maybe<Scalars['Int']['output']>;
  /** The course of the quiz. */
  course: InstructorCourse;
  /** When the quiz was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the quiz as plain text; may be empty. */
  description: Scalars['String']['output'];
  /** Students with extra time, sorted by name. */
  extraTimes: Array<InstructorExtraTime>;
  /** Unique identifier of the quiz. */
  id: Scalars['ID']['output'];
  /** Whether students can take the quiz. */
  isActive: Scalars['Boolean']['output'];
  /** Maximum number of attempts per student; null for unlimited. */
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  /** Minimum score to pass in percent, 0 to 100. */
  passingScorePercent: Scalars['Int']['output'];
  /** Number of questions. */
  questionCount: Scalars['Int']['output'];
  /** The questions with their correct answers, in order. */
  questions: Array<InstructorQuestion>;
  /** Results of the quiz. */
  results: InstructorQuizResults;
  /** What students see of a finished attempt. */
  reviewRule: QuizReviewRule;
  /** Revision number, increased by each edit. Pass it to `updateQuiz`. */
  revision: Scalars['Int']['output'];
  /** Whether each attempt shuffles the options. */
  shufflesOptions: Scalars['Boolean']['output'];
  /** Whether each attempt shuffles the questions. */
  shufflesQuestions: Scalars['Boolean']['output'];
  /** Time limit in minutes; null for none. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
  /** Title of the quiz, at most 200 characters. */
  title: Scalars['String']['output'];
  /** Sum of the points of all questions. */
  totalPoints: Scalars['Int']['output'];
};

/** A student's attempt as the quiz's instructor sees it, without the answers. */
export type InstructorQuizAttempt = {
  __typename?: 'InstructorQuizAttempt';
  /** When the attempt was submitted or expired; null while it is open. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier of the attempt. */
  id: Scalars['ID']['output'];
  /** Number of the attempt, 1 for the student's first at this quiz. */
  number: Scalars['Int']['output'];
  /** Whether the attempt passed; null while it is open. */
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** Percentage of the points, rounded, 0 to 100; null while the attempt is open. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Points earned; null while the attempt is open. */
  score?: Maybe<Scalars['Int']['output']>;
  /** When the attempt was started. */
  startedAt: Scalars['DateTime']['output'];
  /** State of the attempt. */
  state: QuizAttemptState;
  /** Sum of the points of all questions. */
  total: Scalars['Int']['output'];
};

/** Results of a quiz. Counted attempts are all finished attempts except those that expired without any answer. */
export type InstructorQuizResults = {
  __typename?: 'InstructorQuizResults';
  /** Path of a CSV file of all attempts. Requires the session token of the quiz's instructor. */
  csvPath: Scalars['String']['output'];
  /** Number of counted attempts that scored 0-9, 10-19, … 90-100 percent. */
  distribution: Array<Scalars['Int']['output']>;
  /** Median duration of the counted attempts in minutes, rounded; null if there are none. */
  medianMinutes?: Maybe<Scalars['Int']['output']>;
  /** Median score of the counted attempts in percent, rounded; null if there are none. */
  medianPercent?: Maybe<Scalars['Int']['output']>;
  /** Number of counted attempts that passed. */
  passedCount: Scalars['Int']['output'];
  /** Statistics of each question in quiz order, followed by questions removed from the quiz. */
  questions: Array<InstructorQuestionStats>;
  /** Students of the course with their attempts at the quiz, sorted by name. */
  students: InstructorQuizStudentConnection;
};


/** Results of a quiz. Counted attempts are all finished attempts except those that expired without any answer. */
export type InstructorQuizResultsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A student of the quiz's course with their attempts at the quiz. */
export type InstructorQuizStudent = {
  __typename?: 'InstructorQuizStudent';
  /** All attempts of the student, oldest first. */
  attempts: Array<InstructorQuizAttempt>;
  /** Best score of the counted attempts in percent; null if there are none. */
  bestPercent?: Maybe<Scalars['Int']['output']>;
  /** Email address of the student. */
  email: Scalars['String']['output'];
  /** Extra time of the student. */
  extraTime: ExtraTime;
  /** Whether a counted attempt passed. */
  hasPassed: Scalars['Boolean']['output'];
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** Identifier of the quiz. */
  quizId: Scalars['ID']['output'];
  /** Identifier of the student's account. */
  studentId: Scalars['ID']['output'];
};

/** A page of students with their attempts. */
export type InstructorQuizStudentConnection = {
  __typename?: 'InstructorQuizStudentConnection';
  /** The students on this page, sorted by name. */
  nodes: Array<InstructorQuizStudent>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of students that match the search, across all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Totals across all quizzes of an instructor. */
export type InstructorQuizTotals = {
  __typename?: 'InstructorQuizTotals';
  /** Number of active quizzes. */
  activeQuizzes: Scalars['Int']['output'];
  /** Average score of the counted attempts in percent, rounded; null if there are none. */
  averagePercent?: Maybe<Scalars['Int']['output']>;
  /** Number of counted attempts: finished attempts, except those that expired without any answer. */
  totalAttempts: Scalars['Int']['output'];
  /** Number of quizzes. */
  totalQuizzes: Scalars['Int']['output'];
};

/** A student of a course, as its instructor sees them. */
export type InstructorStudent = {
  __typename?: 'InstructorStudent';
  /** Email address of the student. */
  email: Scalars['String']['output'];
  /** When the student enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Unique identifier of the enrollment. */
  id: Scalars['ID']['output'];
  /** Most recent activity in the course; null if there is none. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of lessons the student completed. */
  lessonsCompleted: Scalars['Int']['output'];
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** Progress in percent, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Progress as a category. */
  status: StudentStatus;
  /** Identifier of the student's account. */
  studentId: Scalars['ID']['output'];
};

/** A page of students of a course. */
export type InstructorStudentConnection = {
  __typename?: 'InstructorStudentConnection';
  /** The students on this page. */
  nodes: Array<InstructorStudent>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of students that match the search, across all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A student at risk, with the reason. */
export type InstructorStudentNeed = {
  __typename?: 'InstructorStudentNeed';
  /** The reason as a sentence to show to the instructor. */
  message: Scalars['String']['output'];
  /** The most important reason, in this order: FAILED_QUIZ, STUCK, NO_ACTIVITY. */
  need: StudentNeed;
  /** The student. */
  student: InstructorStudent;
};

/** Field to sort students by. */
export type InstructorStudentSort =
  /** By date of enrollment. */
  | 'ENROLLED'
  /** By most recent activity. In ascending order, students without activity come first. */
  | 'LAST_ACTIVITY'
  /** By name. */
  | 'NAME'
  /** By progress. */
  | 'PROGRESS';

/** No account matches this email and password. */
export type InvalidCredentials = UserError & {
  __typename?: 'InvalidCredentials';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** An invalid field of an input. */
export type InvalidField = {
  __typename?: 'InvalidField';
  /** Message to show at the field. */
  message: Scalars['String']['output'];
  /** Name of the input field; '' if the input as a whole is invalid. */
  path: Scalars['String']['output'];
};

/** The input is invalid. Nothing was changed. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  /** The first error of each invalid field, in the order of the form. */
  fields: Array<InvalidField>;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The reset token is wrong, already used, or older than ten minutes. */
export type InvalidResetToken = UserError & {
  __typename?: 'InvalidResetToken';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The viewer's learning: enrollments, progress and certificates. */
export type Learning = {
  __typename?: 'Learning';
  /** The viewer's certificates, newest first. */
  certificates: Array<Certificate>;
  /** The viewer's enrollments, most recently used first. */
  enrollments: Array<Enrollment>;
  /** Quizzes of the courses the viewer is enrolled in, newest course first. */
  quizzes: Array<Quiz>;
  /** The five most recently completed lessons, newest first. */
  recentActivity: Array<LessonCompletion>;
  /** Totals of the viewer's learning. */
  stats: LearningStats;
};

/** Totals of the viewer's learning. */
export type LearningStats = {
  __typename?: 'LearningStats';
  /** Average progress across the courses in percent, rounded; 0 without courses. */
  averageProgress: Scalars['Int']['output'];
  /** Courses at 100 percent. */
  completedCourses: Scalars['Int']['output'];
  /** Courses the viewer is enrolled in. */
  totalCourses: Scalars['Int']['output'];
  /** Lessons completed across all courses. */
  totalLessonsCompleted: Scalars['Int']['output'];
};

/** A lesson of a course: a video, notes, or both. */
export type Lesson = {
  __typename?: 'Lesson';
  /** Path of the captions file, if the captions are stored as text; null otherwise. Readable by everyone who can read the lesson. */
  captionsPath?: Maybe<Scalars['String']['output']>;
  /** Captions as WebVTT text; null if there are none or they are a URL. At most 20 lessons per request. */
  captionsText?: Maybe<Scalars['String']['output']>;
  /** URL of the captions of the video (WebVTT); null if there are none or they are stored as text. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  /** The course the lesson belongs to. */
  course: Course;
  /** Summary as plain text; may be empty. */
  description: Scalars['String']['output'];
  /** Duration as the instructor entered it, e.g. 10:30; null if not given. */
  duration?: Maybe<Scalars['String']['output']>;
  /** Duration in seconds; null if `duration` is missing or is not a clock time. */
  durationSeconds?: Maybe<Scalars['Int']['output']>;
  /** Unique identifier of the lesson. */
  id: Scalars['ID']['output'];
  /** Notes as Markdown without HTML; empty if there are none. At most 200 lessons per request. */
  notes: Scalars['String']['output'];
  /** Position in the course, starting at 1. */
  position: Scalars['Int']['output'];
  /** Revision number, increased by each edit. Pass it to `updateLesson`. */
  revision: Scalars['Int']['output'];
  /** Title of the lesson, at most 200 characters. */
  title: Scalars['String']['output'];
  /** URL of a YouTube video or media file, or a path on this site; null for a lesson without a video. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer completed the lesson; false when signed out. */
  viewerHasCompleted: Scalars['Boolean']['output'];
};

/** The lesson was added. */
export type LessonAdded = {
  __typename?: 'LessonAdded';
  /** The course with its lessons in their new order. */
  course: InstructorCourse;
  /** The new lesson. */
  lesson: Lesson;
};

/** A lesson completed by the viewer. */
export type LessonCompletion = {
  __typename?: 'LessonCompletion';
  /** When the lesson was completed. */
  completedAt: Scalars['DateTime']['output'];
  /** The course of the lesson. */
  course: Course;
  /** The lesson; null if it was deleted since. */
  lesson?: Maybe<Lesson>;
  /** Identifier of the lesson. */
  lessonId: Scalars['ID']['output'];
};

/** The lesson was deleted and the students' progress recalculated. `restoreLesson` reverts it. */
export type LessonDeleted = {
  __typename?: 'LessonDeleted';
  /** The course with its remaining lessons. */
  course: InstructorCourse;
  /** Identifier of the deleted lesson. */
  lessonId: Scalars['ID']['output'];
};

/** The lesson was edited since it was read. Nothing was changed. */
export type LessonEditedElsewhere = UserError & {
  __typename?: 'LessonEditedElsewhere';
  /** The current version of the lesson. */
  lesson: Lesson;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A lesson to create or update. A video or notes are required. */
export type LessonInput = {
  /** Captions as WebVTT text, at most 150,000 bytes, instead of a URL; null or blank for none. */
  captionsText?: InputMaybe<Scalars['String']['input']>;
  /** URL of the captions (WebVTT): an https URL or a path below /media/; null or blank for none. */
  captionsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Summary of the lesson as plain text, at most 10,000 characters. */
  description?: Scalars['String']['input'];
  /** Duration as free text, at most 20 characters, e.g. 10:30; null or blank for none. */
  duration?: InputMaybe<Scalars['String']['input']>;
  /** Notes as Markdown without HTML, at most 50,000 characters. */
  notes?: Scalars['String']['input'];
  /** Title of the lesson, at most 200 characters. */
  title: Scalars['String']['input'];
  /** URL of the video: a YouTube link, another https URL or a path below /media/; null or blank for a lesson without a video. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The lesson was moved. */
export type LessonMoved = {
  __typename?: 'LessonMoved';
  /** The course with its lessons in their new order. */
  course: InstructorCourse;
  /** The moved lesson. */
  lesson: Lesson;
};

/** Result of marking a lesson as completed or not completed, with everything that changed. */
export type LessonProgress = {
  __typename?: 'LessonProgress';
  /** The enrollment in the course of the lesson. */
  enrollment: Enrollment;
  /** The lesson. */
  lesson: Lesson;
  /** The viewer, with updated learning data. */
  viewer: Viewer;
};

/** The lesson was restored at its former position, together with the students' completions. */
export type LessonRestored = {
  __typename?: 'LessonRestored';
  /** The course with its lessons in their new order. */
  course: InstructorCourse;
  /** The restored lesson. */
  lesson: Lesson;
};

/** The lesson was saved. */
export type LessonUpdated = {
  __typename?: 'LessonUpdated';
  /** The updated lesson with its new revision. */
  lesson: Lesson;
};

/** The credentials to log in with. */
export type LogInInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** Result of `logIn`. */
export type LogInResult = InvalidCredentials | InvalidInput | LoggedIn;

/** The viewer is signed in. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  /** Session token. Send it as `Authorization: Bearer …`. It expires after 14 days without use, and after 60 days in any case. */
  token: Scalars['String']['output'];
  /** The signed-in account. */
  viewer: Viewer;
};

/** The message was delivered to the recipient's inbox. */
export type MessageSent = {
  __typename?: 'MessageSent';
  /** When the message was sent. */
  sentAt: Scalars['DateTime']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a lesson to one of the viewer's courses. */
  addLesson: AddLessonResult;
  /** Adds a testimonial. Does not require signing in. RATE_LIMITED beyond 10 an hour from one address. */
  addTestimonial: AddTestimonialResult;
  /** Asks the assistant and returns once the answer is complete or stopped. RATE_LIMITED beyond 30 questions an hour or 2 at the same time. */
  askAssistant: AskAssistantResult;
  /** Deletes all of the viewer's conversations. */
  clearConversations: Assistant;
  /** Marks a lesson as completed. Repeating it has no effect. FORBIDDEN unless enrolled. */
  completeLesson: LessonProgress;
  /** Sends a message from a student to an instructor with a published course. RATE_LIMITED beyond 30 messages an hour. */
  contactInstructor: ContactInstructorResult;
  /** Creates a draft course with its lessons. Nothing is created if any input is invalid. RATE_LIMITED beyond 60 courses an hour. */
  createCourse: CreateCourseResult;
  /** Creates a deck of flashcards. NOT_FOUND if a card names a lesson the viewer cannot read. */
  createFlashcardDeck: CreateFlashcardDeckResult;
  /** Creates a quiz. It is active immediately. NOT_FOUND unless the course is the viewer's. */
  createQuiz: CreateQuizResult;
  /** Deletes a conversation and its messages. NOT_FOUND unless it is the viewer's. */
  deleteConversation: ConversationDeleted;
  /** Deletes a course for everyone. Certificates already issued stay valid. */
  deleteCourse: CourseDeleted;
  /** Deletes a deck and its cards. NOT_FOUND unless it is the viewer's. */
  deleteFlashcardDeck: FlashcardDeckDeleted;
  /** Deletes a lesson and recalculates the students' progress. `restoreLesson` reverts it. */
  deleteLesson: LessonDeleted;
  /** Deletes a quiz. Open attempts can still be finished. NOT_FOUND unless the quiz is the viewer's. */
  deleteQuiz: QuizDeleted;
  /** Deletes the viewer's review of a course. */
  deleteReview: ReviewDeleted;
  /** Creates a draft with the same lessons and quizzes. Shares the rate limit of `createCourse`. */
  duplicateCourse: CourseDuplicated;
  /** Enrolls the viewer in a published course of another instructor. */
  enroll: EnrollResult;
  /** Signs in and returns a session token. RATE_LIMITED, even with the right password, after 10 failed attempts in 15 minutes for one account from one address, or 100 for one account from addresses it has not signed in from. */
  logIn: LogInResult;
  /** Ends the viewer's session. Always returns true, even without a session. */
  logOut: Scalars['Boolean']['output'];
  /** Marks all of the viewer's notifications as read. */
  markAllNotificationsRead: Inbox;
  /** Marks one of the viewer's notifications as read. Repeating it has no effect. */
  markNotificationRead: NotificationRead;
  /** Moves a lesson to another position in its course. */
  moveLesson: LessonMoved;
  /** Rates a flashcard and schedules its next review. Repeating a rating with the same `reviewCount` has no effect. NOT_FOUND unless the card is the viewer's. */
  rateFlashcard: FlashcardRated;
  /** Records that the viewer had a lesson open, and returns the seconds counted: at most 60, and never more than the time since the previous call. FORBIDDEN unless enrolled. */
  recordPresence: Scalars['Int']['output'];
  /** Creates an account. It does not sign in: call `logIn` next. */
  register: RegisterResult;
  /** Creates a password reset token and sends it by email. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password and ends all sessions of the account. */
  resetPassword: ResetPasswordResult;
  /** Restores a deleted lesson at its former position. NOT_FOUND if it is not deleted. */
  restoreLesson: LessonRestored;
  /** Saves answers and, if given, the flagged questions of an open attempt. */
  saveQuizAnswers: SaveQuizAnswersResult;
  /** Sends a message from an instructor to a student enrolled in one of their courses. RATE_LIMITED beyond 30 messages an hour. */
  sendNotification: SendNotificationResult;
  /** Publishes or unpublishes a course. Enrolled students keep access to an unpublished course. Repeating it has no effect. */
  setCoursePublished: InstructorCourse;
  /** Sets a student's extra time for attempts started from now on. NOT_FOUND unless the quiz is the viewer's and the student is enrolled in its course. */
  setExtraTime: InstructorQuizStudent;
  /** Activates or deactivates a quiz. Repeating it has no effect. NOT_FOUND unless the quiz is the viewer's. */
  setQuizActive: InstructorQuiz;
  /** Starts an attempt, or returns the open one. NOT_FOUND if the quiz is inactive, FORBIDDEN unless enrolled and for the quiz's instructor, RATE_LIMITED beyond 60 new attempts an hour. */
  startQuizAttempt: StartQuizAttemptResult;
  /** Stops the answer to one of the viewer's questions. Always returns true, even if there is no answer to stop. */
  stopAssistant: Scalars['Boolean']['output'];
  /** Submits an attempt for grading. Repeating it returns the same result. */
  submitQuizAttempt: SubmitQuizAttemptResult;
  /** Marks a lesson as not completed. A certificate already issued is kept. */
  undoLessonCompletion: LessonProgress;
  /** Updates a course, except its lessons. */
  updateCourse: UpdateCourseResult;
  /** Updates a lesson. */
  updateLesson: UpdateLessonResult;
  /** Updates the viewer's biography and picture. */
  updateProfile: UpdateProfileResult;
  /** Replaces a quiz. Questions with an `id` keep it, and questions left out are removed. Existing attempts are not changed. NOT_FOUND unless the quiz is the viewer's. */
  updateQuiz: UpdateQuizResult;
  /** Writes the viewer's review of a course, replacing an earlier one. */
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
  tab?: InputMaybe<Scalars['ID']['input']>;
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
  tab?: InputMaybe<Scalars['ID']['input']>;
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
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationundoLessonCompletionArgs = {
  lessonId: Scalars['ID']['input'];
  tab?: InputMaybe<Scalars['ID']['input']>;
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

/** The viewer has used all attempts the quiz allows. */
export type NoAttemptsLeft = UserError & {
  __typename?: 'NoAttemptsLeft';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** There are no answers to submit. The attempt stays open. */
export type NothingAnswered = UserError & {
  __typename?: 'NothingAnswered';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A notification from another account or from the platform. */
export type Notification = {
  __typename?: 'Notification';
  /** When the notification was sent or last updated. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the notification. */
  id: Scalars['ID']['output'];
  /** Whether the recipient has read the notification. */
  isRead: Scalars['Boolean']['output'];
  /** Kind of notification. */
  kind: NotificationKind;
  /** Text of the notification as plain text, at most 5,000 characters. */
  message: Scalars['String']['output'];
  /** Path of the related page; null if there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** Name of the sender; null for a notification from the platform. */
  senderName?: Maybe<Scalars['String']['output']>;
  /** Title of the notification, at most 200 characters. */
  title: Scalars['String']['output'];
};

/** A page of notifications, newest first. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications on this page. */
  nodes: Array<Notification>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** Which notifications to return. */
export type NotificationFilter =
  /** All notifications. */
  | 'ALL'
  /** Read notifications. */
  | 'READ'
  /** Unread notifications. */
  | 'UNREAD';

/** Kind of notification. */
export type NotificationKind =
  /** The recipient earned a certificate. */
  | 'CERTIFICATE_EARNED'
  /** A message from another account. */
  | 'MESSAGE'
  /** A quiz became available in a course the recipient is enrolled in. */
  | 'QUIZ_PUBLISHED'
  /** Students enrolled in the recipient's courses. There is one notification a day, updated with each enrollment. */
  | 'STUDENT_ENROLLED';

/** The notification was marked as read. */
export type NotificationRead = {
  __typename?: 'NotificationRead';
  /** The inbox with its updated count. */
  inbox: Inbox;
  /** The notification. */
  notification: Notification;
};

/** A notification that was received, updated or marked as read. */
export type NotificationReceived = {
  __typename?: 'NotificationReceived';
  /** The inbox with its updated count. */
  inbox: Inbox;
  /** The notification. */
  notification: Notification;
};

/** The viewer is the instructor of the course and cannot enroll in it. */
export type OwnCourse = UserError & {
  __typename?: 'OwnCourse';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Pagination information of a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item. Pass it as `after` to get the next page; null if the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** The password was changed, and every session of the account has ended. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** If the email address has an account, a reset token was sent to it. A token works once, for ten minutes. */
export type PasswordResetRequested = {
  __typename?: 'PasswordResetRequested';
  /** Message to show to the user, the same for known and unknown email addresses. */
  message: Scalars['String']['output'];
  /** The reset token, in demo mode and for a known email address only; null otherwise, when it is sent by email. */
  resetToken?: Maybe<Scalars['String']['output']>;
};

/** Settings of the platform. */
export type Platform = {
  __typename?: 'Platform';
  /** Demo accounts; empty outside demo mode. */
  demoAccounts: Array<DemoAccount>;
  /** Whether the platform runs in demo mode, with example data, public demo accounts and reset tokens shown on screen. */
  isDemo: Scalars['Boolean']['output'];
};

/** Public totals of the platform. */
export type PlatformStats = {
  __typename?: 'PlatformStats';
  /** Number of published courses. */
  totalCourses: Scalars['Int']['output'];
  /** Number of registered instructors. */
  totalInstructors: Scalars['Int']['output'];
  /** Number of registered students. */
  totalStudents: Scalars['Int']['output'];
};

/** The profile was saved. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The updated account. */
  account: Account;
};

export type Query = {
  __typename?: 'Query';
  /** A course; null if it does not exist or is not visible to the viewer. */
  course?: Maybe<Course>;
  /** Published courses, best rated first. */
  courses: CourseConnection;
  /** A lesson; null if it does not exist or is not visible to the viewer. */
  lesson?: Maybe<Lesson>;
  /** Settings of the platform. */
  platform: Platform;
  /** Public totals of the platform. */
  platformStats: PlatformStats;
  /** A quiz without its questions; null if it does not exist or is not visible to the viewer. An inactive quiz is visible to its instructor and to students with an open attempt. */
  quiz?: Maybe<Quiz>;
  /** One of the viewer's attempts; null if it does not exist or belongs to another account. */
  quizAttempt?: Maybe<QuizAttempt>;
  /** Testimonials about the platform, newest first. */
  testimonials: TestimonialConnection;
  /** Verifies a certificate by its number; null if there is none with this number. Does not require signing in. */
  verifyCertificate?: Maybe<VerifiedCertificate>;
  /** The signed-in account, or null when signed out. */
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

/** A question in an attempt, as the student sees it. */
export type Question = {
  __typename?: 'Question';
  /** The four options of a multiple-choice question, in the order of this attempt; empty for other types. */
  options: Array<Scalars['String']['output']>;
  /** Points for a correct answer, at least 1. */
  points: Scalars['Int']['output'];
  /** Identifier of the question, used in answers. */
  questionId: Scalars['ID']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** Type of the question. */
  type: QuestionType;
};

/** A question of a quiz to create or update. */
export type QuestionInput = {
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: Scalars['String']['input'];
  /** Why the answer is correct, at most 5,000 characters; null for none. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the question to update; null for a new question. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Four options of a multiple-choice question; ignored for other types. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Points for a correct answer, 1 to 1,000. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** The question, at most 5,000 characters. */
  text: Scalars['String']['input'];
  /** Type of the question. */
  type: QuestionType;
};

/** Review of one answer, with the details the review rule allows. */
export type QuestionReview = {
  __typename?: 'QuestionReview';
  /** Why the answer is correct; null if not given or the review rule hides it. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Whether the answer was correct; false if there was none. */
  isCorrect: Scalars['Boolean']['output'];
  /** The points of the question, or 0. */
  pointsEarned: Scalars['Int']['output'];
  /** Identifier of the question. */
  questionId: Scalars['ID']['output'];
  /** The correct answer; null unless the review rule shows answers. */
  rightAnswer?: Maybe<Scalars['String']['output']>;
};

/** Type of a question. */
export type QuestionType =
  /** One of four options. */
  | 'MULTIPLE_CHOICE'
  /** A short text, compared ignoring case and surrounding spaces. */
  | 'SHORT_ANSWER'
  /** 'true' or 'false'. */
  | 'TRUE_FALSE';

/** A quiz of a course, without its questions. */
export type Quiz = {
  __typename?: 'Quiz';
  /** The course of the quiz. */
  course: Course;
  /** Description of the quiz as plain text; may be empty. */
  description: Scalars['String']['output'];
  /** Unique identifier of the quiz. */
  id: Scalars['ID']['output'];
  /** Whether the quiz can be taken. */
  isActive: Scalars['Boolean']['output'];
  /** Maximum number of attempts per student; null for unlimited. */
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  /** Minimum score to pass in percent, 0 to 100. */
  passingScorePercent: Scalars['Int']['output'];
  /** Number of questions. */
  questionCount: Scalars['Int']['output'];
  /** Time limit in minutes; null for none. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
  /** Title of the quiz, at most 200 characters. */
  title: Scalars['String']['output'];
  /** Sum of the points of all questions. */
  totalPoints: Scalars['Int']['output'];
  /** The viewer's open attempt; null if there is none. */
  viewerAttempt?: Maybe<QuizAttempt>;
  /** All of the viewer's attempts, newest first. */
  viewerAttempts: Array<QuizAttempt>;
  /** Number of attempts the viewer has left; null for unlimited. */
  viewerAttemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** The viewer's extra time in minutes, included in `viewerTimeLimitMinutes`; 0 for none. */
  viewerExtraMinutes: Scalars['Int']['output'];
  /** The viewer's time limit in minutes, including extra time; null for none. */
  viewerTimeLimitMinutes?: Maybe<Scalars['Int']['output']>;
};

/** An answer to one question of an attempt. */
export type QuizAnswerInput = {
  /** The answer, at most 5,000 characters; '' removes a saved answer. */
  answer: Scalars['String']['input'];
  /** Identifier of the question. */
  questionId: Scalars['ID']['input'];
};

/** The answers were saved. */
export type QuizAnswersSaved = {
  __typename?: 'QuizAnswersSaved';
  /** The updated attempt. */
  attempt: QuizAttempt;
};

/** One of the viewer's attempts at a quiz, with the questions and settings the quiz had when it started. */
export type QuizAttempt = {
  __typename?: 'QuizAttempt';
  /** The saved answers, in the order of the questions. */
  answers: Array<SavedAnswer>;
  /** Revision number of the answers: 0 at the start, increased by each save that changes an answer. Of two versions of an open attempt, the one with the higher revision is newer. */
  answersRevision: Scalars['Int']['output'];
  /** When an answer was last saved; null if none was. */
  answersSavedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the attempt expires, by the server's clock (see `serverNow`); null without a time limit. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Extra time in minutes, included in `timeLimitMinutes`; 0 for none. */
  extraMinutes: Scalars['Int']['output'];
  /** When the attempt was submitted or expired, never later than `deadline`; null while it is open. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifiers of the questions flagged for review. */
  flaggedQuestionIds: Array<Scalars['ID']['output']>;
  /** Unique identifier of the attempt. */
  id: Scalars['ID']['output'];
  /** Number of the attempt, 1 for the viewer's first at this quiz. */
  number: Scalars['Int']['output'];
  /** The questions as they were when the attempt started, in the order of this attempt. */
  questions: Array<Question>;
  /** The quiz, even if it can no longer be taken. */
  quiz: Quiz;
  /** The result; null while the attempt is open. */
  result?: Maybe<QuizResult>;
  /** One review per question, in order, with the details the quiz's review rule allows; null while this or another attempt at the quiz is open, or if the rule shows the score only. */
  review?: Maybe<Array<QuestionReview>>;
  /** Why `review` is null; null if it is shown or the attempt is open. */
  reviewHiddenReason?: Maybe<ReviewHiddenReason>;
  /** The server's time of this response. Count down from `deadline` minus `serverNow`, not from the device's clock. */
  serverNow: Scalars['DateTime']['output'];
  /** When the attempt was started. */
  startedAt: Scalars['DateTime']['output'];
  /** State of the attempt. */
  state: QuizAttemptState;
  /** Time limit in minutes, including extra time; null for none. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
};

/** A change of one of the viewer's attempts, without its answers. Read the attempt again if it is finished or if `answersRevision` is higher than the one you have. */
export type QuizAttemptChange = {
  __typename?: 'QuizAttemptChange';
  /** Current `answersRevision` of the attempt. */
  answersRevision: Scalars['Int']['output'];
  /** Identifier of the attempt. */
  attemptId: Scalars['ID']['output'];
  /** Current state of the attempt. */
  state: QuizAttemptState;
};

/** The attempt has expired or was already submitted. */
export type QuizAttemptOver = UserError & {
  __typename?: 'QuizAttemptOver';
  /** The finished attempt with its result. */
  attempt: QuizAttempt;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The attempt is open. */
export type QuizAttemptStarted = {
  __typename?: 'QuizAttemptStarted';
  /** The attempt with its questions and deadline. */
  attempt: QuizAttempt;
};

/** State of an attempt. */
export type QuizAttemptState =
  /** The deadline passed, and the saved answers were graded. */
  | 'EXPIRED'
  /** In progress. */
  | 'OPEN'
  /** Submitted by the student. */
  | 'SUBMITTED';

/** The attempt is finished. Submitting the same answers again returns the same result. */
export type QuizAttemptSubmitted = {
  __typename?: 'QuizAttemptSubmitted';
  /** The attempt with its result. */
  attempt: QuizAttempt;
};

/** The quiz was created. */
export type QuizCreated = {
  __typename?: 'QuizCreated';
  /** The new quiz. */
  quiz: InstructorQuiz;
  /** The instructor's courses and quizzes, updated. */
  teaching: Teaching;
};

/** The quiz was deleted. Open attempts can still be finished. */
export type QuizDeleted = {
  __typename?: 'QuizDeleted';
  /** Identifier of the deleted quiz. */
  quizId: Scalars['ID']['output'];
  /** The instructor's courses and quizzes, updated. */
  teaching: Teaching;
};

/** The quiz was edited since it was read. Nothing was changed. */
export type QuizEditedElsewhere = UserError & {
  __typename?: 'QuizEditedElsewhere';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
  /** The current version of the quiz. */
  quiz: InstructorQuiz;
};

/** A quiz to create or update. */
export type QuizInput = {
  /** Identifier of one of the viewer's courses. */
  courseId: Scalars['ID']['input'];
  /** Description of the quiz as plain text, at most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of attempts per student, 1 to 100; null for unlimited. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum score to pass in percent, 0 to 100. */
  passingScorePercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 200 questions, in order. */
  questions: Array<QuestionInput>;
  /** What students see of a finished attempt. */
  reviewRule?: InputMaybe<QuizReviewRule>;
  /** Whether each attempt shuffles the options. */
  shufflesOptions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each attempt shuffles the questions. */
  shufflesQuestions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time limit in minutes, at most 1,440; null or 0 for none. */
  timeLimitMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Title of the quiz, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** Result of a finished attempt. */
export type QuizResult = {
  __typename?: 'QuizResult';
  /** Whether `percent` reached `passingScorePercent`. */
  passed: Scalars['Boolean']['output'];
  /** Minimum score to pass in percent when the attempt started. */
  passingScorePercent: Scalars['Int']['output'];
  /** Percentage of the points, rounded, 0 to 100; 100 only if all points were earned. */
  percent: Scalars['Int']['output'];
  /** Points earned. */
  score: Scalars['Int']['output'];
  /** Sum of the points of all questions. */
  total: Scalars['Int']['output'];
};

/** What students see of a finished attempt. */
export type QuizReviewRule =
  /** The score, which answers were correct, the correct answers and their explanations. */
  | 'ANSWERS'
  /** The score; once passed, also which answers were correct; once no attempts are left, also the correct answers. */
  | 'AUTOMATIC'
  /** The score only. */
  | 'SCORE'
  /** The score and which answers were correct. */
  | 'VERDICTS';

/** The quiz was saved. Existing attempts are not changed. */
export type QuizUpdated = {
  __typename?: 'QuizUpdated';
  /** The updated quiz. */
  quiz: InstructorQuiz;
};

/** The account to create. */
export type RegisterInput = {
  /** Email address, unique regardless of case. */
  email: Scalars['String']['input'];
  /** Name shown to others and on certificates, at most 100 characters. */
  name: Scalars['String']['input'];
  /** At least 6 characters and at most 256 bytes. */
  password: Scalars['String']['input'];
  /** STUDENT or INSTRUCTOR; ADMIN is refused. */
  role: Role;
};

/** Result of `register`. */
export type RegisterResult = EmailAlreadyRegistered | InvalidInput | Registered;

/** The account was created. Log in with `logIn`. */
export type Registered = {
  __typename?: 'Registered';
  /** The new account. */
  account: Account;
};

/** The account whose password to reset. */
export type RequestPasswordResetInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
};

/** Result of `requestPasswordReset`. */
export type RequestPasswordResetResult = InvalidInput | PasswordResetRequested;

/** A new password and the reset token that authorizes it. */
export type ResetPasswordInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
  /** At least 6 characters and at most 256 bytes; spaces count. */
  newPassword: Scalars['String']['input'];
  /** The reset token from the email, or from `requestPasswordReset` in demo mode. */
  resetToken: Scalars['String']['input'];
};

/** Result of `resetPassword`. */
export type ResetPasswordResult = InvalidInput | InvalidResetToken | PasswordReset;

/** A student's review of a course. A student has at most one per course. */
export type Review = {
  __typename?: 'Review';
  /** When the review was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the review. */
  id: Scalars['ID']['output'];
  /** Rating, 1 to 5 stars. */
  stars: Scalars['Int']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** Text of the review as plain text, at most 2,000 characters; null if not given. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A page of reviews of a course, newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews on this page. */
  nodes: Array<Review>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of reviews for each number of stars, 5 first, across all pages. */
  starCounts: Array<StarCount>;
};

/** The viewer has no review of the course any more. Also returned if there was none. */
export type ReviewDeleted = {
  __typename?: 'ReviewDeleted';
  /** The course with its updated rating. */
  course: Course;
};

/** Why the review of a finished attempt is hidden. */
export type ReviewHiddenReason =
  /** Another attempt at the quiz is open. The review is shown once that one is finished. */
  | 'OPEN_ATTEMPT'
  /** The review rule shows the score only. */
  | 'REVIEW_RULE';

/** The viewer cannot review the course: they are not enrolled, have not completed a lesson, or are its instructor. */
export type ReviewNotAllowed = UserError & {
  __typename?: 'ReviewNotAllowed';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The review was saved. */
export type ReviewWritten = {
  __typename?: 'ReviewWritten';
  /** The course with its updated rating. */
  course: Course;
  /** The review. */
  review: Review;
};

/** Role of an account. */
export type Role =
  /** Administers the platform. */
  | 'ADMIN'
  /** Creates and manages courses. */
  | 'INSTRUCTOR'
  /** Enrolls in courses. */
  | 'STUDENT';

/** Result of `saveQuizAnswers`. */
export type SaveQuizAnswersResult = QuizAnswersSaved | QuizAttemptOver;

/** A saved answer. */
export type SavedAnswer = {
  __typename?: 'SavedAnswer';
  /** The answer as it was entered, never empty. */
  answer: Scalars['String']['output'];
  /** Identifier of the question. */
  questionId: Scalars['ID']['output'];
};

/** A message to a student. */
export type SendNotificationInput = {
  /** Text of the message, at most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Title of the message, at most 200 characters. */
  title: Scalars['String']['input'];
  /** Email address of a student enrolled in one of the viewer's courses. */
  toEmail: Scalars['String']['input'];
};

/** Result of `sendNotification`. */
export type SendNotificationResult = InvalidInput | MessageSent | UnknownRecipient;

/** Number of reviews with a given number of stars. */
export type StarCount = {
  __typename?: 'StarCount';
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Result of `startQuizAttempt`. */
export type StartQuizAttemptResult = NoAttemptsLeft | QuizAttemptStarted;

/** Reason why a student is at risk. */
export type StudentNeed =
  /** Failed a quiz at least twice without passing it. */
  | 'FAILED_QUIZ'
  /** Has not completed the course and had no activity in the last 14 days. */
  | 'NO_ACTIVITY'
  /** Opened their next lesson on at least three days without completing it. */
  | 'STUCK';

/** Progress of a student in a course. */
export type StudentStatus =
  /** 100 percent. */
  | 'COMPLETED'
  /** Above 50 percent. */
  | 'IN_PROGRESS'
  /** 50 percent or below. */
  | 'JUST_STARTED';

/** Result of `submitQuizAttempt`. */
export type SubmitQuizAttemptResult = AnswersChangedElsewhere | NothingAnswered | QuizAttemptOver | QuizAttemptSubmitted;

export type Subscription = {
  __typename?: 'Subscription';
  /** Streams the answer to one of the viewer's questions as it is written. */
  assistantAnswerStreamed: AssistantWords;
  /** Sends an enrollment of the viewer whenever it changes, in any tab or on any device. */
  enrollmentChanged: Enrollment;
  /** Sends a notification of the viewer when it arrives, is updated or is marked as read on any device. If several are marked as read together, only the newest is sent. */
  notificationReceived: NotificationReceived;
  /** Sends a change of one of the viewer's attempts when answers are saved or it is submitted or expires, in any tab or on any device. */
  quizAttemptChanged: QuizAttemptChange;
};


export type SubscriptionassistantAnswerStreamedArgs = {
  requestId: Scalars['ID']['input'];
};


export type SubscriptionenrollmentChangedArgs = {
  tab?: InputMaybe<Scalars['ID']['input']>;
};

/** An instructor's own courses, quizzes and figures. */
export type Teaching = {
  __typename?: 'Teaching';
  /** One of the instructor's courses; null if it does not exist or belongs to another instructor. */
  course?: Maybe<InstructorCourse>;
  /** The instructor's courses, newest first, without deleted ones. */
  courses: Array<InstructorCourse>;
  /** Figures across all of the instructor's courses. */
  dashboard: InstructorDashboard;
  /** Identifier of the instructor's account. */
  id: Scalars['ID']['output'];
  /** One of the instructor's quizzes; null if it does not exist or belongs to another instructor. */
  quiz?: Maybe<InstructorQuiz>;
  /** Totals across all of the instructor's quizzes. */
  quizTotals: InstructorQuizTotals;
  /** The instructor's quizzes, newest first. */
  quizzes: Array<InstructorQuiz>;
};


/** An instructor's own courses, quizzes and figures. */
export type TeachingcourseArgs = {
  id: Scalars['ID']['input'];
};


/** An instructor's own courses, quizzes and figures. */
export type TeachingquizArgs = {
  id: Scalars['ID']['input'];
};

/** A public testimonial about the platform, by anyone. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** https URL of a picture; null if not given. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** When the testimonial was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the testimonial. */
  id: Scalars['ID']['output'];
  /** Name of the author, as they entered it. */
  name: Scalars['String']['output'];
  /** Rating, 1 to 5 stars. */
  stars: Scalars['Int']['output'];
  /** Text of the testimonial as plain text, at most 1,000 characters. */
  text: Scalars['String']['output'];
};

/** The testimonial was added and is public. */
export type TestimonialAdded = {
  __typename?: 'TestimonialAdded';
  /** The new testimonial. */
  testimonial: Testimonial;
};

/** A page of testimonials, newest first. */
export type TestimonialConnection = {
  __typename?: 'TestimonialConnection';
  /** The testimonials on this page. */
  nodes: Array<Testimonial>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** The viewer cannot write to this email address. Does not reveal whether an account with it exists. */
export type UnknownRecipient = UserError & {
  __typename?: 'UnknownRecipient';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Result of `updateCourse`. */
export type UpdateCourseResult = CourseEditedElsewhere | CourseUpdated | InvalidInput;

/** Result of `updateLesson`. */
export type UpdateLessonResult = InvalidInput | LessonEditedElsewhere | LessonUpdated;

/** The viewer's public profile. A field that is null, blank or left out is cleared. */
export type UpdateProfileInput = {
  /** Short biography, at most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** https URL of a picture. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateProfile`. */
export type UpdateProfileResult = InvalidInput | ProfileUpdated;

/** Result of `updateQuiz`. */
export type UpdateQuizResult = InvalidInput | QuizEditedElsewhere | QuizUpdated;

/** An error the user can correct. */
export type UserError = {
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Public data of a certificate. */
export type VerifiedCertificate = {
  __typename?: 'VerifiedCertificate';
  /** Title of the course when the certificate was issued. */
  courseTitle: Scalars['String']['output'];
  /** When the certificate was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number of the certificate in its canonical form. */
  number: Scalars['String']['output'];
  /** Name of the student when the certificate was issued. */
  studentName: Scalars['String']['output'];
};

/** The signed-in account and its private data. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's account. */
  account: Account;
  /** The viewer's assistant: conversations and flashcards. */
  assistant: Assistant;
  /** The viewer's notifications. */
  inbox: Inbox;
  /** The viewer's learning: enrollments, progress and certificates. */
  learning: Learning;
  /** The viewer's courses and quizzes as an instructor; null for other roles. */
  teaching?: Maybe<Teaching>;
};

/** A review of a course. */
export type WriteReviewInput = {
  /** Identifier of the course. */
  courseId: Scalars['ID']['input'];
  /** Rating, 1 to 5 stars. */
  stars: Scalars['Int']['input'];
  /** Text of the review, at most 2,000 characters; null or blank for none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `writeReview`. */
export type WriteReviewResult = InvalidInput | ReviewNotAllowed | ReviewWritten;
