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

/** What became of a new lesson. */
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

/** The saved answers are no longer those of the expected revision: nothing was graded, and the attempt carries the answers saved now. */
export type AnswersChangedElsewhere = UserError & {
  __typename?: 'AnswersChangedElsewhere';
  /** The open attempt as it is now. */
  attempt: QuizAttempt;
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** A question to the assistant. */
export type AskAssistantInput = {
  /** Only the material of this course; null: everything the viewer may read. NOT_FOUND unless they may read it. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** How much it takes for granted. */
  difficulty?: AssistantDifficulty;
  /** A uuid of the client's making: names the answer for streaming, stopping and asking again. */
  requestId: Scalars['ID']['input'];
  /** What is asked for. */
  requestType?: AssistantRequestType;
  /** The conversation to go on with; null: a new one. NOT_FOUND unless the viewer's own. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** The Tech Track. */
  subject?: AssistantSubject;
  /** 1 to 5,000 characters; 'Generate a quiz on:' and 'Create flashcards on:' at its beginning turn TUTORING into the others. */
  text: Scalars['String']['input'];
  /** Whom the answer is for. */
  userType?: AssistantUserType;
};

/** What became of a question to the assistant. */
export type AskAssistantResult = AssistantAnswered | AssistantUnavailable | InvalidInput;

/** The viewer's assistant: what they asked, and their flashcards. */
export type Assistant = {
  __typename?: 'Assistant';
  /** One of their own; null for anybody else's. */
  conversation?: Maybe<AssistantConversation>;
  /** Their conversations, last used first. */
  conversations: AssistantConversationConnection;
  /** One of their own; null for anybody else's. */
  deck?: Maybe<FlashcardDeck>;
  /** Their decks, newest first. */
  decks: Array<FlashcardDeck>;
  /** How many cards of all their decks are due now. */
  dueFlashcardCount: Scalars['Int']['output'];
  /** The viewer's account. */
  id: Scalars['ID']['output'];
  /** Who makes the answers. */
  kind: AssistantKind;
  /** When the hour that runs is over, and all 30 questions are free again; null: none runs. */
  questionsRenewAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many more times they may ask within this hour, 0 to 30. */
  remainingThisHour: Scalars['Int']['output'];
  /** Whether the words of an answer come one after the other. */
  streams: Scalars['Boolean']['output'];
};


/** The viewer's assistant: what they asked, and their flashcards. */
export type AssistantconversationArgs = {
  id: Scalars['ID']['input'];
};


/** The viewer's assistant: what they asked, and their flashcards. */
export type AssistantconversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The viewer's assistant: what they asked, and their flashcards. */
export type AssistantdeckArgs = {
  id: Scalars['ID']['input'];
};

/** The assistant has answered; question and answer are kept. */
export type AssistantAnswered = {
  __typename?: 'AssistantAnswered';
  /** What the assistant says to it. */
  answer: AssistantMessage;
  /** The viewer's assistant, which has changed. */
  assistant: Assistant;
  /** The conversation both stand in. */
  conversation: AssistantConversation;
  /** What the viewer asked, without the prefix. */
  question: AssistantMessage;
};

/** Messages that belong together. */
export type AssistantConversation = {
  __typename?: 'AssistantConversation';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** The conversation; hand it back as sessionId. */
  id: Scalars['ID']['output'];
  /** What was said, oldest first, at most 200. */
  messages: Array<AssistantMessage>;
  /** Its first question, at most 80 characters. */
  title: Scalars['String']['output'];
  /** When something was last said. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Conversations, the one with the newest message first. */
export type AssistantConversationConnection = {
  __typename?: 'AssistantConversationConnection';
  /** The conversations of this page. */
  nodes: Array<AssistantConversation>;
  /** Where this page ends. */
  pageInfo: PageInfo;
};

/** How much an answer takes for granted. */
export type AssistantDifficulty =
  /** Most of it. */
  | 'ADVANCED'
  /** Nothing. */
  | 'BEGINNER'
  /** The basics. */
  | 'INTERMEDIATE';

/** Who makes the answers. */
export type AssistantKind =
  /** Built in: it quotes the material and is no model. */
  | 'COURSE'
  /** An external assistant host, which has material of its own. */
  | 'HOST'
  /** A language model that is given the material. */
  | 'MODEL';

/** Something said in a conversation. */
export type AssistantMessage = {
  __typename?: 'AssistantMessage';
  /** When it was said. */
  createdAt: Scalars['DateTime']['output'];
  /** The deck of FLASHCARD_CREATION; null otherwise, and once it is deleted. */
  deck?: Maybe<FlashcardDeck>;
  /** The message, for good. */
  id: Scalars['ID']['output'];
  /** The questions of QUIZ_GENERATION, otherwise empty. */
  questions: Array<GeneratedQuestion>;
  /** What was asked for. */
  requestType: AssistantRequestType;
  /** Who says it. */
  sender: AssistantSender;
  /** Best first; empty for the viewer's own messages and where the material had nothing. */
  sources: Array<AssistantSource>;
  /** Markdown without HTML from the assistant, empty when it was stopped at once; plain text from the viewer. */
  text: Scalars['String']['output'];
  /** Whether the viewer stopped the answer. */
  wasStopped: Scalars['Boolean']['output'];
};

/** What is asked for. */
export type AssistantRequestType =
  /** A deck of flashcards. */
  | 'FLASHCARD_CREATION'
  /** Practice questions. */
  | 'QUIZ_GENERATION'
  /** An answer in words. */
  | 'TUTORING';

/** Who says a message. */
export type AssistantSender =
  /** The assistant. */
  | 'ASSISTANT'
  /** The viewer. */
  | 'USER';

/** Where an answer comes from. */
export type AssistantSource = {
  __typename?: 'AssistantSource';
  /** The course; null when an external host names something else. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** The passage's beginning as plain text, at most 300 characters; empty when an external host gave none. */
  excerpt: Scalars['String']['output'];
  /** The lesson; null for a course's description or what an external host names. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** The lesson's title, with its heading where there is one. */
  name: Scalars['String']['output'];
  /** The path that opens the lesson at the passage; an external host may give an https address. */
  source: Scalars['String']['output'];
};

/** The Tech Track: whose courses come first. */
export type AssistantSubject =
  /** Design. */
  | 'DESIGN'
  /** Generative AI. */
  | 'GENERATIVE_AI'
  /** Web Development. */
  | 'WEB_DEVELOPMENT';

/** The provider is away or makes no sense; nothing was kept, and it does not count. */
export type AssistantUnavailable = UserError & {
  __typename?: 'AssistantUnavailable';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** Whom an answer is written for. */
export type AssistantUserType =
  /** Somebody who teaches it. */
  | 'INSTRUCTOR'
  /** Somebody who learns it. */
  | 'STUDENT';

/** Some words of an answer under way. */
export type AssistantWords = {
  __typename?: 'AssistantWords';
  /** Where in the answer they begin, in UTF-16 units; 0 begins the answer anew. */
  from: Scalars['Int']['output'];
  /** Whether nothing follows. */
  isLast: Scalars['Boolean']['output'];
  /** The request they belong to. */
  requestId: Scalars['ID']['output'];
  /** The words; may be empty in the last one. */
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

/** A message to an instructor. */
export type ContactInstructorInput = {
  /** At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** At most 200 characters. */
  subject: Scalars['String']['input'];
  /** The email of an instructor with a published course. */
  toEmail: Scalars['String']['input'];
};

/** What became of a message to an instructor. */
export type ContactInstructorResult = InvalidInput | MessageSent | UnknownRecipient;

/** The conversation is gone with its messages. */
export type ConversationDeleted = {
  __typename?: 'ConversationDeleted';
  /** The viewer's assistant, which has changed. */
  assistant: Assistant;
  /** The conversation that is gone. */
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
  /** Its quizzes, oldest first; inactive ones are listed to its author and whoever is enrolled. */
  quizzes: Array<Quiz>;
  /** The average of its reviews' stars, 1 to 5; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** What its students say of it, newest first. */
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
  /** Whether the viewer may review it: enrolled, a lesson done, and not its author. */
  viewerMayReview: Scalars['Boolean']['output'];
  /** The viewer's own review of it; null when there is none. */
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

/** There is a new draft. */
export type CourseCreated = {
  __typename?: 'CourseCreated';
  /** The draft. */
  course: InstructorCourse;
  /** What its author teaches, the draft included. */
  teaching: Teaching;
};

/** The course is gone for everyone; certificates of it stay. */
export type CourseDeleted = {
  __typename?: 'CourseDeleted';
  /** The course that is gone. */
  courseId: Scalars['ID']['output'];
  /** What its author still teaches. */
  teaching: Teaching;
};

/** There is a draft with the same lessons and, inactive, the same quizzes. */
export type CourseDuplicated = {
  __typename?: 'CourseDuplicated';
  /** The draft. */
  course: InstructorCourse;
  /** What its author teaches, the draft included. */
  teaching: Teaching;
};

/** Somebody saved it after this form was opened; nothing was changed. */
export type CourseEditedElsewhere = UserError & {
  __typename?: 'CourseEditedElsewhere';
  /** The course as it is now. */
  course: InstructorCourse;
  /** The sentence to show. */
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

/** A course as its form has it, lessons aside. */
export type CourseInput = {
  /** One of the catalogue's or the course form's categories. */
  category: Scalars['String']['input'];
  /** Plain text, at most 10,000 characters. */
  description: Scalars['String']['input'];
  /** What it expects. */
  level?: CourseLevel;
  /** In US cents, at most 99,999,999; 0 is free. */
  priceCents?: Scalars['Int']['input'];
  /** Its topics, at most 20 of at most 50 characters; the form calls them tags. */
  skills?: Array<Scalars['String']['input']>;
  /** At most 200 characters. */
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

/** The edit is saved. */
export type CourseUpdated = {
  __typename?: 'CourseUpdated';
  /** The course, with its new revision. */
  course: InstructorCourse;
};

/** What became of a new course. */
export type CreateCourseResult = CourseCreated | InvalidInput;

/** A new deck. */
export type CreateFlashcardDeckInput = {
  /** 1 to 100 cards, in their order. */
  cards: Array<FlashcardInput>;
  /** At most 200 characters. */
  title: Scalars['String']['input'];
};

/** What became of a new deck. */
export type CreateFlashcardDeckResult = FlashcardDeckCreated | InvalidInput;

/** What became of a new quiz. */
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

/** How much longer a student may take; minutes are rounded up. */
export type ExtraTime =
  /** Twice as long. */
  | 'DOUBLE'
  /** Half as much more. */
  | 'HALF'
  /** As long as everybody. */
  | 'NONE'
  /** A quarter more. */
  | 'QUARTER';

/** A card to learn by heart, shown again just before it would be forgotten. */
export type Flashcard = {
  __typename?: 'Flashcard';
  /** The answer; plain text. */
  back: Scalars['String']['output'];
  /** When it would come back after each rating given now. */
  choices: FlashcardChoices;
  /** When it is to be shown again. */
  dueAt: Scalars['DateTime']['output'];
  /** The question; plain text. */
  front: Scalars['String']['output'];
  /** The card, for good. */
  id: Scalars['ID']['output'];
  /** The lesson it is about; null when there is none, or none the viewer may read any more. */
  lesson?: Maybe<Lesson>;
  /** How often it was rated; hand it back with a rating. */
  reviewCount: Scalars['Int']['output'];
  /** The path that opens the lesson; null when lesson is. */
  source?: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  state: FlashcardState;
};

/** When a card would come back after each rating. */
export type FlashcardChoices = {
  __typename?: 'FlashcardChoices';
  /** After AGAIN. */
  again: Scalars['DateTime']['output'];
  /** After EASY. */
  easy: Scalars['DateTime']['output'];
  /** After GOOD. */
  good: Scalars['DateTime']['output'];
  /** After HARD. */
  hard: Scalars['DateTime']['output'];
};

/** Flashcards that belong together. */
export type FlashcardDeck = {
  __typename?: 'FlashcardDeck';
  /** How many cards it has. */
  cardCount: Scalars['Int']['output'];
  /** Its cards, in their order. */
  cards: Array<Flashcard>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Those that are due now, longest due first. */
  dueCards: Array<Flashcard>;
  /** How many of them are due now. */
  dueCount: Scalars['Int']['output'];
  /** The deck, for good. */
  id: Scalars['ID']['output'];
  /** When the next card is due; null without cards. */
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
};

/** The deck is kept. */
export type FlashcardDeckCreated = {
  __typename?: 'FlashcardDeckCreated';
  /** The viewer's assistant, which has changed. */
  assistant: Assistant;
  /** The new deck. */
  deck: FlashcardDeck;
};

/** The deck is gone with its cards. */
export type FlashcardDeckDeleted = {
  __typename?: 'FlashcardDeckDeleted';
  /** The viewer's assistant, which has changed. */
  assistant: Assistant;
  /** The deck that is gone. */
  deckId: Scalars['ID']['output'];
};

/** A new flashcard. */
export type FlashcardInput = {
  /** At most 2,000 characters. */
  back: Scalars['String']['input'];
  /** At most 500 characters. */
  front: Scalars['String']['input'];
  /** The lesson it is about; null for none. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};

/** The card is rated. */
export type FlashcardRated = {
  __typename?: 'FlashcardRated';
  /** The viewer's assistant, which has changed. */
  assistant: Assistant;
  /** The card as it is now. */
  card: Flashcard;
  /** Its deck, whose counts have moved. */
  deck: FlashcardDeck;
};

/** How well a card was remembered. */
export type FlashcardRating =
  /** Not at all. */
  | 'AGAIN'
  /** At once. */
  | 'EASY'
  /** Well. */
  | 'GOOD'
  /** With trouble. */
  | 'HARD';

/** How far a card has come. */
export type FlashcardState =
  /** On its way, due again within minutes. */
  | 'LEARNING'
  /** Never rated. */
  | 'NEW'
  /** Forgotten once, on its way again. */
  | 'RELEARNING'
  /** Learned, due again after days. */
  | 'REVIEW';

/** A practice question, which keeps no score; an author may take it over into a quiz. */
export type GeneratedQuestion = {
  __typename?: 'GeneratedQuestion';
  /** Exactly one of the options, or 'true' or 'false'. */
  answer: Scalars['String']['output'];
  /** The course of the lesson. */
  courseId: Scalars['ID']['output'];
  /** Why the answer is right. */
  explanation: Scalars['String']['output'];
  /** The lesson it was made from. */
  lessonId: Scalars['ID']['output'];
  /** The lesson's title. */
  lessonTitle: Scalars['String']['output'];
  /** The four of MULTIPLE_CHOICE, empty of TRUE_FALSE. */
  options: Array<Scalars['String']['output']>;
  /** A sentence of the lesson, word for word. */
  quote: Scalars['String']['output'];
  /** The path that opens the lesson. */
  source: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
  /** MULTIPLE_CHOICE or TRUE_FALSE. */
  type: QuestionType;
};

/** The viewer's notifications. */
export type Inbox = {
  __typename?: 'Inbox';
  /** The notifications in it, newest first. */
  notifications: NotificationConnection;
  /** How many were not opened yet. */
  unreadCount: Scalars['Int']['output'];
};


/** The viewer's notifications. */
export type InboxnotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: NotificationFilter;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A student who did something in a course. */
export type InstructorActivity = {
  __typename?: 'InstructorActivity';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** The course's title. */
  courseTitle: Scalars['String']['output'];
  /** The student's enrollment in the course. */
  enrollmentId: Scalars['ID']['output'];
  /** When they last completed a lesson of it. */
  lastActivityAt: Scalars['DateTime']['output'];
  /** How far they are in it, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
};

/** A course on one day (UTC). */
export type InstructorActivityDay = {
  __typename?: 'InstructorActivityDay';
  /** Students with a learning act. */
  activeStudents: Scalars['Int']['output'];
  /** The day as YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** Lessons that were completed, those deleted since included. */
  lessonsCompleted: Scalars['Int']['output'];
  /** Minutes lessons were open for students, rounded. */
  minutesSpent: Scalars['Int']['output'];
  /** Students who enrolled. */
  newEnrollments: Scalars['Int']['output'];
};

/** A course as its author sees it, drafts included. */
export type InstructorCourse = {
  __typename?: 'InstructorCourse';
  /** How it does, in detail. */
  analytics: InstructorCourseAnalytics;
  /** One of the catalogue's or the course form's categories. */
  category: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text, at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** The course, for good; the same id as the Course that students see. */
  id: Scalars['ID']['output'];
  /** false: a draft, or taken back. */
  isPublished: Scalars['Boolean']['output'];
  /** How many lessons it has. */
  lessonCount: Scalars['Int']['output'];
  /** Its lessons, in order. */
  lessons: Array<Lesson>;
  /** What it expects. */
  level: CourseLevel;
  /** How it does. */
  metrics: InstructorCourseMetrics;
  /** In US cents; 0 is free. Shown, not charged. */
  priceCents: Scalars['Int']['output'];
  /** Its quizzes, newest first. */
  quizzes: Array<InstructorQuiz>;
  /** Counts edits of the course itself, lessons aside; hand it back with an update. */
  revision: Scalars['Int']['output'];
  /** Its topics; the course form calls them tags. */
  skills: Array<Scalars['String']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
};


/** A course as its author sees it, drafts included. */
export type InstructorCourseanalyticsArgs = {
  days?: Scalars['Int']['input'];
};

/** How one course does, counted when asked. A learning act is a completed lesson, an open lesson, or a quiz started, answered or submitted. */
export type InstructorCourseAnalytics = {
  __typename?: 'InstructorCourseAnalytics';
  /** Those with a learning act in it in the last 30 days. */
  activeStudents: Scalars['Int']['output'];
  /** As many days as asked for, oldest first, today last; days without anything included. */
  activity: Array<InstructorActivityDay>;
  /** The mean of their percents, rounded; 0 without students. */
  averageProgress: Scalars['Int']['output'];
  /** Completions of enrollments in percent, rounded; 0 without students. */
  completionRate: Scalars['Int']['output'];
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** Where a bearer token gets all of its students as CSV. */
  csvPath: Scalars['String']['output'];
  /** How much it is used. */
  engagement: InstructorEngagement;
  /** Its lessons, in order. */
  lessonProgress: Array<InstructorLessonProgress>;
  /** Who may need a hand, one row a student, at most 50; those who were here last first. */
  needHand: Array<InstructorStudentNeed>;
  /** Its students. */
  students: InstructorStudentConnection;
  /** How many lessons it has. */
  totalLessons: Scalars['Int']['output'];
  /** Students who are enrolled. */
  totalStudents: Scalars['Int']['output'];
};


/** How one course does, counted when asked. A learning act is a completed lesson, an open lesson, or a quiz started, answered or submitted. */
export type InstructorCourseAnalyticsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InstructorStudentSort;
};

/** How a course does with those who are enrolled in it, at the moment of asking. */
export type InstructorCourseMetrics = {
  __typename?: 'InstructorCourseMetrics';
  /** The mean of the students' percents, rounded; 0 without enrollments. */
  averageProgress: Scalars['Int']['output'];
  /** Those of them at exactly 100 percent. */
  completionCount: Scalars['Int']['output'];
  /** Completions of enrollments in percent, rounded; 0 without enrollments. */
  completionRate: Scalars['Int']['output'];
  /** Students who are enrolled. */
  enrollmentCount: Scalars['Int']['output'];
};

/** A course in a ranking. */
export type InstructorCourseStanding = {
  __typename?: 'InstructorCourseStanding';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** false: a draft, or taken back. */
  isPublished: Scalars['Boolean']['output'];
  /** How it does. */
  metrics: InstructorCourseMetrics;
  /** The course's title. */
  title: Scalars['String']['output'];
};

/** How all courses of an instructor do, counted when asked. */
export type InstructorDashboard = {
  __typename?: 'InstructorDashboard';
  /** All of their courses, newest first. */
  courseMetrics: Array<InstructorCourseStanding>;
  /** In five numbers. */
  overview: InstructorOverview;
  /** The ten enrollments in which a lesson was completed last, newest first. */
  recentActivity: Array<InstructorActivity>;
  /** The five best: by enrollments, then completion rate. */
  topCourses: Array<InstructorCourseStanding>;
};

/** How much a course is used. */
export type InstructorEngagement = {
  __typename?: 'InstructorEngagement';
  /** Minutes its lessons were open for each enrolled student, on average, rounded; 0 without students. */
  averageMinutesSpent: Scalars['Int']['output'];
  /** Students with a learning act in it in the last 24 hours. */
  dailyActiveUsers: Scalars['Int']['output'];
  /** Students with a learning act in it in the last 7 days. */
  weeklyActiveUsers: Scalars['Int']['output'];
};

/** A student who may take longer. */
export type InstructorExtraTime = {
  __typename?: 'InstructorExtraTime';
  /** How much longer, never NONE. */
  extraTime: ExtraTime;
  /** The student's name. */
  name: Scalars['String']['output'];
  /** The student's account. */
  studentId: Scalars['ID']['output'];
};

/** How far students come: one lesson of a course. */
export type InstructorLessonProgress = {
  __typename?: 'InstructorLessonProgress';
  /** Students who have completed it. */
  completionCount: Scalars['Int']['output'];
  /** Those of the enrolled in percent, rounded; 0 without students. */
  completionPercent: Scalars['Int']['output'];
  /** The lesson. */
  lessonId: Scalars['ID']['output'];
  /** Minutes it was open for all students together, rounded. */
  minutesSpent: Scalars['Int']['output'];
  /** Its place in the course, counted from 1. */
  position: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Students whose next lesson it is: where they stand, or have stopped. */
  waitingCount: Scalars['Int']['output'];
};

/** All courses of an instructor in five numbers. */
export type InstructorOverview = {
  __typename?: 'InstructorOverview';
  /** Completions of enrollments in percent, over all courses together, rounded; 0 without enrollments. */
  averageCompletionRate: Scalars['Int']['output'];
  /** Enrollments at exactly 100 percent. */
  completedCourses: Scalars['Int']['output'];
  /** Enrollments of the last 30 days. */
  recentEnrollments: Scalars['Int']['output'];
  /** Their courses, drafts included. */
  totalCourses: Scalars['Int']['output'];
  /** Students who are enrolled in any of them, each counted once. */
  totalStudents: Scalars['Int']['output'];
};

/** A question as its author sees it, with what answers it. */
export type InstructorQuestion = {
  __typename?: 'InstructorQuestion';
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: Scalars['String']['output'];
  /** Why it is so, shown where the review rule shows answers; null: none. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** The question, the same through edits. */
  id: Scalars['ID']['output'];
  /** The four options of a multiple-choice question; empty for the others. */
  options: Array<Scalars['String']['output']>;
  /** What a right answer earns, 1 to 1,000. */
  points: Scalars['Int']['output'];
  /** The question itself, at most 5,000 characters. */
  text: Scalars['String']['output'];
  /** How it is answered. */
  type: QuestionType;
};

/** How a question did in the attempts that enter averages. */
export type InstructorQuestionStats = {
  __typename?: 'InstructorQuestionStats';
  /** Attempts that had it. */
  askedCount: Scalars['Int']['output'];
  /** Correlation of its points with the rest of the score, -1 to 1; null below 5 attempts or without spread. */
  discrimination?: Maybe<Scalars['Float']['output']>;
  /** Percent of its points reached on average, rounded; null when nobody had it. */
  facilityPercent?: Maybe<Scalars['Int']['output']>;
  /** The wrong answer that was given most often; null when nobody answered wrong. */
  mostChosenWrong?: Maybe<Scalars['String']['output']>;
  /** How often that one was given, 0 without one. */
  mostChosenWrongCount: Scalars['Int']['output'];
  /** The question, also one that the quiz no longer asks. */
  questionId: Scalars['ID']['output'];
  /** The question itself, as it was last asked. */
  text: Scalars['String']['output'];
  /** How it is answered. */
  type: QuestionType;
};

/** A quiz as its author sees it. */
export type InstructorQuiz = {
  __typename?: 'InstructorQuiz';
  /** Finished attempts that enter averages. */
  attemptCount: Scalars['Int']['output'];
  /** The rounded mean percent of those attempts; null without any. */
  averagePercent?: Maybe<Scalars['Int']['output']>;
  /** The course it belongs to. */
  course: InstructorCourse;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Plain text; may be empty. */
  description: Scalars['String']['output'];
  /** Students who may take longer, by name. */
  extraTimes: Array<InstructorExtraTime>;
  /** The quiz, for good. */
  id: Scalars['ID']['output'];
  /** false: students see it as not available. */
  isActive: Scalars['Boolean']['output'];
  /** How often a student may take it; null: as often as they like. */
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  /** The least percent that passes, 0 to 100. */
  passingScorePercent: Scalars['Int']['output'];
  /** How many questions it asks. */
  questionCount: Scalars['Int']['output'];
  /** Its questions with their keys, in order. */
  questions: Array<InstructorQuestion>;
  /** What came of it so far. */
  results: InstructorQuizResults;
  /** How much of a result its students see. */
  reviewRule: QuizReviewRule;
  /** Counts the edits: hand it back with an update. */
  revision: Scalars['Int']['output'];
  /** Whether each attempt has the options in an order of its own. */
  shufflesOptions: Scalars['Boolean']['output'];
  /** Whether each attempt has the questions in an order of its own. */
  shufflesQuestions: Scalars['Boolean']['output'];
  /** Minutes from start to deadline; null: no limit. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** Of all its questions together. */
  totalPoints: Scalars['Int']['output'];
};

/** An attempt as the author of its quiz sees it: without what was answered. */
export type InstructorQuizAttempt = {
  __typename?: 'InstructorQuizAttempt';
  /** When it ended; null while open. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The attempt. */
  id: Scalars['ID']['output'];
  /** 1 for the student's first at this quiz. */
  number: Scalars['Int']['output'];
  /** Whether it passed; null while open. */
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** Of the points, rounded, 0 to 100; null while open. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Points earned; null while open. */
  score?: Maybe<Scalars['Int']['output']>;
  /** When it was started. */
  startedAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: QuizAttemptState;
  /** Points of all its questions together. */
  total: Scalars['Int']['output'];
};

/** What came of a quiz so far. */
export type InstructorQuizResults = {
  __typename?: 'InstructorQuizResults';
  /** Path of the CSV of every attempt, answered to the bearer token of its author. */
  csvPath: Scalars['String']['output'];
  /** How many attempts that enter averages reached 0-9, 10-19, … 90-100 percent. */
  distribution: Array<Scalars['Int']['output']>;
  /** The minutes from start to end in the middle of them, rounded; null without any. */
  medianMinutes?: Maybe<Scalars['Int']['output']>;
  /** The percent in the middle of them, rounded; null without any. */
  medianPercent?: Maybe<Scalars['Int']['output']>;
  /** How many attempts that enter averages passed. */
  passedCount: Scalars['Int']['output'];
  /** Question by question, in the quiz's order, those it no longer asks at the end. */
  questions: Array<InstructorQuestionStats>;
  /** The students of the quiz's course with their attempts, by name. */
  students: InstructorQuizStudentConnection;
};


/** What came of a quiz so far. */
export type InstructorQuizResultsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A student of the quiz's course with what they did at the quiz. */
export type InstructorQuizStudent = {
  __typename?: 'InstructorQuizStudent';
  /** All of their attempts, the first first. */
  attempts: Array<InstructorQuizAttempt>;
  /** The best percent of their attempts that enter averages; null without any. */
  bestPercent?: Maybe<Scalars['Int']['output']>;
  /** The student's email. */
  email: Scalars['String']['output'];
  /** How much longer they may take. */
  extraTime: ExtraTime;
  /** Whether one of those attempts passed. */
  hasPassed: Scalars['Boolean']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** The quiz. */
  quizId: Scalars['ID']['output'];
  /** The student's account. */
  studentId: Scalars['ID']['output'];
};

/** A page of students. */
export type InstructorQuizStudentConnection = {
  __typename?: 'InstructorQuizStudentConnection';
  /** By name. */
  nodes: Array<InstructorQuizStudent>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** All of an instructor's quizzes in four numbers. */
export type InstructorQuizTotals = {
  __typename?: 'InstructorQuizTotals';
  /** Those that students can take. */
  activeQuizzes: Scalars['Int']['output'];
  /** The rounded mean percent of those attempts; null without any. */
  averagePercent?: Maybe<Scalars['Int']['output']>;
  /** Finished attempts that enter averages. */
  totalAttempts: Scalars['Int']['output'];
  /** How many quizzes there are. */
  totalQuizzes: Scalars['Int']['output'];
};

/** A student of a course, as its author sees them. */
export type InstructorStudent = {
  __typename?: 'InstructorStudent';
  /** Their address, for writing to them. */
  email: Scalars['String']['output'];
  /** When they enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Their enrollment in the course. */
  id: Scalars['ID']['output'];
  /** Their last learning act in it; null: none yet. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of the lessons they have done. */
  lessonsCompleted: Scalars['Int']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** How far they are, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** The percent in a word. */
  status: StudentStatus;
  /** The student's account. */
  studentId: Scalars['ID']['output'];
};

/** Students of a course, a page of them. */
export type InstructorStudentConnection = {
  __typename?: 'InstructorStudentConnection';
  /** The students of this page. */
  nodes: Array<InstructorStudent>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** How many students match the search, on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A student who may need a hand. */
export type InstructorStudentNeed = {
  __typename?: 'InstructorStudentNeed';
  /** The reason in plain words. */
  message: Scalars['String']['output'];
  /** Why; a failed quiz goes before being stuck, and that before no activity. */
  need: StudentNeed;
  /** The student. */
  student: InstructorStudent;
};

/** What a list of students is ordered by. */
export type InstructorStudentSort =
  /** When they enrolled. */
  | 'ENROLLED'
  /** Their last learning act; before all others who have none. */
  | 'LAST_ACTIVITY'
  /** Their names. */
  | 'NAME'
  /** Their percents. */
  | 'PROGRESS';

/** No account matches this email and password. */
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
  /** The path that gives captions which are a text to everyone who may read the lesson; null when there is none. */
  captionsPath?: Maybe<Scalars['String']['output']>;
  /** Captions as WebVTT text; null when there are none, or an address. Of at most 20 lessons a request. */
  captionsText?: Maybe<Scalars['String']['output']>;
  /** The address of WebVTT captions of the film; null when there are none, or a text. */
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
  /** Markdown without HTML; empty when there are none. Of at most 200 lessons a request. */
  notes: Scalars['String']['output'];
  /** Its place in the course, counted from 1. */
  position: Scalars['Int']['output'];
  /** Counts its author's edits; an author hands it back with an update. */
  revision: Scalars['Int']['output'];
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** A YouTube link, a media file or a path of this site; null: a lesson to read. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has done it; false when signed out. */
  viewerHasCompleted: Scalars['Boolean']['output'];
};

/** There is a new lesson. */
export type LessonAdded = {
  __typename?: 'LessonAdded';
  /** Its course, with the lessons in their new order. */
  course: InstructorCourse;
  /** The lesson. */
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

/** The lesson is gone, and the students' progress counted anew; restoreLesson undoes it. */
export type LessonDeleted = {
  __typename?: 'LessonDeleted';
  /** Its course, with the lessons in their new order. */
  course: InstructorCourse;
  /** The lesson that is gone. */
  lessonId: Scalars['ID']['output'];
};

/** Somebody saved it after this form was opened; nothing was changed. */
export type LessonEditedElsewhere = UserError & {
  __typename?: 'LessonEditedElsewhere';
  /** The lesson as it is now. */
  lesson: Lesson;
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** A lesson as its form has it; it needs a video or notes. */
export type LessonInput = {
  /** Captions as WebVTT text of at most 150,000 bytes, in place of an address; null or blank: none. */
  captionsText?: InputMaybe<Scalars['String']['input']>;
  /** A WebVTT file: an https address or a path below /media/; null or blank: none. */
  captionsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 10,000 characters. */
  description?: Scalars['String']['input'];
  /** Free text of at most 20 characters, such as 10:30; null or blank: not said. */
  duration?: InputMaybe<Scalars['String']['input']>;
  /** Markdown without HTML, at most 50,000 characters. */
  notes?: Scalars['String']['input'];
  /** At most 200 characters. */
  title: Scalars['String']['input'];
  /** A YouTube link, another https address or a path below /media/; null or blank: a lesson to read. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The lesson has its new place. */
export type LessonMoved = {
  __typename?: 'LessonMoved';
  /** Its course, with the lessons in their new order. */
  course: InstructorCourse;
  /** The lesson. */
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

/** The lesson is back where it stood, with what students had done of it. */
export type LessonRestored = {
  __typename?: 'LessonRestored';
  /** Its course, with the lessons in their new order. */
  course: InstructorCourse;
  /** The lesson. */
  lesson: Lesson;
};

/** The edit is saved. */
export type LessonUpdated = {
  __typename?: 'LessonUpdated';
  /** The lesson, with its new revision. */
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

/** The message is in its recipient’s inbox. */
export type MessageSent = {
  __typename?: 'MessageSent';
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a lesson to one of their courses. */
  addLesson: AddLessonResult;
  /** Leaves a testimonial; no account needed, ten an hour. */
  addTestimonial: AddTestimonialResult;
  /** Asks; answers when the answer is complete or stopped. RATE_LIMITED beyond 30 an hour or 2 at once. */
  askAssistant: AskAssistantResult;
  /** Deletes all of the viewer's conversations. */
  clearConversations: Assistant;
  /** Marks a lesson complete; again changes nothing. FORBIDDEN unless enrolled. */
  completeLesson: LessonProgress;
  /** A student writes to an instructor with a published course; 30 messages an hour. */
  contactInstructor: ContactInstructorResult;
  /** Makes a draft, with its lessons or not at all. RATE_LIMITED beyond 60 courses an hour. */
  createCourse: CreateCourseResult;
  /** Makes a deck of own cards. NOT_FOUND for a lesson the viewer may not read. */
  createFlashcardDeck: CreateFlashcardDeckResult;
  /** Makes a quiz, active at once. NOT_FOUND unless the course is theirs. */
  createQuiz: CreateQuizResult;
  /** Deletes a conversation with its messages. NOT_FOUND unless the viewer's own. */
  deleteConversation: ConversationDeleted;
  /** Deletes a course for everyone; certificates of it stay. */
  deleteCourse: CourseDeleted;
  /** Deletes a deck with its cards. NOT_FOUND unless the viewer's own. */
  deleteFlashcardDeck: FlashcardDeckDeleted;
  /** Deletes a lesson and counts the students' progress anew; restoreLesson undoes it. */
  deleteLesson: LessonDeleted;
  /** Deletes a quiz; open attempts may finish. NOT_FOUND unless it is theirs. */
  deleteQuiz: QuizDeleted;
  /** Takes the viewer's review of a course back. */
  deleteReview: ReviewDeleted;
  /** Makes a draft with the same lessons and quizzes. RATE_LIMITED as createCourse. */
  duplicateCourse: CourseDuplicated;
  /** Enrolls the viewer in a published course that is not their own. */
  enroll: EnrollResult;
  /** Opens a session. RATE_LIMITED after 10 failures from one address in 15 minutes, and after 100 from addresses the account has never signed in from; the right password is refused then too. */
  logIn: LogInResult;
  /** Ends the viewer's session; true also when there was none. */
  logOut: Scalars['Boolean']['output'];
  /** Marks every notification of the viewer's as opened. */
  markAllNotificationsRead: Inbox;
  /** Marks one of the viewer's notifications as opened; again changes nothing. */
  markNotificationRead: NotificationRead;
  /** Gives a lesson another place within its course. */
  moveLesson: LessonMoved;
  /** Rates a card that was shown; the same showing counts once. NOT_FOUND unless the viewer's own. */
  rateFlashcard: FlashcardRated;
  /** Says that the viewer had a lesson open; answers the seconds counted: at most 60, and no more than passed since the last time. FORBIDDEN unless enrolled. */
  recordPresence: Scalars['Int']['output'];
  /** Registers an account; it then logs in with logIn. */
  register: RegisterResult;
  /** Makes a reset token for an email. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Sets a new password by a reset token. */
  resetPassword: ResetPasswordResult;
  /** Brings a deleted lesson back to where it stood. NOT_FOUND when it is not deleted. */
  restoreLesson: LessonRestored;
  /** Saves some answers and, when given, which questions are flagged. */
  saveQuizAnswers: SaveQuizAnswersResult;
  /** An instructor writes to a student enrolled with them; 30 messages an hour. */
  sendNotification: SendNotificationResult;
  /** Publishes a course or takes it back, which leaves access to those enrolled; again changes nothing. */
  setCoursePublished: InstructorCourse;
  /** Gives a student more time, in attempts started from now on. NOT_FOUND unless the quiz is theirs and the student enrolled in its course. */
  setExtraTime: InstructorQuizStudent;
  /** Activates or deactivates a quiz; the same again changes nothing. NOT_FOUND unless it is theirs. */
  setQuizActive: InstructorQuiz;
  /** Opens an attempt, or answers the open one. NOT_FOUND when inactive, FORBIDDEN unless enrolled or for the author, RATE_LIMITED beyond 60 new ones an hour. */
  startQuizAttempt: StartQuizAttemptResult;
  /** Stops one of the viewer's own answers; true also when there is none to stop. */
  stopAssistant: Scalars['Boolean']['output'];
  /** Finishes an attempt and grades it; the same again answers the same. */
  submitQuizAttempt: SubmitQuizAttemptResult;
  /** Takes a completion back; an issued certificate stays. */
  undoLessonCompletion: LessonProgress;
  /** Edits a course, its lessons aside. */
  updateCourse: UpdateCourseResult;
  /** Edits a lesson. */
  updateLesson: UpdateLessonResult;
  /** Changes the viewer's bio and picture address. */
  updateProfile: UpdateProfileResult;
  /** Writes the whole quiz; questions with an id keep it, those left out are removed, and attempts stay as they were. NOT_FOUND unless it is theirs. */
  updateQuiz: UpdateQuizResult;
  /** Reviews a course the viewer studies, or rewrites the viewer's review of it. */
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

/** The quiz was taken as often as its author allows. */
export type NoAttemptsLeft = UserError & {
  __typename?: 'NoAttemptsLeft';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** There is no answer to submit; the attempt stays open. */
export type NothingAnswered = UserError & {
  __typename?: 'NothingAnswered';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** Something its recipient should know, from a person or from the platform. */
export type Notification = {
  __typename?: 'Notification';
  /** When it was sent; of one that counts up, when it last did. */
  createdAt: Scalars['DateTime']['output'];
  /** The notification, for good. */
  id: Scalars['ID']['output'];
  /** Whether its recipient has opened it. */
  isRead: Scalars['Boolean']['output'];
  /** What it is about. */
  kind: NotificationKind;
  /** Plain text, at most 5,000 characters. */
  message: Scalars['String']['output'];
  /** Path of the page that has more to say; null when there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** Who wrote it; null: the platform itself. */
  senderName?: Maybe<Scalars['String']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
};

/** Notifications, newest first. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications of this page. */
  nodes: Array<Notification>;
  /** Where this page ends. */
  pageInfo: PageInfo;
};

/** Which notifications a list holds. */
export type NotificationFilter =
  /** Every one. */
  | 'ALL'
  /** Those that were opened. */
  | 'READ'
  /** Those that were not opened yet. */
  | 'UNREAD';

/** What a notification is about. */
export type NotificationKind =
  /** The recipient earned a certificate. */
  | 'CERTIFICATE_EARNED'
  /** Somebody wrote. */
  | 'MESSAGE'
  /** A quiz opened in a course the recipient is enrolled in. */
  | 'QUIZ_PUBLISHED'
  /** Students enrolled in the recipient's courses; one a day, counting up. */
  | 'STUDENT_ENROLLED';

/** A notification that counts as opened now. */
export type NotificationRead = {
  __typename?: 'NotificationRead';
  /** The inbox it is in. */
  inbox: Inbox;
  /** The notification. */
  notification: Notification;
};

/** A notification that has just arrived, counted up or been opened. */
export type NotificationReceived = {
  __typename?: 'NotificationReceived';
  /** The inbox it is in. */
  inbox: Inbox;
  /** The notification. */
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
  /** What a right answer earns, at least 1. */
  points: Scalars['Int']['output'];
  /** Names the question in answers. */
  questionId: Scalars['ID']['output'];
  /** The question itself. */
  text: Scalars['String']['output'];
  /** How it is answered. */
  type: QuestionType;
};

/** A question of a quiz that is created or edited. */
export type QuestionInput = {
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: Scalars['String']['input'];
  /** Why it is so, at most 5,000 characters; null: none. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** The question it edits; null: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Four of a multiple-choice question; ignored for the others. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What a right answer earns, 1 to 1,000. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000 characters. */
  text: Scalars['String']['input'];
  /** How it is answered. */
  type: QuestionType;
};

/** What became of one answer, as far as the review rule shows it. */
export type QuestionReview = {
  __typename?: 'QuestionReview';
  /** null when there is none or the rule does not show it. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Whether the answer was right; false without one. */
  isCorrect: Scalars['Boolean']['output'];
  /** All of the question's points, or 0. */
  pointsEarned: Scalars['Int']['output'];
  /** The question. */
  questionId: Scalars['ID']['output'];
  /** null unless the review rule shows answers. */
  rightAnswer?: Maybe<Scalars['String']['output']>;
};

/** How a question is answered. */
export type QuestionType =
  /** With one of its four options. */
  | 'MULTIPLE_CHOICE'
  /** In words; compared trimmed and without regard to case. */
  | 'SHORT_ANSWER'
  /** With 'true' or 'false'. */
  | 'TRUE_FALSE';

/** A quiz of a course as everyone may see it: without its questions. */
export type Quiz = {
  __typename?: 'Quiz';
  /** The course it belongs to. */
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

/** An answer to one question of an attempt. */
export type QuizAnswerInput = {
  /** '' takes the answer back. At most 5,000 characters. */
  answer: Scalars['String']['input'];
  /** The question. */
  questionId: Scalars['ID']['input'];
};

/** The server keeps the answers. */
export type QuizAnswersSaved = {
  __typename?: 'QuizAnswersSaved';
  /** The attempt as it is now. */
  attempt: QuizAttempt;
};

/** One of the viewer's attempts at a quiz, as it was when it started. */
export type QuizAttempt = {
  __typename?: 'QuizAttempt';
  /** The answers the server keeps, in the order of questions. */
  answers: Array<SavedAnswer>;
  /** 0 at the start; one more with each save that changed an answer. Of two states of an open attempt, the one with the higher revision is newer. */
  answersRevision: Scalars['Int']['output'];
  /** When an answer was last saved; null: none yet. */
  answersSavedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the time is up, by the clock of serverNow; null: no time limit. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes of timeLimitMinutes that are extra time, 0 without. */
  extraMinutes: Scalars['Int']['output'];
  /** When it was submitted or its time was up, never after the deadline; null while open. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The questions that were flagged for review. */
  flaggedQuestionIds: Array<Scalars['ID']['output']>;
  /** The attempt, for good. */
  id: Scalars['ID']['output'];
  /** 1 for the viewer's first at this quiz. */
  number: Scalars['Int']['output'];
  /** In this attempt's order; as they were when it started. */
  questions: Array<Question>;
  /** The quiz, also when it can no longer be taken. */
  quiz: Quiz;
  /** What it came to; null while open. */
  result?: Maybe<QuizResult>;
  /** One a question, in order, as far as the quiz's review rule allows; null while this or another attempt at the quiz is open, or when only the score is shown. */
  review?: Maybe<Array<QuestionReview>>;
  /** Why review is null; null when it is shown, and while the attempt itself is open. */
  reviewHiddenReason?: Maybe<ReviewHiddenReason>;
  /** The server's time when it answered: count down from deadline - serverNow, never from the device's clock. */
  serverNow: Scalars['DateTime']['output'];
  /** When it was started. */
  startedAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: QuizAttemptState;
  /** Minutes from start to deadline, extra time included; null: no limit. */
  timeLimitMinutes?: Maybe<Scalars['Int']['output']>;
};

/** One of the viewer's own attempts was changed. It carries no answers: read the attempt again when it is over or when the revision is higher than the one known. */
export type QuizAttemptChange = {
  __typename?: 'QuizAttemptChange';
  /** The attempt's answersRevision now. */
  answersRevision: Scalars['Int']['output'];
  /** The attempt. */
  attemptId: Scalars['ID']['output'];
  /** How far it is now. */
  state: QuizAttemptState;
};

/** Its time ran out, or it was submitted elsewhere; the attempt carries the result. */
export type QuizAttemptOver = UserError & {
  __typename?: 'QuizAttemptOver';
  /** The finished attempt. */
  attempt: QuizAttempt;
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** The attempt is open. */
export type QuizAttemptStarted = {
  __typename?: 'QuizAttemptStarted';
  /** With its questions and its deadline. */
  attempt: QuizAttempt;
};

/** How far an attempt is. */
export type QuizAttemptState =
  /** Its time ran out; the saved answers were graded. */
  | 'EXPIRED'
  /** Being worked on. */
  | 'OPEN'
  /** Handed in. */
  | 'SUBMITTED';

/** The attempt is finished; submitting the same again answers the same. */
export type QuizAttemptSubmitted = {
  __typename?: 'QuizAttemptSubmitted';
  /** With its result. */
  attempt: QuizAttempt;
};

/** The quiz is there now. */
export type QuizCreated = {
  __typename?: 'QuizCreated';
  /** The new quiz. */
  quiz: InstructorQuiz;
  /** What they teach, which has changed. */
  teaching: Teaching;
};

/** The quiz is gone; attempts that are open may finish. */
export type QuizDeleted = {
  __typename?: 'QuizDeleted';
  /** The quiz that was deleted. */
  quizId: Scalars['ID']['output'];
  /** What they teach, which has changed. */
  teaching: Teaching;
};

/** Someone saved it after this form was opened; nothing was changed. */
export type QuizEditedElsewhere = UserError & {
  __typename?: 'QuizEditedElsewhere';
  /** The sentence to show. */
  message: Scalars['String']['output'];
  /** The quiz as it is now. */
  quiz: InstructorQuiz;
};

/** A quiz as its form has it. */
export type QuizInput = {
  /** The course, one of the viewer's own. */
  courseId: Scalars['ID']['input'];
  /** At most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How often a student may take it, 1 to 100; null: as often as they like. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** The least percent that passes, 0 to 100. */
  passingScorePercent?: InputMaybe<Scalars['Int']['input']>;
  /** In order, 1 to 200. */
  questions: Array<QuestionInput>;
  /** How much of a result its students see. */
  reviewRule?: InputMaybe<QuizReviewRule>;
  /** Whether each attempt has the options in an order of its own. */
  shufflesOptions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each attempt has the questions in an order of its own. */
  shufflesQuestions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minutes, at most 1,440; null or 0: no limit. */
  timeLimitMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200 characters. */
  title: Scalars['String']['input'];
};

/** What a finished attempt came to. */
export type QuizResult = {
  __typename?: 'QuizResult';
  /** Whether percent reached passingScorePercent. */
  passed: Scalars['Boolean']['output'];
  /** The least percent that passed when the attempt started. */
  passingScorePercent: Scalars['Int']['output'];
  /** Of the points, rounded, 0 to 100; 100 only for all of them. */
  percent: Scalars['Int']['output'];
  /** Points earned. */
  score: Scalars['Int']['output'];
  /** Points of all questions together. */
  total: Scalars['Int']['output'];
};

/** How much of a finished attempt its student is shown. */
export type QuizReviewRule =
  /** The right answers and their explanations too. */
  | 'ANSWERS'
  /** The score; which answers were right once the quiz is passed; the right answers once no attempts are left. */
  | 'AUTOMATIC'
  /** The score alone. */
  | 'SCORE'
  /** Which answers were right. */
  | 'VERDICTS';

/** The quiz was saved; attempts at it stay as they were. */
export type QuizUpdated = {
  __typename?: 'QuizUpdated';
  /** The quiz as it is now. */
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
  /** At least 6 characters and at most 256 bytes; spaces count. */
  newPassword: Scalars['String']['input'];
  /** The token that was sent or shown. */
  resetToken: Scalars['String']['input'];
};

/** What became of a password reset. */
export type ResetPasswordResult = InvalidInput | InvalidResetToken | PasswordReset;

/** A student's stars for a course; one a student and course. */
export type Review = {
  __typename?: 'Review';
  /** When it was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** The review, for good. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
  /** Plain text, at most 2,000 characters; null when not given. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A course's reviews, newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** Where this page ends. */
  pageInfo: PageInfo;
  /** Of all pages together: one for each number of stars, 5 first. */
  starCounts: Array<StarCount>;
};

/** The viewer's review is gone; also when there was none. */
export type ReviewDeleted = {
  __typename?: 'ReviewDeleted';
  /** The course, whose rating has moved. */
  course: Course;
};

/** Why the review of a finished attempt is not shown. */
export type ReviewHiddenReason =
  /** Another attempt at the quiz is open; it is shown once that is finished. */
  | 'OPEN_ATTEMPT'
  /** The review rule shows the score alone. */
  | 'REVIEW_RULE';

/** Only who is enrolled and has done a lesson reviews a course, and never its author. */
export type ReviewNotAllowed = UserError & {
  __typename?: 'ReviewNotAllowed';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** The review counts from now on. */
export type ReviewWritten = {
  __typename?: 'ReviewWritten';
  /** The course, whose rating has moved. */
  course: Course;
  /** The review. */
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

/** What became of saving. */
export type SaveQuizAnswersResult = QuizAnswersSaved | QuizAttemptOver;

/** An answer the server keeps. */
export type SavedAnswer = {
  __typename?: 'SavedAnswer';
  /** As it was given, never empty. */
  answer: Scalars['String']['output'];
  /** The question. */
  questionId: Scalars['ID']['output'];
};

/** A message to a student. */
export type SendNotificationInput = {
  /** At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** At most 200 characters. */
  title: Scalars['String']['input'];
  /** The email of a student enrolled in one of the viewer's courses. */
  toEmail: Scalars['String']['input'];
};

/** What became of a message to a student. */
export type SendNotificationResult = InvalidInput | MessageSent | UnknownRecipient;

/** How many reviews give this many stars. */
export type StarCount = {
  __typename?: 'StarCount';
  /** How many reviews. */
  count: Scalars['Int']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** What became of starting. */
export type StartQuizAttemptResult = NoAttemptsLeft | QuizAttemptStarted;

/** Why a student may need a hand. */
export type StudentNeed =
  /** They failed a quiz at least twice and have not passed it. */
  | 'FAILED_QUIZ'
  /** They are not done, and had no learning act in 14 days. */
  | 'NO_ACTIVITY'
  /** They came back to their next lesson on at least three days without completing it. */
  | 'STUCK';

/** How far a student is, in a word. */
export type StudentStatus =
  /** At 100 percent. */
  | 'COMPLETED'
  /** Above 50 percent. */
  | 'IN_PROGRESS'
  /** At 50 percent or below. */
  | 'JUST_STARTED';

/** What became of a submission. */
export type SubmitQuizAttemptResult = AnswersChangedElsewhere | NothingAnswered | QuizAttemptOver | QuizAttemptSubmitted;

export type Subscription = {
  __typename?: 'Subscription';
  /** The words of one of the viewer's own answers as they come. */
  assistantAnswerStreamed: AssistantWords;
  /** An enrollment of the viewer that moved, in any tab or on any device. */
  enrollmentChanged: Enrollment;
  /** A notification to the viewer, as it arrives or is opened on any of their screens; of several opened together, the newest. */
  notificationReceived: NotificationReceived;
  /** One of the viewer's own attempts had an answer changed, was submitted or ran out of time, in any tab or on any device. */
  quizAttemptChanged: QuizAttemptChange;
};


export type SubscriptionassistantAnswerStreamedArgs = {
  requestId: Scalars['ID']['input'];
};


export type SubscriptionenrollmentChangedArgs = {
  tab?: InputMaybe<Scalars['ID']['input']>;
};

/** What an instructor works on; everything an author alone may see hangs here. */
export type Teaching = {
  __typename?: 'Teaching';
  /** One of their courses; null when it is not theirs. */
  course?: Maybe<InstructorCourse>;
  /** Their courses, newest first, deleted ones left out. */
  courses: Array<InstructorCourse>;
  /** How all of their courses do. */
  dashboard: InstructorDashboard;
  /** The instructor's account. */
  id: Scalars['ID']['output'];
  /** One of their quizzes; null when it is not theirs. */
  quiz?: Maybe<InstructorQuiz>;
  /** All of them in four numbers. */
  quizTotals: InstructorQuizTotals;
  /** Their quizzes, newest first. */
  quizzes: Array<InstructorQuiz>;
};


/** What an instructor works on; everything an author alone may see hangs here. */
export type TeachingcourseArgs = {
  id: Scalars['ID']['input'];
};


/** What an instructor works on; everything an author alone may see hangs here. */
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

/** Nobody whom the viewer may write to has this email; it does not say whether anybody else has. */
export type UnknownRecipient = UserError & {
  __typename?: 'UnknownRecipient';
  /** The sentence to show. */
  message: Scalars['String']['output'];
};

/** What became of an edit. */
export type UpdateCourseResult = CourseEditedElsewhere | CourseUpdated | InvalidInput;

/** What became of an edit. */
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

/** What became of an edit. */
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
  /** Their assistant. */
  assistant: Assistant;
  /** What the platform and other people told them. */
  inbox: Inbox;
  /** What they learn and how far they are. */
  learning: Learning;
  /** What they teach; null unless they are an instructor. */
  teaching?: Maybe<Teaching>;
};

/** The viewer's review of a course; a second one takes the first one's place. */
export type WriteReviewInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
  /** 1 to 5. */
  stars: Scalars['Int']['input'];
  /** At most 2,000 characters; null or blank for none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a review. */
export type WriteReviewResult = InvalidInput | ReviewNotAllowed | ReviewWritten;
