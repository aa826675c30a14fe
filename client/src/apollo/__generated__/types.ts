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

/** Result of `acceptCourseInvitation`. */
export type AcceptCourseInvitationResult = CourseJoined | InvitationRefused;

/** Result of `acceptInvitationAs`. */
export type AcceptInvitationAsResult = InvalidInput | InvitationAccepted;

/** An accepted invitation. */
export type AcceptInvitationInput = {
  /** Name shown to others, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Password, at least 6 characters and at most 256 bytes. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** What an access token may do. A scope `write:…` includes the scope `read:…` of the same area. */
export type AccessScope =
  /** `ask:assistant`: Ask the assistant, and read and delete your conversations and flashcards. */
  | 'ASK_ASSISTANT'
  /** `read:admin`: Read what administrators see: people, courses, settings, health and the audit log. */
  | 'READ_ADMIN'
  /** `read:learning`: Read your enrollments, progress, quiz attempts, certificates, notes and goals. */
  | 'READ_LEARNING'
  /** `read:messages`: Read your messages and notifications. */
  | 'READ_MESSAGES'
  /** `read:profile`: Read your profile and your notification settings. */
  | 'READ_PROFILE'
  /** `read:teaching`: Read your own courses and quizzes, their students and their results. */
  | 'READ_TEACHING'
  /** `write:admin`: Change what administrators change: suspensions, courses, categories and texts, but no roles or settings. */
  | 'WRITE_ADMIN'
  /** `write:learning`: Enroll, complete lessons, take quizzes, and write notes and reviews. */
  | 'WRITE_LEARNING'
  /** `write:messages`: Send messages, and mark messages and notifications as read. */
  | 'WRITE_MESSAGES'
  /** `write:profile`: Change your profile and your notification settings. */
  | 'WRITE_PROFILE'
  /** `write:teaching`: Create, change, publish and delete your own courses and quizzes. */
  | 'WRITE_TEACHING';

/** A token of the viewer with which a program of theirs uses the APIs. Its text is shown only once. Not available to access tokens. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique identifier of the access token. It grants no access. */
  id: Scalars['ID']['output'];
  /** Whether it has stopped working. It is deleted 30 days later. */
  isExpired: Scalars['Boolean']['output'];
  /** When it was last used, to the minute; null if it was not used yet. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Beginning of the network address of the last use, such as `203.0.…`; null if unknown. */
  lastUsedNetwork?: Maybe<Scalars['String']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** What it may do, as chosen by its owner. */
  scopes: Array<AccessScope>;
};

/** The access token was created. Not available to access tokens. */
export type AccessTokenCreated = {
  __typename?: 'AccessTokenCreated';
  /** All of the viewer's access tokens, newest first. */
  accessTokens: Array<AccessToken>;
  /** The token. Send it as `Authorization: Bearer …`. It cannot be read again. */
  token: Scalars['String']['output'];
};

/** An account, visible to its owner only. Access tokens need the scope `read:profile`. */
export type Account = {
  __typename?: 'Account';
  /** Short biography, which an instructor's courses show; null if not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address used to log in, visible to the owner only. */
  email: Scalars['String']['output'];
  /** Unique identifier of the account. */
  id: Scalars['ID']['output'];
  /** Preferred language as a BCP 47 tag, such as `en-GB`; null for the browser's. */
  language?: Maybe<Scalars['String']['output']>;
  /** Name shown to others. */
  name: Scalars['String']['output'];
  /** Picture: an https URL, or the path of an uploaded one on this server (`/pictures/….webp`, 512 pixels; with `-small` before the dot, 96 pixels). null if there is none. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** Role of the account. */
  role: Role;
  /** IANA time zone, such as `Europe/Berlin`; null if not chosen yet. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** The account will be deleted. All of its sessions have ended, and others see it as deleted already. To keep it, log in before it is due. */
export type AccountDeletionRequested = {
  __typename?: 'AccountDeletionRequested';
  /** When the account will be deleted. */
  dueAt: Scalars['DateTime']['output'];
};

/** The account is kept as it was, and its token is that of a session. */
export type AccountKept = {
  __typename?: 'AccountKept';
  /** The session token, the same as given. */
  token: Scalars['String']['output'];
  /** The signed-in account. */
  viewer: Viewer;
};

/** The token is wrong, or the account is deleted already. */
export type AccountNotKept = UserError & {
  __typename?: 'AccountNotKept';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The provider has confirmed who the person is, but an account has the same email. Prove with `linkProviderAccount` that it is the same person’s. */
export type AccountProofRequired = {
  __typename?: 'AccountProofRequired';
  /** The email, verified by the provider. */
  email: Scalars['String']['output'];
  /** Token for `linkProviderAccount`. It works once, for ten minutes. */
  token: Scalars['String']['output'];
};

/** Whether an account can be used. */
export type AccountState =
  /** Can log in. */
  | 'ACTIVE'
  /** Cannot log in until an administrator reinstates it. */
  | 'SUSPENDED';

/** The email and password are right, but an administrator suspended the account. */
export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
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

/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type Administration = {
  __typename?: 'Administration';
  /** The budgets for an external model or host. */
  assistantBudgets: AssistantBudgets;
  /** What was used of an external model or host in a month. */
  assistantUse: AssistantUse;
  /** Who did what to whom, by time. */
  auditLog: AuditEntryConnection;
  /** The categories of courses in order, at most 100 and those that courses had before. */
  categories: Array<ManagedCategory>;
  /** All courses, published or not, in the given order, without deleted ones. */
  courses: ManagedCourseConnection;
  /** How the platform is: database, emails, background tasks, disk, memory and versions. */
  health: Health;
  /** Identifier of the administrator's account. */
  id: Scalars['ID']['output'];
  /** Invitations of instructors that can be used, newest first, at most 200. */
  instructorInvitations: Array<PendingInvitation>;
  /** The questions that can be on the landing page, at most 500: those that authors released for practice, about a lesson of a published course. */
  landingQuestionChoices: Array<LandingQuestionChoice>;
  /** Accounts in the given order, without those that are or will be deleted. */
  people: PersonConnection;
  /** One account; null if there is none. */
  person?: Maybe<Person>;
  /** The active instructors on a course's team besides its owner, whom `changeCourseOwner` can make its owner: instructors of the course first, then by name. NOT_FOUND for a deleted course. */
  possibleOwners: Array<Person>;
  /** Reviews of all courses, newest first. */
  reviews: ManagedReviewConnection;
  /** Imports of OneRoster packages, newest first, at most 50. Not available to access tokens. */
  rosterImports: Array<RosterImport>;
  /** The settings of the platform. */
  settings: PlatformSettings;
  /** All testimonials, newest first. */
  testimonials: ManagedTestimonialConnection;
  /** Number of blocked courses whose instructors asked to lift the block. */
  waitingCourseCount: Scalars['Int']['output'];
  /** Number of accounts that wait to become an instructor’s. */
  waitingInstructorCount: Scalars['Int']['output'];
  /** Accounts that wait to become an instructor’s, newest first. */
  waitingInstructors: WaitingInstructorConnection;
  /** Number of reviews that wait for approval. */
  waitingReviewCount: Scalars['Int']['output'];
  /** Number of testimonials that wait for approval. */
  waitingTestimonialCount: Scalars['Int']['output'];
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationassistantUseArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationauditLogArgs = {
  actions?: InputMaybe<Array<AuditAction>>;
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  personId?: InputMaybe<Scalars['ID']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationcoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  only?: InputMaybe<ManagedCourseFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ManagedCourseSort;
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationpeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: PersonSort;
  state?: InputMaybe<AccountState>;
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationpersonArgs = {
  id: Scalars['ID']['input'];
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationpossibleOwnersArgs = {
  courseId: Scalars['ID']['input'];
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationreviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<ApprovalState>;
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationtestimonialsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<ApprovalState>;
};


/** What administrators see of the platform. Access tokens need the scope `read:admin`. */
export type AdministrationwaitingInstructorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The account is an administrator's. Log in with `logIn`. */
export type AdministratorSetUp = {
  __typename?: 'AdministratorSetUp';
  /** The account. */
  account: Account;
};

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

/** The viewer's request to join was sent; the course's team decides. */
export type ApprovalNeeded = UserError & {
  __typename?: 'ApprovalNeeded';
  /** The course. */
  course: Course;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Whether a review or testimonial is public. */
export type ApprovalState =
  /** Public. */
  | 'APPROVED'
  /** Hidden by an administrator. */
  | 'HIDDEN'
  /** Not public until an administrator approves it. */
  | 'WAITING';

/** A question to the assistant. */
export type AskAssistantInput = {
  /** The only course to answer from; null for all that the viewer can read. NOT_FOUND for others. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Prior knowledge that the answer assumes. */
  difficulty?: AssistantDifficulty;
  /** Whether the text is an exercise, for which TUTORING gives two hints before the explanation. */
  isExercise?: Scalars['Boolean']['input'];
  /** The lesson that is asked about first, then its course; null for none. NOT_FOUND if unreadable or not of `courseId`. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID chosen by the client, by which the answer is streamed, stopped or asked for again. */
  requestId: Scalars['ID']['input'];
  /** Kind of request. */
  requestType?: AssistantRequestType;
  /** The conversation to continue; null for a new one. NOT_FOUND unless it is the viewer's. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** What to say next if the last answer is a hint; null if the text says it. Only for TUTORING. */
  step?: InputMaybe<AssistantStep>;
  /** Subject area whose courses are preferred as sources. */
  subject?: AssistantSubject;
  /** 1 to 5000 characters. 'Generate a quiz on:' and 'Create flashcards on:' select the kind. */
  text: Scalars['String']['input'];
  /** Audience of the answer. */
  userType?: AssistantUserType;
};

/** Result of `askAssistant`. */
export type AskAssistantResult = AssistantAnswered | AssistantUnavailable | InvalidInput;

/** How often students asked the assistant about a lesson in the last 30 days. */
export type AskedQuestions = {
  __typename?: 'AskedQuestions';
  /** Questions whose answer names the lesson first. */
  count: Scalars['Int']['output'];
  /** What the questions have in common, at most five words, those of most students first. */
  topics: Array<AskedTopic>;
  /** Those among them that no lesson answered directly, so that the lesson was only the closest. */
  unansweredCount: Scalars['Int']['output'];
};

/** A word of a lesson that at least three students used in their questions to the assistant about it. */
export type AskedTopic = {
  __typename?: 'AskedTopic';
  /** How many students used it. */
  studentCount: Scalars['Int']['output'];
  /** The word in small letters, in the form that the lesson uses most. */
  word: Scalars['String']['output'];
};

/** The viewer's assistant: conversations and flashcards. Access tokens need the scope `ask:assistant`. */
export type Assistant = {
  __typename?: 'Assistant';
  /** A conversation; null if it is not the viewer's. */
  conversation?: Maybe<AssistantConversation>;
  /** Most recently used first. */
  conversations: AssistantConversationConnection;
  /** A deck; null if not the viewer's. */
  deck?: Maybe<FlashcardDeck>;
  /** The viewer's decks, newest first. */
  decks: Array<FlashcardDeck>;
  /** Number of cards due now, across all decks. */
  dueFlashcardCount: Scalars['Int']['output'];
  /** Identifier of the viewer's account. */
  id: Scalars['ID']['output'];
  /** Provider of the answers. */
  kind: AssistantKind;
  /** When all 30 are left again; null if they are. */
  quotaResetsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Questions left in the current hour, 0 to 30. */
  remainingThisHour: Scalars['Int']['output'];
  /** Whether answers are streamed while they are written. */
  streams: Scalars['Boolean']['output'];
  /** What can be suggested: without a language model outlines only, and nothing to students. */
  suggestionKinds: Array<SuggestionKind>;
};


/** The viewer's assistant: conversations and flashcards. Access tokens need the scope `ask:assistant`. */
export type AssistantconversationArgs = {
  id: Scalars['ID']['input'];
};


/** The viewer's assistant: conversations and flashcards. Access tokens need the scope `ask:assistant`. */
export type AssistantconversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The viewer's assistant: conversations and flashcards. Access tokens need the scope `ask:assistant`. */
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
  /** The question, without a prefix that selects its kind. */
  question: AssistantMessage;
};

/** What the budgets of the assistant count. */
export type AssistantBudgetUnit =
  /** Calls that did not fail. */
  | 'REQUESTS'
  /** Tokens as the host reports them, or estimated from the length of the prompt. */
  | 'TOKENS';

/** A budget for the model, without which the text cannot be made, is used up. Nothing was counted. */
export type AssistantBudgetUsedUp = UserError & {
  __typename?: 'AssistantBudgetUsedUp';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The budgets for an external model or host. Days and months are in UTC. Access tokens need the scope `read:admin`. */
export type AssistantBudgets = {
  __typename?: 'AssistantBudgets';
  /** Budget of a course in a day; null or 0 for no limit. */
  perCourse?: Maybe<Scalars['Int']['output']>;
  /** Budget of a month; null or 0 for no limit. */
  perMonth?: Maybe<Scalars['Int']['output']>;
  /** Budget of a person in a day; null or 0 for no limit. */
  perPerson?: Maybe<Scalars['Int']['output']>;
  /** Number of edits; pass it to `updateAssistantBudgets`. */
  revision: Scalars['Int']['output'];
  /** What is counted. */
  unit: AssistantBudgetUnit;
};

/** The budgets were edited since they were read. Nothing was changed. */
export type AssistantBudgetsEditConflict = UserError & {
  __typename?: 'AssistantBudgetsEditConflict';
  /** The current budgets. */
  budgets: AssistantBudgets;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The budgets for an external model or host; each is replaced. */
export type AssistantBudgetsInput = {
  /** Budget of a course in a day; null or 0 for no limit. */
  perCourse?: InputMaybe<Scalars['Int']['input']>;
  /** Budget of a month; null or 0 for no limit. */
  perMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Budget of a person in a day; null or 0 for no limit. */
  perPerson?: InputMaybe<Scalars['Int']['input']>;
  /** What is counted. */
  unit: AssistantBudgetUnit;
};

/** The budgets were saved. */
export type AssistantBudgetsUpdated = {
  __typename?: 'AssistantBudgetsUpdated';
  /** The budgets after the edit. */
  budgets: AssistantBudgets;
};

/** What an external model or host is called for. */
export type AssistantCallKind =
  /** Vectors of passages, which only earlier releases made. */
  | 'EMBEDDING'
  /** A deck of flashcards. */
  | 'FLASHCARD_CREATION'
  /** Practice questions. */
  | 'QUIZ_GENERATION'
  /** A text suggested to an instructor. */
  | 'SUGGESTION'
  /** A written answer. */
  | 'TUTORING';

/** A conversation with the assistant. Access tokens need the scope `ask:assistant`. */
export type AssistantConversation = {
  __typename?: 'AssistantConversation';
  /** When the conversation started. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier; pass it as `sessionId` to continue. */
  id: Scalars['ID']['output'];
  /** The lesson of the first question; null without one, or if it can no longer be read. */
  lesson?: Maybe<Lesson>;
  /** Oldest first, at most 200. */
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

/** A message in a conversation with the assistant. Access tokens need the scope `ask:assistant`. */
export type AssistantMessage = {
  __typename?: 'AssistantMessage';
  /** When the message was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The deck of a FLASHCARD_CREATION answer; null for others, and after it was deleted. */
  deck?: Maybe<FlashcardDeck>;
  /** Number of the hint, from 1; null if it is none. */
  hint?: Maybe<Scalars['Int']['output']>;
  /** Unique identifier of the message. */
  id: Scalars['ID']['output'];
  /** What can be asked for with `step` after a hint, while it is the last answer of the chat. */
  nextSteps: Array<AssistantStep>;
  /** Practice questions of a QUIZ_GENERATION answer. */
  questions: Array<GeneratedQuestion>;
  /** Kind of request. */
  requestType: AssistantRequestType;
  /** Author of the message. */
  sender: AssistantSender;
  /** Sources of the answer, most relevant first. */
  sources: Array<AssistantSource>;
  /** Plain text from the viewer; Markdown without HTML from the assistant, empty if it was stopped. */
  text: Scalars['String']['output'];
  /** Whether the viewer stopped the answer. */
  wasStopped: Scalars['Boolean']['output'];
};

/** What the assistant does for students with the material of a course. Its instructor always gets answers. */
export type AssistantMode =
  /** Answers questions. */
  | 'ANSWERS'
  /** Gives hints that lead to the answer. Practice questions and flashcards are allowed. */
  | 'HINTS'
  /** Does not use the course. */
  | 'OFF';

/** Kind of request. */
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
  /** The course; null for a source of an external assistant. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** Plain beginning of the passage, at most 300 characters; may be empty. */
  excerpt: Scalars['String']['output'];
  /** The lesson; null for a source of an external assistant. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson, and the heading of the passage. */
  name: Scalars['String']['output'];
  /** Path to the passage; an external assistant may give an https URL. */
  source: Scalars['String']['output'];
};

/** What can be asked for after a hint. */
export type AssistantStep =
  /** The explanation with its source; a further hint if the course only gives hints. */
  | 'EXPLANATION'
  /** A further hint; after the second one the explanation. */
  | 'NEXT_HINT';

/** Subject area whose courses are preferred. */
export type AssistantSubject =
  /** Design. */
  | 'DESIGN'
  /** Generative AI. */
  | 'GENERATIVE_AI'
  /** Web Development. */
  | 'WEB_DEVELOPMENT';

/** The provider gave no usable answer. Nothing was saved or counted. */
export type AssistantUnavailable = UserError & {
  __typename?: 'AssistantUnavailable';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** What was used of an external model or host in a month. Access tokens need the scope `read:admin`. */
export type AssistantUse = {
  __typename?: 'AssistantUse';
  /** By course, the 100 with the most tokens first. */
  courses: Array<AssistantUseOfCourse>;
  /** By day, oldest first; days without use are left out. */
  days: Array<AssistantUseOfDay>;
  /** Provider of the answers now. */
  kind: AssistantKind;
  /** By kind of request, the most tokens first. */
  kinds: Array<AssistantUseOfKind>;
  /** The month in UTC, as YYYY-MM. */
  month: Scalars['String']['output'];
};

/** The use of the external provider for one course. */
export type AssistantUseOfCourse = {
  __typename?: 'AssistantUseOfCourse';
  /** The course of the passage or text; null for none. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** Calls that failed. */
  failures: Scalars['Float']['output'];
  /** Answers and outlines that the built-in provider gave instead. */
  replaced: Scalars['Float']['output'];
  /** Calls of the external provider that did not fail. */
  requests: Scalars['Float']['output'];
  /** Title of the course; null if it was deleted. */
  title?: Maybe<Scalars['String']['output']>;
  /** Tokens of these calls as the host reports them, or estimated. */
  tokens: Scalars['Float']['output'];
};

/** The use of the external provider on one day. */
export type AssistantUseOfDay = {
  __typename?: 'AssistantUseOfDay';
  /** The day in UTC, as YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Calls that failed. */
  failures: Scalars['Float']['output'];
  /** Answers and outlines that the built-in provider gave instead. */
  replaced: Scalars['Float']['output'];
  /** Calls of the external provider that did not fail. */
  requests: Scalars['Float']['output'];
  /** Tokens of these calls as the host reports them, or estimated. */
  tokens: Scalars['Float']['output'];
};

/** The use of the external provider for one kind of request. */
export type AssistantUseOfKind = {
  __typename?: 'AssistantUseOfKind';
  /** Calls that failed. */
  failures: Scalars['Float']['output'];
  /** Answers and outlines that the built-in provider gave instead. */
  replaced: Scalars['Float']['output'];
  /** Kind of request. */
  requestType: AssistantCallKind;
  /** Calls of the external provider that did not fail. */
  requests: Scalars['Float']['output'];
  /** Tokens of these calls as the host reports them, or estimated. */
  tokens: Scalars['Float']['output'];
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
  /** Offset in the answer in UTF-16 code units; 0 starts it over. */
  from: Scalars['Int']['output'];
  /** Whether this is the last part. */
  isLast: Scalars['Boolean']['output'];
  /** The `requestId` of the answer. */
  requestId: Scalars['ID']['output'];
  /** Text of this part; may be empty in the last part. */
  text: Scalars['String']['output'];
};

/** What the audit log records. */
export type AuditAction =
  /** The actor created an access token with these `scopes` for their account. */
  | 'ACCESS_TOKEN_CREATED'
  /** The actor revoked an access token of their account. */
  | 'ACCESS_TOKEN_REVOKED'
  /** The data of the subject was deleted after the time to change their mind. */
  | 'ACCOUNT_DELETED'
  /** The actor kept their account, which published their `courses` again. */
  | 'ACCOUNT_DELETION_CANCELED'
  /** The actor asked for the deletion of their account, which unpublished their `courses`. */
  | 'ACCOUNT_DELETION_REQUESTED'
  /** An administrator reinstated the subject. */
  | 'ACCOUNT_REINSTATED'
  /** An administrator suspended the subject. */
  | 'ACCOUNT_SUSPENDED'
  /** A link to create the account of an administrator, or to make the subject one, was made on the command line. */
  | 'ADMINISTRATOR_INVITED'
  /** The account of an administrator was created with a set-up link, or that of the actor became one’s. */
  | 'ADMINISTRATOR_SET_UP'
  /** The actor changed the budgets of the assistant, `from` these values `to` others. */
  | 'ASSISTANT_BUDGETS_CHANGED'
  /** The actor exported the audit log. */
  | 'AUDIT_LOG_EXPORTED'
  /** How many days entries are kept was changed in the configuration, `from` one number `to` another. */
  | 'AUDIT_LOG_RETENTION_CHANGED'
  /** The actor added a `category` of courses. */
  | 'CATEGORY_ADDED'
  /** The actor changed the other name or the place of a `category`, or whether it is a main category. */
  | 'CATEGORY_CHANGED'
  /** The actor removed the category `from` and moved its `courses` `to` another. */
  | 'CATEGORY_MERGED'
  /** The actor removed a `category` that no course had. */
  | 'CATEGORY_REMOVED'
  /** The actor renamed a category `from` one name `to` another, with its `courses`. */
  | 'CATEGORY_RENAMED'
  /** An administrator unpublished a course of the subject, or wrote another reason. */
  | 'COURSE_BLOCKED'
  /** An administrator lifted the block of a course of the subject. */
  | 'COURSE_BLOCK_LIFTED'
  /** The actor deleted a course. */
  | 'COURSE_DELETED'
  /** An administrator featured a course of the subject. */
  | 'COURSE_FEATURED'
  /** The actor took over a course from the subject. */
  | 'COURSE_HANDED_OVER'
  /** The actor declined an invitation to the team of a course. */
  | 'COURSE_INVITATION_DECLINED'
  /** The actor withdrew an invitation to the team of their course. */
  | 'COURSE_INVITATION_WITHDRAWN'
  /** The actor asked to lift the block of their course. */
  | 'COURSE_LIFT_REQUESTED'
  /** The actor changed the role of the subject in their course, `from` one `to` another, or whether they see addresses as an assistant (`seesAddresses`). */
  | 'COURSE_MEMBER_CHANGED'
  /** The actor invited an email address, which is that of the subject if there is one, to the team of their course, in the role `to`. Entries about the same invitation have its `invitationId`. */
  | 'COURSE_MEMBER_INVITED'
  /** The actor joined the team of a course, in the role `to`. */
  | 'COURSE_MEMBER_JOINED'
  /** The actor, who had the role `from`, left the team of a course. */
  | 'COURSE_MEMBER_LEFT'
  /** The actor took the subject, who had the role `from`, off the team of their course. */
  | 'COURSE_MEMBER_REMOVED'
  /** The actor offered their course to the subject, one of its instructors. */
  | 'COURSE_OFFERED'
  /** The actor declined the course that was offered to them. */
  | 'COURSE_OFFER_DECLINED'
  /** The actor withdrew the offer of their course to the subject. */
  | 'COURSE_OFFER_WITHDRAWN'
  /** An administrator made the subject the owner of a course. */
  | 'COURSE_OWNER_CHANGED'
  /** The actor published a course. */
  | 'COURSE_PUBLISHED'
  /** An administrator stopped featuring a course of the subject. */
  | 'COURSE_UNFEATURED'
  /** The actor unpublished a course. */
  | 'COURSE_UNPUBLISHED'
  /** The actor confirmed a new email address. */
  | 'EMAIL_CHANGED'
  /** The actor approved the request of the subject to join a course. */
  | 'ENROLLMENT_APPROVED'
  /** The actor declined the request of the subject to join a course. */
  | 'ENROLLMENT_DECLINED'
  /** The actor set the extra time of the subject for a quiz. */
  | 'EXTRA_TIME_SET'
  /** The actor created a group of students in a course. */
  | 'GROUP_CREATED'
  /** The actor deleted a group of students in a course. */
  | 'GROUP_DELETED'
  /** The actor put the subject into a group of students in a course. */
  | 'GROUP_MEMBER_ADDED'
  /** The actor took the subject out of a group of students in a course. */
  | 'GROUP_MEMBER_REMOVED'
  /** The actor renamed a group of students in a course. */
  | 'GROUP_RENAMED'
  /** An identity at the sign-in provider was linked to the account of the actor, or created it. */
  | 'IDENTITY_LINKED'
  /** The actor removed an identity at the sign-in provider from their account. */
  | 'IDENTITY_UNLINKED'
  /** The actor stopped an import of students, into a course or of a package. */
  | 'IMPORT_STOPPED'
  /** The actor made the subject, who had asked for it, an instructor. */
  | 'INSTRUCTOR_APPROVED'
  /** The actor declined the request of the subject to become an instructor. */
  | 'INSTRUCTOR_DECLINED'
  /** The actor withdrew an invitation to register as an instructor. */
  | 'INSTRUCTOR_INVITATION_WITHDRAWN'
  /** The actor invited an email address to register as an instructor. Entries about the same invitation have its `invitationId`. */
  | 'INSTRUCTOR_INVITED'
  /** The account of the actor was created as an instructor’s `by` an invitation to the platform or a team (INVITATION), or became one because of the domain of its verified address (DOMAIN). */
  | 'INSTRUCTOR_REGISTERED'
  /** The actor made new links for the people without an account who are invited to a course or by an import, and exported them. */
  | 'INVITATION_LINKS_EXPORTED'
  /** The actor invited a person without an account to a course again. */
  | 'INVITATION_SENT_AGAIN'
  /** The actor withdrew the invitation of a person without an account to a course. */
  | 'INVITATION_WITHDRAWN'
  /** The actor changed how people join a course, `from` one mode `to` another, its capacity or its end date. */
  | 'JOINING_CHANGED'
  /** The actor created a join link of a course. */
  | 'JOIN_LINK_CREATED'
  /** The actor revoked a join link of a course. */
  | 'JOIN_LINK_REVOKED'
  /** The actor deleted a lesson. */
  | 'LESSON_DELETED'
  /** The actor restored a deleted lesson. */
  | 'LESSON_RESTORED'
  /** The actor began to import the students of a school, a package with this number of `rows`; with `removesOthers`, students who are not in it are removed from its courses. */
  | 'PACKAGE_IMPORTED'
  /** The actor changed their password. */
  | 'PASSWORD_CHANGED'
  /** The actor chose a new password with a reset token. */
  | 'PASSWORD_RESET'
  /** The actor downloaded everything that is stored about their account. */
  | 'PERSONAL_DATA_EXPORTED'
  /** The actor deleted a quiz. */
  | 'QUIZ_DELETED'
  /** The actor exported the results of a quiz. */
  | 'QUIZ_RESULTS_EXPORTED'
  /** The actor made new recovery codes. */
  | 'RECOVERY_CODES_RENEWED'
  /** The actor used a recovery code. */
  | 'RECOVERY_CODE_USED'
  /** The actor exported the rows of an import of students, into a course or of a package, that were not imported. */
  | 'REFUSED_ROWS_EXPORTED'
  /** An administrator had a reset token sent to the subject. */
  | 'RESET_TOKEN_SENT'
  /** The actor deleted their review of a course. */
  | 'REVIEW_DELETED'
  /** An administrator approved or hid the subject's review of a course; it was in the state `from` and is in the state `to`. */
  | 'REVIEW_STATE_CHANGED'
  /** The role of the subject was changed, `from` one `to` another; without an actor by the command line or the sign-in provider. */
  | 'ROLE_CHANGED'
  /** The actor turned their second factor off. */
  | 'SECOND_FACTOR_DISABLED'
  /** The actor turned their second factor on. */
  | 'SECOND_FACTOR_ENABLED'
  /** Somebody gave the right password for the subject, but a wrong code. Recorded as rarely as SIGN_IN_FAILED. */
  | 'SECOND_FACTOR_FAILED'
  /** An administrator, or the command line, removed the second factor of the subject. */
  | 'SECOND_FACTOR_REMOVED'
  /** The actor changed the `settings` of the platform with these names. */
  | 'SETTINGS_CHANGED'
  /** The actor logged in. */
  | 'SIGNED_IN'
  /** The actor logged in with the sign-in provider. */
  | 'SIGNED_IN_WITH_PROVIDER'
  /** An administrator ended all sessions of the subject. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** Somebody gave a wrong password for the subject, or an email that no account has. Only the first 5 with one email, 20 from one network and 200 in all are recorded within an hour. */
  | 'SIGN_IN_FAILED'
  /** The actor exported the students of a course. */
  | 'STUDENTS_EXPORTED'
  /** The actor began to import a list of this number of `rows` into a course; with `removesOthers`, students who are not in it are removed. */
  | 'STUDENTS_IMPORTED'
  /** The actor removed the subject from a course. */
  | 'STUDENT_REMOVED'
  /** An administrator approved or hid a testimonial; it was in the state `from` and is in the state `to`. */
  | 'TESTIMONIAL_STATE_CHANGED';

/** What else is known about an entry of the audit log. */
export type AuditDetail = {
  __typename?: 'AuditDetail';
  /** What it is, such as `from`, `to` or `courseId`. */
  name: Scalars['String']['output'];
  /** The present title of the course, lesson or quiz that the value identifies, also of a deleted one; null if it is nothing of these. */
  title?: Maybe<Scalars['String']['output']>;
  /** Its value when the entry was written. */
  value: Scalars['String']['output'];
};

/** An entry of the audit log: who did what to whom, when and from which network. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done. */
  action: AuditAction;
  /** Who did it; null for nobody who was logged in, such as the command line or a background task. */
  actor?: Maybe<AuditPerson>;
  /** What else is known. */
  details: Array<AuditDetail>;
  /** Unique identifier. */
  id: Scalars['ID']['output'];
  /** The beginning of the network address it came from; null if unknown. */
  network?: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  occurredAt: Scalars['DateTime']['output'];
  /** The account it is about; null for none. */
  subject?: Maybe<AuditPerson>;
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The entries on this page. */
  nodes: Array<AuditEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** An account that an entry of the audit log is about. */
export type AuditPerson = {
  __typename?: 'AuditPerson';
  /** Unique identifier of the account. */
  id: Scalars['ID']['output'];
  /** The present name of the account; null if it is or will be deleted. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Result of `blockCourse`. */
export type BlockCourseResult = CourseBlocked | InvalidInput;

/** A course or lesson that the viewer bookmarked. */
export type Bookmark = {
  __typename?: 'Bookmark';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Title of the course. */
  courseTitle: Scalars['String']['output'];
  /** When it was bookmarked. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the bookmark. */
  id: Scalars['ID']['output'];
  /** Identifier of the lesson; null for the course itself. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** Title of the lesson; null for the course itself. */
  lessonTitle?: Maybe<Scalars['String']['output']>;
};

/** The viewer has 500 bookmarks, the maximum. Nothing was changed. */
export type BookmarkLimitReached = UserError & {
  __typename?: 'BookmarkLimitReached';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The bookmark was added or removed. */
export type BookmarkSet = {
  __typename?: 'BookmarkSet';
  /** The viewer, with their bookmarks. */
  viewer: Viewer;
};

/** The categories were changed, and their courses with them. */
export type CategoriesChanged = {
  __typename?: 'CategoriesChanged';
  /** For the categories after the change. */
  administration: Administration;
};

/** A category of courses. */
export type Category = {
  __typename?: 'Category';
  /** Another name under which instructors can choose it; courses get `name`. null: none. */
  alternativeName?: Maybe<Scalars['String']['output']>;
  /** Whether it is a main category, which has a button in the catalogue. */
  isMain: Scalars['Boolean']['output'];
  /** Name of the category, as courses and the filter have it. */
  name: Scalars['String']['output'];
};

/** A category with the number of its published courses. */
export type CategoryCount = {
  __typename?: 'CategoryCount';
  /** Number of published courses in the category. */
  courseCount: Scalars['Int']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
};

/** The category has courses, for which no other category was chosen. Nothing was changed. */
export type CategoryHasCourses = UserError & {
  __typename?: 'CategoryHasCourses';
  /** Number of its courses, drafts included. */
  courseCount: Scalars['Int']['output'];
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A category of courses as an administrator writes it. */
export type CategoryInput = {
  /** Another name under which instructors can choose it, at most 60 characters; null or blank for none. */
  alternativeName?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a main category, which has a button in the catalogue. */
  isMain: Scalars['Boolean']['input'];
  /** Name of the category, at most 60 characters; no other category has it, regardless of case. */
  name: Scalars['String']['input'];
};

/** A certificate, issued once when a student has met the rule of the course. It stays valid if the course changes or is deleted. Access tokens need the scope `read:learning`. */
export type Certificate = {
  __typename?: 'Certificate';
  /** Identifier of the course, which may have been deleted. */
  courseId: Scalars['ID']['output'];
  /** Title of the course when the certificate was issued. */
  courseTitle: Scalars['String']['output'];
  /** Minutes of all lessons of the course when the certificate was issued; null if unknown. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** Path of the certificate as a printable HTML page. Requires the session token. */
  htmlPath: Scalars['String']['output'];
  /** Unique identifier of the certificate. */
  id: Scalars['ID']['output'];
  /** Name of the instructor when the certificate was issued. */
  instructorName: Scalars['String']['output'];
  /** When the certificate was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Public number in its canonical form, with which anyone can verify the certificate. */
  number: Scalars['String']['output'];
  /** Path of the certificate as a PDF. Requires the session token. */
  pdfPath: Scalars['String']['output'];
  /** Name of the platform when the certificate was issued. */
  platformName: Scalars['String']['output'];
  /** What the student had done. */
  rule: CertificateRule;
  /** Topics of the course when the certificate was issued; may be empty. */
  skills: Array<Scalars['String']['output']>;
  /** Name of the student when the certificate was issued. */
  studentName: Scalars['String']['output'];
  /** URL of the public page that verifies the certificate. */
  verificationUrl: Scalars['String']['output'];
};

/** What a student must have done to earn the certificate of a course. */
export type CertificateRule =
  /** Completed every lesson. */
  | 'LESSONS'
  /** Completed every lesson and passed every quiz that is active at that time. */
  | 'LESSONS_AND_QUIZZES';

/** Result of `addCategory` and `updateCategory`. */
export type ChangeCategoriesResult = CategoriesChanged | InvalidInput;

/** Result of `changeCourseMember`. */
export type ChangeCourseMemberResult = CourseTeamChanged | InvalidInput;

/** Result of `changeCourseOwner`. */
export type ChangeCourseOwnerResult = CourseOwnerChanged | InvalidInput;

/** A new password and the present one. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** At least 6 characters and at most 256 bytes, and not easy to guess; spaces count. */
  newPassword: Scalars['String']['input'];
};

/** Result of `changePassword`. */
export type ChangePasswordResult = InvalidInput | PasswordChanged;

/** The present password, and a code. */
export type ChangeSecondFactorInput = {
  /** The 6 digits that the authenticator app shows, or an unused recovery code. */
  code: Scalars['String']['input'];
  /** The present password; null for an account without one, after `startProviderConfirmation`. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The second step of a log-in. */
export type CompleteLogInInput = {
  /** `challenge` of `SecondFactorRequired`. */
  challenge: Scalars['String']['input'];
  /** The 6 digits that the authenticator app shows, or an unused recovery code. */
  code: Scalars['String']['input'];
};

/** Result of `completeLogIn`. */
export type CompleteLogInResult = AccountSuspended | DeletionPending | InvalidInput | InvalidSecondFactorCode | LogInExpired | LoggedIn;

/** What completes a lesson with a video, besides “Mark complete”. */
export type CompletionRule =
  /** The end of the video, if 90 percent were watched. */
  | 'END'
  /** Nothing else. */
  | 'MANUAL'
  /** 90 percent of the video watched, the end of a video file, or the start of a YouTube video. */
  | 'WATCHED';

/** Result of `confirmEmailChange`. */
export type ConfirmEmailChangeResult = EmailChanged | EmailLogInRequired | InvalidEmailLink | InvalidInput;

/** Result of `confirmRequiredSecondFactor`. */
export type ConfirmRequiredSecondFactorResult = InvalidInput | InvalidSecondFactorCode | LogInExpired | SecondFactorEnabled;

/** Result of `confirmSecondFactor`. */
export type ConfirmSecondFactorResult = InvalidInput | InvalidSecondFactorCode | SecondFactorEnabled;

/** An account that the viewer may write to. */
export type Contact = {
  __typename?: 'Contact';
  /** For students: the instructor's published courses. For instructors: their courses that the student is enrolled in. At most 20, by title. */
  courses: Array<ConversationCourse>;
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Name of the account. */
  name: Scalars['String']['output'];
};

/** A message to an instructor. */
export type ContactInstructorInput = {
  /** A UUID chosen by the client for this message, which makes a repeated request safe; null if the server chooses one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the message, at most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Subject of the message, at most 200 characters. */
  subject: Scalars['String']['input'];
  /** Email address of an instructor with a published course. */
  toEmail: Scalars['String']['input'];
};

/** Result of `contactInstructor`. */
export type ContactInstructorResult = InvalidInput | MessageSent | UnknownRecipient;

/** Messages with one subject between a student and instructors. Access tokens need the scope `read:messages`. */
export type Conversation = {
  __typename?: 'Conversation';
  /** The course it is about; null if it is about none, or if the course was deleted. */
  course?: Maybe<ConversationCourse>;
  /** Unique identifier of the conversation. */
  id: Scalars['ID']['output'];
  /** The newest message. */
  lastMessage: Message;
  /** Messages of the conversation, newest first. */
  messages: MessageConnection;
  /** Everyone in the conversation, the viewer last. */
  participants: Array<ConversationParticipant>;
  /** Subject, at most 200 characters. */
  subject: Scalars['String']['output'];
  /** Number of messages that the viewer has not read. */
  unreadCount: Scalars['Int']['output'];
};


/** Messages with one subject between a student and instructors. Access tokens need the scope `read:messages`. */
export type ConversationmessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of conversations, the one with the newest message first. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  /** The conversations on this page. */
  nodes: Array<Conversation>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** A course that a conversation or a contact is about. */
export type ConversationCourse = {
  __typename?: 'ConversationCourse';
  /** Identifier of the course. */
  id: Scalars['ID']['output'];
  /** Title of the course. */
  title: Scalars['String']['output'];
};

/** The conversation and its messages were deleted. */
export type ConversationDeleted = {
  __typename?: 'ConversationDeleted';
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** Identifier of the deleted conversation. */
  conversationId: Scalars['ID']['output'];
};

/** An account that takes part in a conversation. */
export type ConversationParticipant = {
  __typename?: 'ConversationParticipant';
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** Name of the participant. */
  name: Scalars['String']['output'];
  /** Whether they take part as the student or as an instructor. */
  role: Role;
};

/** The conversation was marked as read. */
export type ConversationRead = {
  __typename?: 'ConversationRead';
  /** The conversation. */
  conversation: Conversation;
  /** The inbox with its updated counts. */
  inbox: Inbox;
};

/** A course: an ordered list of lessons by one instructor. Access tokens need no scope. */
export type Course = {
  __typename?: 'Course';
  /** What the assistant does for students with the material of the course. */
  assistantMode: AssistantMode;
  /** The block of the course, for its team only; null for everyone else, and if no administrator unpublished it. */
  block?: Maybe<CourseBlock>;
  /** How many students can be enrolled, after which there is a waiting list; null: any number. */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** Name of the category, one of `Platform.categories`. */
  category: Scalars['String']['output'];
  /** What a student must have done to earn the certificate. Certificates issued before a change stay. */
  certificateRule: CertificateRule;
  /** What completes a lesson with a video in the pages of Waymark, besides “Mark complete”. */
  completionRule: CompletionRule;
  /** When the course was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the course as plain text, at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** Total length of the lessons in minutes, rounded, at least 1; null if no lesson has a known duration. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** When joining ends, except for those on the waiting list; null: never. */
  enrollmentEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How people join the course. */
  enrollmentMode: EnrollmentMode;
  /** Drawing on the cover, one of those the course form offers, such as `TABLE`; null for that of the category. */
  glyph?: Maybe<Scalars['String']['output']>;
  /** Unique identifier of the course. */
  id: Scalars['ID']['output'];
  /** Instructor of the course. */
  instructor: CourseInstructor;
  /** Whether an administrator chose the course to be listed first. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether the course is published. Drafts and unpublished courses are visible to their team and enrolled students only. */
  isPublished: Scalars['Boolean']['output'];
  /** Language of the course as a BCP 47 tag, one of those the course form offers; null if not given. */
  language?: Maybe<Scalars['String']['output']>;
  /** Number of lessons. */
  lessonCount: Scalars['Int']['output'];
  /** Titles of the lessons, in order. */
  lessonTitles: Array<Scalars['String']['output']>;
  /** Lessons of the course, in order. Lessons of a published course are visible to everyone. */
  lessons: Array<Lesson>;
  /** Prior knowledge the course expects. */
  level: CourseLevel;
  /** Up to four other published courses of the instructor, best rated first. */
  otherCoursesOfInstructor: Array<Course>;
  /** What students learn, at most 12 lines of at most 160 characters each. */
  outcomes: Array<Scalars['String']['output']>;
  /** Price in US cents, at most 99,999,999; 0 for a free course. Prices are displayed, never charged. */
  priceCents: Scalars['Int']['output'];
  /** Quizzes of the course, oldest first. Inactive quizzes are listed for the instructor and enrolled students only. Access tokens need the scope `read:learning`. */
  quizzes: Array<Quiz>;
  /** Average rating in stars, 1 to 5; 0 without public reviews. */
  rating: Scalars['Float']['output'];
  /** Up to four published courses of other instructors with a skill or the category in common, most shared skills first, then best rated. */
  relatedCourses: Array<Course>;
  /** What students should know or have, at most 10 lines of at most 160 characters each. */
  requirements: Array<Scalars['String']['output']>;
  /** Public reviews of the course, newest first. */
  reviews: ReviewConnection;
  /** Number of public reviews. */
  reviewsCount: Scalars['Int']['output'];
  /** Topics of the course, at most 20 of at most 50 characters each; called tags in the course form. */
  skills: Array<Scalars['String']['output']>;
  /** Number of enrolled students, up to a few seconds old. */
  studentCount: Scalars['Int']['output'];
  /** One line that adds to the title, at most 160 characters; null if not given. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Title of the course, at most 200 characters. */
  title: Scalars['String']['output'];
  /** When the course, its lessons or its quizzes were last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the viewer can review the course: enrolled, at least one lesson completed, and not its instructor. Access tokens need the scope `read:learning`. */
  viewerCanReview: Scalars['Boolean']['output'];
  /** The viewer's enrollment in the course; null when signed out or not enrolled. Access tokens need the scope `read:learning`. */
  viewerEnrollment?: Maybe<Enrollment>;
  /** Whether the viewer is on the course's team, as its owner or a member; false when signed out. */
  viewerIsInstructor: Scalars['Boolean']['output'];
  /** The viewer's request to join the course, or their place on its waiting list; null when signed out, enrolled, or if there is none. Access tokens need the scope `read:learning`. */
  viewerRequest?: Maybe<ViewerRequest>;
  /** The viewer's review of the course, public or not; null if there is none. Access tokens need the scope `read:learning`. */
  viewerReview?: Maybe<Review>;
};


/** A course: an ordered list of lessons by one instructor. Access tokens need no scope. */
export type CoursereviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Why an administrator unpublished a course, which its instructor cannot publish until the block is lifted. */
export type CourseBlock = {
  __typename?: 'CourseBlock';
  /** When the reason was written. */
  blockedAt: Scalars['DateTime']['output'];
  /** When the instructor asked to lift the block; null if they did not since the reason was written. */
  liftRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason as plain text, at most 1,000 characters. */
  reason: Scalars['String']['output'];
};

/** The course is unpublished, and its instructor was notified of the reason. */
export type CourseBlocked = {
  __typename?: 'CourseBlocked';
  /** The course. */
  course: ManagedCourse;
};

/** A page of courses. Access tokens need no scope. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
  /** Categories of all published courses regardless of the filter, the one with the most courses first. */
  categories: Array<CategoryCount>;
  /** The search term with its spelling corrected, if courses were only found that way; null otherwise. */
  correctedSearch?: Maybe<Scalars['String']['output']>;
  /** Number of courses that contain the search term as it is; they come first. Equal to `totalCount` without a search term. */
  exactCount: Scalars['Int']['output'];
  /** Whether all words of the search term were found in a course, in other forms or misspelled too. */
  matchesAllWords: Scalars['Boolean']['output'];
  /** The courses on this page. */
  nodes: Array<Course>;
  /** How many courses each level, price and length finds; null if they were not counted. */
  optionCounts?: Maybe<Array<CourseOptionCount>>;
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
export type CourseEditConflict = UserError & {
  __typename?: 'CourseEditConflict';
  /** The current version of the course. */
  course: InstructorCourse;
  /** Who saved the current version; null if unknown. */
  lastEdit?: Maybe<LastEdit>;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Conditions on courses; all must be met. Null and blank fields are ignored. */
export type CourseFilter = {
  /** Exact name of the category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Total length of the lessons. Courses without a known duration match none. */
  length?: InputMaybe<CourseLength>;
  /** Prior knowledge the course expects. */
  level?: InputMaybe<CourseLevel>;
  /** Minimum rating in stars. */
  minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Free or paid courses only. */
  price?: InputMaybe<CoursePrice>;
  /** Text to find in the title, description, instructor's name, category or skills, ignoring case and accents, at most 100 characters. Courses that contain it come first, then those with its words in any order, in other forms or misspelled, lesson titles included. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Text to find in the skills, ignoring case and accents. */
  skill?: InputMaybe<Scalars['String']['input']>;
};

/** The course is full. The viewer is on its waiting list, and is enrolled when a place becomes free. */
export type CourseFull = UserError & {
  __typename?: 'CourseFull';
  /** The course. */
  course: Course;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
  /** Position on the waiting list, from 1. */
  waitingPosition: Scalars['Int']['output'];
};

/** A group of students within a course. A student can be in several groups. */
export type CourseGroup = {
  __typename?: 'CourseGroup';
  /** When the group was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the group. */
  id: Scalars['ID']['output'];
  /** Name of the group, at most 60 characters; unique in the course, regardless of case and accents. */
  name: Scalars['String']['output'];
  /** Number of its students. */
  studentCount: Scalars['Int']['output'];
};

/** The groups of the course were changed. */
export type CourseGroupsChanged = {
  __typename?: 'CourseGroupsChanged';
  /** The course, with its groups. */
  course: InstructorCourse;
};

/** A course to create or update, without its lessons. */
export type CourseInput = {
  /** What the assistant does for students with the material of the course. */
  assistantMode?: AssistantMode;
  /** Name of the category, one of `Platform.categories`. */
  category: Scalars['String']['input'];
  /** What a student must have done to earn the certificate. Certificates issued before a change stay. */
  certificateRule?: CertificateRule;
  /** What completes a lesson with a video in the pages of Waymark, besides “Mark complete”. */
  completionRule?: CompletionRule;
  /** Description of the course as plain text, at most 10,000 characters. */
  description: Scalars['String']['input'];
  /** Drawing on the cover, one of those the course form offers, such as `TABLE`; null for that of the category. */
  glyph?: InputMaybe<Scalars['String']['input']>;
  /** Language of the course as a BCP 47 tag, one of those the course form offers; null if not given. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Prior knowledge the course expects. */
  level?: CourseLevel;
  /** What students learn, at most 12 lines of at most 160 characters each. */
  outcomes?: Array<Scalars['String']['input']>;
  /** Price in US cents, at most 99,999,999; 0 for a free course. Prices are displayed, never charged. */
  priceCents?: Scalars['Int']['input'];
  /** What students should know or have, at most 10 lines of at most 160 characters each. */
  requirements?: Array<Scalars['String']['input']>;
  /** Topics of the course, at most 20 of at most 50 characters each; called tags in the course form. */
  skills?: Array<Scalars['String']['input']>;
  /** One line that adds to the title, at most 160 characters; null if not given. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
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

/** An invitation to a course's team that nobody answered yet. */
export type CourseInvitation = {
  __typename?: 'CourseInvitation';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Title of the course. */
  courseTitle: Scalars['String']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique identifier of the invitation. */
  id: Scalars['ID']['output'];
  /** When it was sent. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the person who invites. */
  inviterName: Scalars['String']['output'];
  /** The role that they get. */
  role: CourseRole;
  /** Whether they may see the students' email addresses if they are an assistant; owners and instructors always do, observers never. */
  seesAddresses: Scalars['Boolean']['output'];
};

/** The invitation was declined. */
export type CourseInvitationDeclined = {
  __typename?: 'CourseInvitationDeclined';
  /** Identifier of the invitation. */
  invitationId: Scalars['ID']['output'];
};

/** An invitation to a course's team. */
export type CourseInvitationInput = {
  /** The address to invite. */
  email: Scalars['String']['input'];
  /** INSTRUCTOR, ASSISTANT or OBSERVER. */
  role: CourseRole;
  /** Whether they may see the students' email addresses if they are an assistant; owners and instructors always do, observers never. */
  seesAddresses?: Scalars['Boolean']['input'];
};

/** The invitation was made, replacing an earlier one for the same address. */
export type CourseInvitationSent = {
  __typename?: 'CourseInvitationSent';
  /** The course with its team. */
  course: InstructorCourse;
  /** The link, to be passed on, where no email can be sent; null where it was mailed. */
  link?: Maybe<Scalars['String']['output']>;
  /** Why no email was sent, as a sentence; null if one was sent or will be. */
  mailProblem?: Maybe<Scalars['String']['output']>;
};

/** The viewer is on the course's team now, or owns the course. */
export type CourseJoined = {
  __typename?: 'CourseJoined';
  /** The course. */
  course: InstructorCourse;
  /** The viewer's courses and invitations, updated. */
  teaching: Teaching;
};

/** How people join a course, for members of its team who manage students. Access tokens need the scope `read:teaching`. */
export type CourseJoining = {
  __typename?: 'CourseJoining';
  /** The join links, newest first, at most 50. */
  links: Array<JoinLink>;
  /** Number of all requests that wait for a decision. */
  requestCount: Scalars['Int']['output'];
  /** Requests that wait for a decision, oldest first. */
  requests: EnrollmentRequestConnection;
  /** The waiting list, in order. */
  waiting: EnrollmentRequestConnection;
  /** Length of the whole waiting list. */
  waitingCount: Scalars['Int']['output'];
};


/** How people join a course, for members of its team who manage students. Access tokens need the scope `read:teaching`. */
export type CourseJoiningrequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** How people join a course, for members of its team who manage students. Access tokens need the scope `read:teaching`. */
export type CourseJoiningwaitingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The viewer is no longer on the course's team. */
export type CourseLeft = {
  __typename?: 'CourseLeft';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** The viewer's courses, updated. */
  teaching: Teaching;
};

/** How long the lessons of a course are in total; see `durationMinutes`. */
export type CourseLength =
  /** 60 to 179 minutes. */
  | 'HOURS_1_TO_3'
  /** 180 to 599 minutes. */
  | 'HOURS_3_TO_10'
  /** 600 minutes or more. */
  | 'OVER_10_HOURS'
  /** Less than 60 minutes. */
  | 'UNDER_1_HOUR';

/** Prior knowledge a course expects. */
export type CourseLevel =
  /** Practical experience with the subject. */
  | 'ADVANCED'
  /** No prior knowledge. */
  | 'BEGINNER'
  /** Basic knowledge of the subject. */
  | 'INTERMEDIATE';

/** A member's role. */
export type CourseMemberInput = {
  /** INSTRUCTOR, ASSISTANT or OBSERVER. */
  role: CourseRole;
  /** Whether they may see the students' email addresses if they are an assistant; owners and instructors always do, observers never. */
  seesAddresses?: Scalars['Boolean']['input'];
};

/** The course was muted or is no longer muted. */
export type CourseMuteSet = {
  __typename?: 'CourseMuteSet';
  /** The course. */
  course: NotificationCourse;
  /** The inbox with its updated counts. */
  inbox: Inbox;
};

/** Number of courses that an option of a filter finds. */
export type CourseOptionCount = {
  __typename?: 'CourseOptionCount';
  /** Number of courses that match the option and all other filters, without a filter of the same kind. */
  courseCount: Scalars['Int']['output'];
  /** Name of the level, price or length, as in `CourseFilter`. */
  option: Scalars['String']['output'];
};

/** The course has another owner. */
export type CourseOwnerChanged = {
  __typename?: 'CourseOwnerChanged';
  /** The course. */
  course: ManagedCourse;
};

/** Whether the owner of a course can run it, and otherwise why not. */
export type CourseOwnerState =
  /** The owner can run the course. */
  | 'ACTIVE'
  /** The account of the owner is or will be deleted. */
  | 'DELETED'
  /** The owner is no longer an instructor. */
  | 'NOT_INSTRUCTOR'
  /** The account of the owner is suspended. */
  | 'SUSPENDED';

/** What a member's role can allow in a course. */
export type CoursePermission =
  /** Delete the course. */
  | 'DELETE_COURSE'
  /** Edit, copy and delete content: the course page, lessons and quizzes. */
  | 'EDIT_CONTENT'
  /** Download the students and their quiz attempts as CSV. */
  | 'EXPORT_STUDENTS'
  /** See the attempts of each student, and give extra time. */
  | 'GRADE'
  /** Enroll and remove students. */
  | 'MANAGE_STUDENTS'
  /** Invite and remove members of the team, change their roles, and hand the course over. */
  | 'MANAGE_TEAM'
  /** Write messages to the students. */
  | 'MESSAGE_STUDENTS'
  /** Publish and unpublish the course. */
  | 'PUBLISH'
  /** See, search and export the email addresses of the students, and write to an address. */
  | 'SEE_ADDRESSES'
  /** See the course, its lessons and its quizzes with their answers, drafts included. */
  | 'SEE_COURSE'
  /** See figures of the course and its quizzes, without names. */
  | 'SEE_FIGURES'
  /** See the names and the progress of the students. */
  | 'SEE_STUDENTS';

/** Whether a course costs something. */
export type CoursePrice =
  /** The price is 0. */
  | 'FREE'
  /** Any other price. */
  | 'PAID';

/** What a member of a course's team is there for. */
export type CourseRole =
  /** Sees and grades the students, but does not edit the course. */
  | 'ASSISTANT'
  /** Edits and publishes the course, and works with its students. */
  | 'INSTRUCTOR'
  /** Sees the course and its figures, but no names of students. */
  | 'OBSERVER'
  /** Everything. The course page names them as the instructor. */
  | 'OWNER';

/** Order of a list of courses. Courses that contain the search term come first in every order. */
export type CourseSort =
  /** Newest first. */
  | 'NEWEST'
  /** By rating, then number of reviews, then newest. */
  | 'RATING'
  /** By how well they match the search term; without one, featured courses first, then as RATING. */
  | 'RELEVANCE'
  /** Shortest first; courses without a known duration last. */
  | 'SHORTEST';

/** Whether a course is published, and otherwise who decided that. */
export type CourseState =
  /** Unpublished by an administrator; its instructor cannot publish it. */
  | 'BLOCKED'
  /** Not published by its instructor. */
  | 'DRAFT'
  /** Published. */
  | 'PUBLISHED';

/** The course's team was changed. */
export type CourseTeamChanged = {
  __typename?: 'CourseTeamChanged';
  /** The course with its team. */
  course: InstructorCourse;
};

/** A member of a course's team. */
export type CourseTeamMember = {
  __typename?: 'CourseTeamMember';
  /** Identifier of the account. */
  accountId: Scalars['ID']['output'];
  /** Whether the owner offers them the course. */
  isOffered: Scalars['Boolean']['output'];
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** Name of the account. */
  name: Scalars['String']['output'];
  /** The role in the course. */
  role: CourseRole;
  /** Whether they may see the students' email addresses if they are an assistant; owners and instructors always do, observers never. */
  seesAddresses: Scalars['Boolean']['output'];
};

/** The course was saved. */
export type CourseUpdated = {
  __typename?: 'CourseUpdated';
  /** The updated course with its new revision. */
  course: InstructorCourse;
};

/** An access token to create. */
export type CreateAccessTokenInput = {
  /** When it stops working, at most a year from now. */
  expiresAt: Scalars['DateTime']['input'];
  /** What to call it, such as the program that uses it; at most 80 characters. */
  name: Scalars['String']['input'];
  /** The present password; null for an account without one, after `startProviderConfirmation`. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** What it may do; at least one scope. */
  scopes: Array<AccessScope>;
};

/** Result of `createAccessToken`. */
export type CreateAccessTokenResult = AccessTokenCreated | InvalidInput | TooManyAccessTokens;

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

/** Result of `createGroup`. */
export type CreateGroupResult = CourseGroupsChanged | InvalidInput;

/** Result of `createJoinLink`. */
export type CreateJoinLinkResult = InvalidInput | JoiningChanged;

/** Result of `createPersonalNote`. */
export type CreatePersonalNoteResult = InvalidInput | PersonalNoteLimitReached | PersonalNoteSaved;

/** Result of `createQuiz`. */
export type CreateQuizResult = InvalidInput | QuizCreated;

/** The daily email with unread notifications. */
export type DailySummary = {
  __typename?: 'DailySummary';
  /** Hour at which it is sent, 0 to 23, in the viewer's time zone. */
  hour: Scalars['Int']['output'];
  /** Whether the viewer asked for it. */
  isOn: Scalars['Boolean']['output'];
};

/** The daily email with unread notifications. */
export type DailySummaryInput = {
  /** Hour, 0 to 23, in the viewer's time zone. */
  hour: Scalars['Int']['input'];
  /** Whether to send it. */
  isOn: Scalars['Boolean']['input'];
};

/** The database. */
export type DatabaseHealth = {
  __typename?: 'DatabaseHealth';
  /** Open connections to the database, of all processes. */
  connections: Scalars['Int']['output'];
  /** Name of the newest migration that has run. */
  lastMigration: Scalars['String']['output'];
  /** Connections that the database server allows, to all its databases. */
  maxConnections: Scalars['Int']['output'];
  /** Number of migrations that have run. */
  migrationCount: Scalars['Int']['output'];
  /** Milliseconds that a small statement took. */
  responseMs: Scalars['Float']['output'];
  /** Size of the database in bytes. */
  sizeBytes: Scalars['Float']['output'];
  /** Version of PostgreSQL. */
  version: Scalars['String']['output'];
};

/** Result of `decideInstructorRequest`. */
export type DecideInstructorRequestResult = InvalidInput | RoleRequestDecided;

/** Result of `declineCourseInvitation`. */
export type DeclineCourseInvitationResult = CourseInvitationDeclined | InvitationRefused;

/** The email and password are right, but the account will be deleted. Its token opens nothing else before `keepAccount`. */
export type DeletionPending = {
  __typename?: 'DeletionPending';
  /** When the account will be deleted. */
  dueAt: Scalars['DateTime']['output'];
  /** Token for `keepAccount`, and for `POST /auth/export`. */
  token: Scalars['String']['output'];
};

/** A demo account that anyone can log in with. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  /** Email address to log in with. */
  email: Scalars['String']['output'];
  /** What the person is, such as `Teaching assistant`. */
  label: Scalars['String']['output'];
  /** Password to log in with. */
  password: Scalars['String']['output'];
  /** Role of the account. */
  role: Role;
};

/** Result of `disableSecondFactor`. */
export type DisableSecondFactorResult = InvalidInput | InvalidSecondFactorCode | SecondFactorDisabled | SecondFactorNotOptional;

/** The disk of the data folder, or of the program if the database is elsewhere. */
export type DiskHealth = {
  __typename?: 'DiskHealth';
  /** What the server can still use, in bytes. */
  freeBytes: Scalars['Float']['output'];
  /** Its size in bytes. */
  totalBytes: Scalars['Float']['output'];
};

/** An account with this email address already exists. */
export type EmailAlreadyRegistered = UserError & {
  __typename?: 'EmailAlreadyRegistered';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A link was sent to the new address, unless another account uses it. The address changes when the link is confirmed, within 24 hours. */
export type EmailChangeRequested = {
  __typename?: 'EmailChangeRequested';
  /** The token of the link, in demo mode only; null otherwise, when it is sent by email. */
  confirmationToken?: Maybe<Scalars['String']['output']>;
  /** Message to show to the user, the same for addresses in use. */
  message: Scalars['String']['output'];
};

/** The account has the new email address, or the one it had is confirmed. Use it to log in. */
export type EmailChanged = {
  __typename?: 'EmailChanged';
  /** Whether the account had this address already, so that it was confirmed and not changed. */
  isConfirmation: Scalars['Boolean']['output'];
  /** The new email address, or the confirmed one. */
  newEmail: Scalars['String']['output'];
};

/** A link was sent to the address of the account, which replaces earlier ones. */
export type EmailConfirmationSent = {
  __typename?: 'EmailConfirmationSent';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The link confirms the address that an account has already, which needs a session of this account. The link stays valid. */
export type EmailLogInRequired = UserError & {
  __typename?: 'EmailLogInRequired';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Result of `enroll`. */
export type EnrollResult = AlreadyEnrolled | ApprovalNeeded | CourseFull | Enrolled | EnrollmentClosed | JoinLinkNeeded | OwnCourse;

/** The viewer was enrolled. */
export type Enrolled = {
  __typename?: 'Enrolled';
  /** The new enrollment. */
  enrollment: Enrollment;
  /** The viewer, with updated learning data. */
  viewer: Viewer;
};

/** A student who enrolled. */
export type EnrolledStudent = {
  __typename?: 'EnrolledStudent';
  /** Title of the course. */
  courseTitle: Scalars['String']['output'];
  /** Name of the student. */
  name: Scalars['String']['output'];
};

/** A student's enrollment in a course, with their progress. Access tokens need the scope `read:learning`. */
export type Enrollment = {
  __typename?: 'Enrollment';
  /** The certificate; null until the certificate rule of the course was met. */
  certificate?: Maybe<Certificate>;
  /** Positions of the completed lessons within the course, in order, from 1. */
  completedPositions: Array<Scalars['Int']['output']>;
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
  /** The lesson to continue with: the one whose video was watched last among those not yet completed, otherwise the next lesson; null if all are completed. */
  resumeLesson?: Maybe<Lesson>;
};

/** Joining the course has ended. Nothing was changed. */
export type EnrollmentClosed = UserError & {
  __typename?: 'EnrollmentClosed';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The viewer left the course. Their progress comes back if they join again. */
export type EnrollmentEnded = {
  __typename?: 'EnrollmentEnded';
  /** The course; null if the viewer no longer sees it. */
  course?: Maybe<Course>;
  /** The viewer, with updated learning data. */
  viewer: Viewer;
};

/** How people join a course. */
export type EnrollmentMode =
  /** The course's team decides about each request. A join link needs no approval. */
  | 'APPROVAL'
  /** With a join link or its code. */
  | 'LINK'
  /** Everybody can enroll. */
  | 'OPEN';

/** Somebody who would like to join a course. */
export type EnrollmentRequest = {
  __typename?: 'EnrollmentRequest';
  /** When the person asked. */
  askedAt: Scalars['DateTime']['output'];
  /** Email address of the person. */
  email: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** State of the request. */
  state: EnrollmentRequestState;
  /** Identifier of the person's account. */
  studentId: Scalars['ID']['output'];
};

/** A page of people who would like to join a course, those who asked first at the top. */
export type EnrollmentRequestConnection = {
  __typename?: 'EnrollmentRequestConnection';
  /** The people on this page. */
  nodes: Array<EnrollmentRequest>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** State of a request to join a course. */
export type EnrollmentRequestState =
  /** The course's team has not decided yet. */
  | 'ASKED'
  /** On the waiting list. */
  | 'WAITING';

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

/** What the provider sent the browser back with. */
export type FinishProviderSignInInput = {
  /** `code` of the address; null if it has none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** `error` of the address; null if it has none. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** `iss` of the address; null if it has none. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** `state` of the address. */
  state: Scalars['String']['input'];
  /** The verifier of `ProviderSignInStarted`. */
  verifier: Scalars['String']['input'];
};

/** Result of `finishProviderSignIn`. */
export type FinishProviderSignInResult = AccountProofRequired | AccountSuspended | DeletionPending | IdentityLinked | InvalidInput | LoggedIn | ProviderSignInRefused | SecondFactorRequired | SecondFactorSetUpRequired | SessionConfirmed;

/** A flashcard, scheduled by spaced repetition. Access tokens need the scope `ask:assistant`. */
export type Flashcard = {
  __typename?: 'Flashcard';
  /** The answer as plain text. */
  back: Scalars['String']['output'];
  /** When the card is due for review. */
  dueAt: Scalars['DateTime']['output'];
  /** The question as plain text. */
  front: Scalars['String']['output'];
  /** Unique identifier of the card. */
  id: Scalars['ID']['output'];
  /** The lesson that it is about; null without one, or if the viewer can no longer read it. */
  lesson?: Maybe<Lesson>;
  /** The sentence of the lesson that states the answer, as Markdown; null if there is none. */
  quote?: Maybe<Scalars['String']['output']>;
  /** How often it was rated, for `rateFlashcard`. */
  reviewCount: Scalars['Int']['output'];
  /** When it would be due after each rating. */
  schedule: FlashcardSchedule;
  /** Path to the lesson; null without one. */
  source?: Maybe<Scalars['String']['output']>;
  /** Learning state of the card. */
  state: FlashcardState;
};

/** A deck of flashcards. Access tokens need the scope `ask:assistant`. */
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
  /** When the next card is due; null without cards. */
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
  /** The lesson that the card is about; null for none. */
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

/** When a flashcard would be due after each rating. */
export type FlashcardSchedule = {
  __typename?: 'FlashcardSchedule';
  /** Due date after AGAIN. */
  again: Scalars['DateTime']['output'];
  /** Due date after EASY. */
  easy: Scalars['DateTime']['output'];
  /** Due date after GOOD. */
  good: Scalars['DateTime']['output'];
  /** Due date after HARD. */
  hard: Scalars['DateTime']['output'];
};

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

/** The email that reminds the viewer of their weekly goal. */
export type GoalReminder = {
  __typename?: 'GoalReminder';
  /** Days of the week on which it is sent; 1 is Monday. */
  days: Array<Scalars['Int']['output']>;
  /** Hour at which it is sent, 0 to 23, in the viewer's time zone. */
  hour: Scalars['Int']['output'];
  /** Whether the viewer asked for it. */
  isOn: Scalars['Boolean']['output'];
  /** The viewer's time zone, such as `Europe/Berlin`; null if not chosen yet. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** The email that reminds the viewer of their weekly goal, while it is not reached. */
export type GoalReminderInput = {
  /** Days of the week, at least one; 1 is Monday. */
  days: Array<Scalars['Int']['input']>;
  /** Hour, 0 to 23, in the viewer's time zone. A viewer who has not chosen one gets the `timeZone` of the mutation. */
  hour: Scalars['Int']['input'];
  /** Whether to send it. */
  isOn: Scalars['Boolean']['input'];
};

/** A student was put into a group or taken out of it. */
export type GroupMemberSet = {
  __typename?: 'GroupMemberSet';
  /** The course, with its groups. */
  course: InstructorCourse;
  /** The student. */
  student: InstructorStudent;
};

/** How the platform is, measured when it is asked for. */
export type Health = {
  __typename?: 'Health';
  /** The database; null if it does not answer. */
  database?: Maybe<DatabaseHealth>;
  /** Disk space. */
  disk: DiskHealth;
  /** Emails; null if the database does not answer. */
  mails?: Maybe<MailHealth>;
  /** When it was measured. */
  measuredAt: Scalars['DateTime']['output'];
  /** The process that answers. */
  process: ProcessHealth;
  /** Background tasks, by name. */
  tasks: Array<TaskHealth>;
  /** What an administrator should look at, as messages to show; empty if nothing. */
  warnings: Array<Scalars['String']['output']>;
};

/** The identity is linked to the account of the viewer, who can log in with it from now on. */
export type IdentityLinked = {
  __typename?: 'IdentityLinked';
  /** How the viewer can log in now. */
  signInMethods: SignInMethods;
};

/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type Inbox = {
  __typename?: 'Inbox';
  /** An account; null if the viewer may not write to it. */
  contact?: Maybe<Contact>;
  /** Accounts the viewer may write to, at most 50. For students: instructors with a published course, those of their courses first. For instructors: their students. */
  contacts: Array<Contact>;
  /** A conversation of the viewer; null if the viewer does not take part in one with this id. */
  conversation?: Maybe<Conversation>;
  /** Conversations of the viewer, the one with the newest message first. */
  conversations: ConversationConnection;
  /** One of the viewer's notifications; null if there is none with this identifier. */
  notification?: Maybe<Notification>;
  /** Notifications, newest first. */
  notifications: NotificationConnection;
  /** The parts of the inbox, in the order in which they are shown. */
  tabs: Array<InboxTab>;
  /** Number of conversations with unread messages. */
  unreadConversationCount: Scalars['Int']['output'];
  /** Number of unread notifications, without muted courses and kinds that are switched off. */
  unreadCount: Scalars['Int']['output'];
};


/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type InboxcontactArgs = {
  id: Scalars['ID']['input'];
};


/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type InboxcontactsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type InboxconversationArgs = {
  id: Scalars['ID']['input'];
};


/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type InboxconversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  unreadOnly?: Scalars['Boolean']['input'];
};


/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type InboxnotificationArgs = {
  id: Scalars['ID']['input'];
};


/** The viewer's notifications. Access tokens need the scope `read:messages`. */
export type InboxnotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: NotificationFilter;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  tab?: InputMaybe<NotificationTab>;
};

/** A part of the inbox. */
export type InboxTab = {
  __typename?: 'InboxTab';
  /** Which part it is. */
  tab: NotificationTab;
  /** Number of its unread notifications. */
  unreadCount: Scalars['Int']['output'];
};

/** Who may register as an instructor. */
export type InstructorAccess =
  /** Everyone may ask; the account is a student’s until an administrator approves. */
  | 'BY_APPROVAL'
  /** Those whose email address is of a listed domain; the account is a student’s until the address is verified. */
  | 'BY_DOMAIN'
  /** Those whom an administrator invited. */
  | 'BY_INVITATION'
  /** Everyone. */
  | 'EVERYONE';

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

/** A course as its team sees it, drafts included. Access tokens need the scope `read:teaching`. */
export type InstructorCourse = {
  __typename?: 'InstructorCourse';
  /** Analytics of the course. */
  analytics: InstructorCourseAnalytics;
  /** What the assistant does for students with the material of the course. */
  assistantMode: AssistantMode;
  /** Number of students at risk, at most 50; `analytics.atRiskStudents` lists them. */
  atRiskCount: Scalars['Int']['output'];
  /** The block of the course, for its team only; null for everyone else, and if no administrator unpublished it. */
  block?: Maybe<CourseBlock>;
  /** How many students can be enrolled, after which there is a waiting list; null: any number. */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** Name of the category, one of `Platform.categories`. */
  category: Scalars['String']['output'];
  /** What a student must have done to earn the certificate. Certificates issued before a change stay. */
  certificateRule: CertificateRule;
  /** What completes a lesson with a video in the pages of Waymark, besides “Mark complete”. */
  completionRule: CompletionRule;
  /** When the course was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the course as plain text, at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** Total length of the lessons in minutes, rounded, at least 1; null if no lesson has a known duration. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** When joining ends, except for those on the waiting list; null: never. */
  enrollmentEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How people join the course. */
  enrollmentMode: EnrollmentMode;
  /** Drawing on the cover, one of those the course form offers, such as `TABLE`; null for that of the category. */
  glyph?: Maybe<Scalars['String']['output']>;
  /** The groups of the course, sorted by name; none for members of its team who may not see students. */
  groups: Array<CourseGroup>;
  /** Unique identifier of the course. */
  id: Scalars['ID']['output'];
  /** Invitations to the team that can be accepted, newest first; for the owner only. */
  invitations: Array<SentCourseInvitation>;
  /** Whether an administrator chose the course to be listed first. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether the course is published. Drafts and unpublished courses are visible to their team and enrolled students only. */
  isPublished: Scalars['Boolean']['output'];
  /** Join links, requests and waiting list; null for members who may not manage students. */
  joining?: Maybe<CourseJoining>;
  /** Language of the course as a BCP 47 tag, one of those the course form offers; null if not given. */
  language?: Maybe<Scalars['String']['output']>;
  /** Number of lessons. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons of the course, in order. */
  lessons: Array<Lesson>;
  /** Prior knowledge the course expects. */
  level: CourseLevel;
  /** The course's team: the owner first, then by role and name. */
  members: Array<CourseTeamMember>;
  /** Enrollment and progress figures. */
  metrics: InstructorCourseMetrics;
  /** What students learn, at most 12 lines of at most 160 characters each. */
  outcomes: Array<Scalars['String']['output']>;
  /** Price in US cents, at most 99,999,999; 0 for a free course. Prices are displayed, never charged. */
  priceCents: Scalars['Int']['output'];
  /** Quizzes of the course, newest first. */
  quizzes: Array<InstructorQuiz>;
  /** What students should know or have, at most 10 lines of at most 160 characters each. */
  requirements: Array<Scalars['String']['output']>;
  /** Revision number of the course itself, increased by each edit except of its lessons. Pass it to `updateCourse`. */
  revision: Scalars['Int']['output'];
  /** Topics of the course, at most 20 of at most 50 characters each; called tags in the course form. */
  skills: Array<Scalars['String']['output']>;
  /** One line that adds to the title, at most 160 characters; null if not given. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Title of the course, at most 200 characters. */
  title: Scalars['String']['output'];
  /** When the course, its lessons or its quizzes were last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the owner offers the course to the viewer, who can accept with `acceptCourseOffer`. */
  viewerIsOffered: Scalars['Boolean']['output'];
  /** What the viewer's role allows them in the course. */
  viewerPermissions: Array<CoursePermission>;
  /** The viewer's role in the course. */
  viewerRole: CourseRole;
};


/** A course as its team sees it, drafts included. Access tokens need the scope `read:teaching`. */
export type InstructorCourseanalyticsArgs = {
  days?: Scalars['Int']['input'];
};

/** Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz. Access tokens need the scope `read:teaching`. */
export type InstructorCourseAnalytics = {
  __typename?: 'InstructorCourseAnalytics';
  /** Students with activity in the course in the last 30 days. */
  activeStudents: Scalars['Int']['output'];
  /** Activity on each of the requested days, oldest first and ending today, including days without activity. */
  activity: Array<InstructorActivityDay>;
  /** At-risk students with their most important reason, at most 50, most recently active first. */
  atRiskStudents: Array<InstructorStudentAtRisk>;
  /** Average progress of the students in percent, rounded; 0 without students. */
  averageProgress: Scalars['Int']['output'];
  /** Percentage of the enrollments that are at 100 percent, rounded; 0 without students. */
  completionRate: Scalars['Int']['output'];
  /** When these figures were computed, up to a minute ago: in courses with more than 2,000 students; null: for this response. */
  computedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Path of a CSV file of all students. Requires the session token of the course's instructor. */
  csvPath: Scalars['String']['output'];
  /** Engagement of the students. */
  engagement: InstructorEngagement;
  /** Progress through each lesson, in course order. */
  lessonProgress: Array<InstructorLessonProgress>;
  /** Students enrolled in the course. */
  students: InstructorStudentConnection;
  /** Number of lessons. */
  totalLessons: Scalars['Int']['output'];
  /** Enrolled students. */
  totalStudents: Scalars['Int']['output'];
};


/** Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz. Access tokens need the scope `read:teaching`. */
export type InstructorCourseAnalyticsatRiskStudentsArgs = {
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


/** Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz. Access tokens need the scope `read:teaching`. */
export type InstructorCourseAnalyticsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  groupId?: InputMaybe<Scalars['ID']['input']>;
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
  /** The viewer's role in the course. */
  viewerRole: CourseRole;
};

/** Figures of the courses that an instructor owns, and of those shared with them. */
export type InstructorDashboard = {
  __typename?: 'InstructorDashboard';
  /** Metrics of every course, newest course first. */
  courseMetrics: Array<InstructorCourseStanding>;
  /** Totals across the courses that the instructor owns; shared ones are only in the lists. */
  overview: InstructorOverview;
  /** The ten enrollments with the most recently completed lessons, newest first; only in courses whose students the instructor may see. */
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

/** Progress of a course's students through one lesson. Access tokens need the scope `read:teaching`. */
export type InstructorLessonProgress = {
  __typename?: 'InstructorLessonProgress';
  /** What students asked the assistant about the lesson; null if fewer than three students asked, so that nobody can be recognized. */
  askedQuestions?: Maybe<AskedQuestions>;
  /** Students who completed the lesson. */
  completionCount: Scalars['Int']['output'];
  /** Percentage of the enrolled students who completed the lesson, rounded; 0 without students. */
  completionPercent: Scalars['Int']['output'];
  /** Identifier of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** Total minutes students had the lesson open, rounded. */
  minutesSpent: Scalars['Int']['output'];
  /** Students whose next lesson this is. */
  nextLessonCount: Scalars['Int']['output'];
  /** Position in the course, starting at 1. */
  position: Scalars['Int']['output'];
  /** Title of the lesson. */
  title: Scalars['String']['output'];
};

/** Totals across the courses that an instructor owns. */
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
  /** Identifier of the lesson to repeat after a wrong answer; null for none. */
  lessonId?: Maybe<Scalars['ID']['output']>;
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
  mostCommonWrongAnswer?: Maybe<Scalars['String']['output']>;
  /** How often the most frequent wrong answer was given; 0 if there is none. */
  mostCommonWrongAnswerCount: Scalars['Int']['output'];
  /** Identifier of the question, which may have been removed from the quiz. */
  questionId: Scalars['ID']['output'];
  /** The question as it was last asked. */
  text: Scalars['String']['output'];
  /** Type of the question. */
  type: QuestionType;
};

/** A quiz as its course's team sees it. Access tokens need the scope `read:teaching`. */
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
  /** Whether the assistant may show its questions that name a lesson, with their answers, to everyone who can read the course's lessons. */
  isPractice: Scalars['Boolean']['output'];
  /** Maximum number of attempts per student; null for unlimited. */
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  /** Number of attempts that students have not finished yet. */
  openAttemptCount: Scalars['Int']['output'];
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
  /** When the attempt expires, by the server's clock (see `serverNow`); null without a time limit. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** When the attempt was submitted or expired, never later than `deadline`; null while it is open. */
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

/** Results of a quiz. Counted attempts are all finished attempts except those that expired without any answer. Access tokens need the scope `read:teaching`. */
export type InstructorQuizResults = {
  __typename?: 'InstructorQuizResults';
  /** When these figures were computed, at most a minute ago; null if they were computed for this request, as in all but large courses. */
  computedAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** Students of the course with their attempts at the quiz. */
  students: InstructorQuizStudentConnection;
};


/** Results of a quiz. Counted attempts are all finished attempts except those that expired without any answer. Access tokens need the scope `read:teaching`. */
export type InstructorQuizResultsstudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  groupId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InstructorQuizStudentSort;
};

/** A student of the quiz's course with their attempts at the quiz. */
export type InstructorQuizStudent = {
  __typename?: 'InstructorQuizStudent';
  /** All attempts of the student, oldest first. */
  attempts: Array<InstructorQuizAttempt>;
  /** Best score of the counted attempts in percent; null if there are none. */
  bestPercent?: Maybe<Scalars['Int']['output']>;
  /** Email address of the student; null if the viewer may not see addresses in this course. */
  email?: Maybe<Scalars['String']['output']>;
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
  /** The students on this page. */
  nodes: Array<InstructorQuizStudent>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of students that match the search, across all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Field to sort the students of a quiz by. */
export type InstructorQuizStudentSort =
  /** By number of attempts. */
  | 'ATTEMPTS'
  /** By best score. In ascending order, students without a counted attempt come first. */
  | 'BEST'
  /** By name. */
  | 'NAME';

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
  /** Email address of the student; null if the viewer may not see addresses in this course. */
  email?: Maybe<Scalars['String']['output']>;
  /** When the student enrolled. */
  enrolledAt: Scalars['DateTime']['output'];
  /** Identifiers of the groups of the course that the student is in. */
  groupIds: Array<Scalars['ID']['output']>;
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

/** A student at risk, with the reason. */
export type InstructorStudentAtRisk = {
  __typename?: 'InstructorStudentAtRisk';
  /** The reason as a sentence to show to the instructor. */
  message: Scalars['String']['output'];
  /** The most important reason, in this order: FAILED_QUIZ, STUCK, NO_ACTIVITY. */
  reason: RiskReason;
  /** The student. */
  student: InstructorStudent;
};

/** A page of students of a course. */
export type InstructorStudentConnection = {
  __typename?: 'InstructorStudentConnection';
  /** Whether more students than `totalCount` match the search. */
  isTotalCapped: Scalars['Boolean']['output'];
  /** The students on this page. */
  nodes: Array<InstructorStudent>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of students that match the search, across all pages. A search counts at most 1,000; without one all are counted. */
  totalCount: Scalars['Int']['output'];
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

/** The link is wrong, already used, or older than 24 hours, or the address belongs to an account now. */
export type InvalidEmailLink = UserError & {
  __typename?: 'InvalidEmailLink';
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

/** The code is wrong, older than a minute, or was used before. */
export type InvalidSecondFactorCode = UserError & {
  __typename?: 'InvalidSecondFactorCode';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The set-up link is wrong, already used, or older than a day. */
export type InvalidSetUpLink = UserError & {
  __typename?: 'InvalidSetUpLink';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The unsubscribe link is incomplete or was altered. */
export type InvalidUnsubscribeLink = UserError & {
  __typename?: 'InvalidUnsubscribeLink';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The viewer accepted an invitation. */
export type InvitationAccepted = {
  __typename?: 'InvitationAccepted';
  /** In how many courses the viewer was enrolled, or put on the waiting list. */
  courseCount: Scalars['Int']['output'];
};

/** The invitation was made. Its link is shown only this once. */
export type InvitationMade = {
  __typename?: 'InvitationMade';
  /** The address at which the invited person registers. */
  link: Scalars['String']['output'];
  /** Why the link was not mailed; null if the mail server accepted the email. */
  mailProblem?: Maybe<Scalars['String']['output']>;
};

/** The viewer cannot accept this invitation. */
export type InvitationRefused = UserError & {
  __typename?: 'InvitationRefused';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Result of `inviteInstructor`. */
export type InviteInstructorResult = InvalidInput | InvitationMade;

/** Result of `inviteToCourse`. */
export type InviteToCourseResult = CourseInvitationSent | InvalidInput;

/** The person was invited again; an earlier link no longer works. */
export type InvitedAgain = {
  __typename?: 'InvitedAgain';
  /** Until when the new link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** The link, to be passed on, where no email can be sent; null where it was mailed. */
  link?: Maybe<Scalars['String']['output']>;
  /** Identifier of the person. */
  personId: Scalars['ID']['output'];
};

/** A person who is invited to a course, whether or not they have an account. */
export type InvitedStudent = {
  __typename?: 'InvitedStudent';
  /** The invited email address. */
  email: Scalars['String']['output'];
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** Group in the course, as it was imported; null: none. */
  groupName?: Maybe<Scalars['String']['output']>;
  /** When the person was invited to this course. */
  invitedAt: Scalars['DateTime']['output'];
  /** When the email with the link is due, if it waits for a later day; null if it does not. */
  mailDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name, as it was imported. */
  name: Scalars['String']['output'];
  /** Identifier of the person, not of an account. */
  personId: Scalars['ID']['output'];
};

/** A page of people who are invited to a course, by name. */
export type InvitedStudentConnection = {
  __typename?: 'InvitedStudentConnection';
  /** When the last of these emails is due; null: none waits. */
  lastMailAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of those whose email waits for a later day, because the instructor who invited them reached the daily limit. */
  laterMailCount: Scalars['Int']['output'];
  /** The people on this page. */
  nodes: Array<InvitedStudent>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Whether they get their links by email; if not, no email can be sent, and whoever may invite them passes the links on. */
  sendsMail: Scalars['Boolean']['output'];
  /** Number of all people who are invited to the course. */
  totalCount: Scalars['Int']['output'];
};

/** A link with which people join a course. */
export type JoinLink = {
  __typename?: 'JoinLink';
  /** The code: eight letters and digits. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier of the link. */
  id: Scalars['ID']['output'];
  /** How many people can use it; null: any number. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  /** The address of the page that joins the course. */
  url: Scalars['String']['output'];
  /** How many people have used it. */
  uses: Scalars['Int']['output'];
};

/** The join link does not exist, has expired or is used up. */
export type JoinLinkInvalid = UserError & {
  __typename?: 'JoinLinkInvalid';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The course can only be joined with a join link or its code. Nothing was changed. */
export type JoinLinkNeeded = UserError & {
  __typename?: 'JoinLinkNeeded';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Result of `joinByCode`. */
export type JoinResult = AlreadyEnrolled | CourseFull | Enrolled | EnrollmentClosed | JoinLinkInvalid | OwnCourse;

/** How people join the course was changed. */
export type JoiningChanged = {
  __typename?: 'JoiningChanged';
  /** The course. */
  course: InstructorCourse;
};

/** How people join a course. */
export type JoiningInput = {
  /** How many students can be enrolled, 1 to 100,000; null: any number. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** When joining ends; null: never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who can join. */
  mode: EnrollmentMode;
};

/** Result of `keepAccount`. */
export type KeepAccountResult = AccountKept | AccountNotKept | InvalidInput;

/** The right answer of the question on the landing page. */
export type LandingAnswer = {
  __typename?: 'LandingAnswer';
  /** Why it is right; null if its author gave no reason. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Which of the `options` is right, from 0. */
  option: Scalars['Int']['output'];
};

/** The question that everyone can answer on the landing page. Its authors released it with its answer for practice. */
export type LandingQuestion = {
  __typename?: 'LandingQuestion';
  /** Its right answer. */
  answer: LandingAnswer;
  /** Identifier of the question. */
  id: Scalars['ID']['output'];
  /** The lesson that it is about, of a published course. */
  lesson: Lesson;
  /** Its possible answers, two or four. */
  options: Array<Scalars['String']['output']>;
  /** The question. */
  text: Scalars['String']['output'];
};

/** A question that administrators can choose for the landing page. */
export type LandingQuestionChoice = {
  __typename?: 'LandingQuestionChoice';
  /** Title of its course. */
  courseTitle: Scalars['String']['output'];
  /** Identifier of the question. */
  id: Scalars['ID']['output'];
  /** Title of the lesson that it is about. */
  lessonTitle: Scalars['String']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** Who saved the version that an edit conflict is about, and when. Access tokens need no scope. */
export type LastEdit = {
  __typename?: 'LastEdit';
  /** When it was saved. */
  at: Scalars['DateTime']['output'];
  /** Whether the viewer saved it, in another window or on another device. */
  isOwn: Scalars['Boolean']['output'];
  /** Name of whoever saved it; null if the account is suspended or deleted. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The identity was not removed, because nothing else can log in to the account. */
export type LastSignInMethod = UserError & {
  __typename?: 'LastSignInMethod';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The viewer's learning: enrollments, progress and certificates. Access tokens need the scope `read:learning`. */
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

/** The viewer's weekly goal and their learning this week, from Monday. Access tokens need the scope `read:learning`. */
export type LearningGoal = {
  __typename?: 'LearningGoal';
  /** Those days; 1 is Monday. */
  activeDays: Array<Scalars['Int']['output']>;
  /** Days a week, 1 to 7; null for no goal. */
  daysPerWeek?: Maybe<Scalars['Int']['output']>;
  /** Days of this week on which the viewer opened or completed a lesson or worked on a quiz. */
  daysThisWeek: Scalars['Int']['output'];
  /** Minutes a week, 5 to 6,000; null for no goal. */
  minutesPerWeek?: Maybe<Scalars['Int']['output']>;
  /** Minutes for which the viewer had lessons open this week. */
  minutesThisWeek: Scalars['Int']['output'];
  /** The email that reminds the viewer of the goal. */
  reminder: GoalReminder;
};

/** A weekly goal. */
export type LearningGoalInput = {
  /** Days a week, 1 to 7; null for none. */
  daysPerWeek?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes a week, 5 to 6,000; null for none. */
  minutesPerWeek?: InputMaybe<Scalars['Int']['input']>;
  /** The reminder; unchanged if null or left out. */
  reminder?: InputMaybe<GoalReminderInput>;
};

/** The goal was saved. */
export type LearningGoalSet = {
  __typename?: 'LearningGoalSet';
  /** The goal, with the learning this week. */
  goal: LearningGoal;
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

/** A lesson of a course: a video, notes, or both. Access tokens need no scope. */
export type Lesson = {
  __typename?: 'Lesson';
  /** Path of the captions file, if the captions are stored as text; null otherwise. Readable by everyone who can read the lesson. Access tokens need the scope `read:learning`. */
  captionsPath?: Maybe<Scalars['String']['output']>;
  /** Captions as WebVTT text; null if there are none or they are a URL. At most 20 lessons per request. Access tokens need the scope `read:learning`. */
  captionsText?: Maybe<Scalars['String']['output']>;
  /** URL of the captions of the video (WebVTT): an https URL or a path below /media/; null if there are none or they are stored as text. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  /** The course the lesson belongs to. */
  course: Course;
  /** Summary of the lesson as plain text, at most 10,000 characters; may be empty. */
  description: Scalars['String']['output'];
  /** Duration as the instructor entered it, at most 20 characters, e.g. 10:30; null if not given. */
  duration?: Maybe<Scalars['String']['output']>;
  /** Duration in seconds; null if `duration` is missing or is not a clock time. */
  durationSeconds?: Maybe<Scalars['Int']['output']>;
  /** Unique identifier of the lesson. */
  id: Scalars['ID']['output'];
  /** Notes as Markdown without HTML; empty if there are none. At most 200 lessons per request. Access tokens need the scope `read:learning`. */
  notes: Scalars['String']['output'];
  /** Position in the course, starting at 1. */
  position: Scalars['Int']['output'];
  /** Reading time of the notes in minutes at 200 words a minute, rounded up; 0 without notes. */
  readingMinutes: Scalars['Int']['output'];
  /** Revision number, increased by each edit. Pass it to `updateLesson`. */
  revision: Scalars['Int']['output'];
  /** Title of the lesson, at most 200 characters. */
  title: Scalars['String']['output'];
  /** URL of the video: a YouTube link, another https URL or a path below /media/; null for a lesson without a video. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer completed the lesson; false when signed out. Access tokens need the scope `read:learning`. */
  viewerHasCompleted: Scalars['Boolean']['output'];
  /** Where the viewer stopped in the lesson's video; null when signed out or not started. Access tokens need the scope `read:learning`. */
  viewerPosition?: Maybe<LessonPosition>;
};

/** The lesson was added. */
export type LessonAdded = {
  __typename?: 'LessonAdded';
  /** The course with its lessons in their new order. */
  course: InstructorCourse;
  /** The lesson. */
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
export type LessonEditConflict = UserError & {
  __typename?: 'LessonEditConflict';
  /** Who saved the current version; null if unknown. */
  lastEdit?: Maybe<LastEdit>;
  /** The current version of the lesson. */
  lesson: Lesson;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A lesson to create or update. A video or notes are required. */
export type LessonInput = {
  /** Captions as WebVTT text, at most 150,000 bytes, instead of a URL; null or blank for none. */
  captionsText?: InputMaybe<Scalars['String']['input']>;
  /** URL of the captions of the video (WebVTT): an https URL or a path below /media/; null if there are none or they are stored as text. */
  captionsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Summary of the lesson as plain text, at most 10,000 characters; may be empty. */
  description?: Scalars['String']['input'];
  /** Duration as the instructor entered it, at most 20 characters, e.g. 10:30; null if not given. */
  duration?: InputMaybe<Scalars['String']['input']>;
  /** Notes as Markdown without HTML, at most 50,000 characters. */
  notes?: Scalars['String']['input'];
  /** Title of the lesson, at most 200 characters. */
  title: Scalars['String']['input'];
  /** URL of the video: a YouTube link, another https URL or a path below /media/; null for a lesson without a video. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The lesson was moved. */
export type LessonMoved = {
  __typename?: 'LessonMoved';
  /** The course with its lessons in their new order. */
  course: InstructorCourse;
  /** The lesson. */
  lesson: Lesson;
};

/** Where a student stopped in a lesson's video. */
export type LessonPosition = {
  __typename?: 'LessonPosition';
  /** When the student was there. */
  playedAt: Scalars['DateTime']['output'];
  /** Seconds from the start of the video. */
  seconds: Scalars['Float']['output'];
  /** What the student has played of the video on any device, in order; seeking does not count. */
  watched: Array<WatchedRange>;
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
  /** The lesson. */
  lesson: Lesson;
};

/** The lesson was saved. */
export type LessonUpdated = {
  __typename?: 'LessonUpdated';
  /** The updated lesson with its new revision. */
  lesson: Lesson;
};

/** Proves that an account and an identity are the same person’s. */
export type LinkProviderAccountInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** The token of `AccountProofRequired`. */
  token: Scalars['String']['input'];
};

/** Result of `linkProviderAccount`. */
export type LinkProviderAccountResult = AccountSuspended | DeletionPending | InvalidInput | LoggedIn | ProviderSignInRefused | SecondFactorRequired | SecondFactorSetUpRequired;

/** An identity at the sign-in provider that is linked to the account. */
export type LinkedIdentity = {
  __typename?: 'LinkedIdentity';
  /** The email that the provider had verified when it was linked. */
  email: Scalars['String']['output'];
  /** Unique identifier. */
  id: Scalars['ID']['output'];
  /** The issuer that identifies the provider, an address. */
  issuer: Scalars['String']['output'];
  /** When it was last used to log in; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was linked. */
  linkedAt: Scalars['DateTime']['output'];
};

/** The log-in took too long, or was already completed. */
export type LogInExpired = UserError & {
  __typename?: 'LogInExpired';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The credentials to log in with. */
export type LogInInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** Result of `logIn`. */
export type LogInResult = AccountSuspended | DeletionPending | InvalidCredentials | InvalidInput | LoggedIn | SecondFactorRequired | SecondFactorSetUpRequired;

/** The viewer is signed in. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  /** Session token. Send it as `Authorization: Bearer …`. It expires after 14 days without use, and after 60 days in any case. */
  token: Scalars['String']['output'];
  /** The signed-in account. */
  viewer: Viewer;
};

/** The outbox of emails. */
export type MailHealth = {
  __typename?: 'MailHealth';
  /** Of these, emails that failed and will be tried again. */
  failing: Scalars['Int']['output'];
  /** Emails that were given up in the last 24 hours. */
  givenUp: Scalars['Int']['output'];
  /** Whether a mail server is configured. */
  isConfigured: Scalars['Boolean']['output'];
  /** When the oldest waiting email was added; null if none. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** Emails that were sent in the last 24 hours. */
  sent: Scalars['Int']['output'];
  /** Emails that are waiting to be sent, those that failed included. */
  waiting: Scalars['Int']['output'];
};

/** A recurring email. */
export type MailScheduleKind =
  /** Unread notifications, at most once a day. */
  | 'DAILY_SUMMARY'
  /** A reminder of the weekly goal. */
  | 'GOAL_REMINDER';

/** Whether the account of an unsubscribe link gets a recurring email. */
export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** Whether it is sent; false also if the account was deleted. */
  isSubscribed: Scalars['Boolean']['output'];
  /** The email that the link is about. */
  kind: MailScheduleKind;
};

/** Result of `mailSubscription` and `setMailSubscription`. */
export type MailSubscriptionResult = InvalidUnsubscribeLink | MailSubscription;

/** A category of courses as administrators see it. Access tokens need the scope `read:admin`. */
export type ManagedCategory = {
  __typename?: 'ManagedCategory';
  /** Another name under which instructors can choose it; courses get `name`. null: none. */
  alternativeName?: Maybe<Scalars['String']['output']>;
  /** Number of its courses, drafts included. */
  courseCount: Scalars['Int']['output'];
  /** Unique identifier of the category. */
  id: Scalars['ID']['output'];
  /** Whether it is a main category, which has a button in the catalogue. */
  isMain: Scalars['Boolean']['output'];
  /** Name of the category, as courses and the filter have it. */
  name: Scalars['String']['output'];
};

/** A course as administrators see it. Access tokens need the scope `read:admin`. */
export type ManagedCourse = {
  __typename?: 'ManagedCourse';
  /** Why an administrator unpublished it; null if none did. */
  block?: Maybe<CourseBlock>;
  /** When the course was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the course, the same as that of `Course`. */
  id: Scalars['ID']['output'];
  /** Name of its instructor. */
  instructorName: Scalars['String']['output'];
  /** Whether the course is listed first. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether its owner can run it, and otherwise why not. */
  ownerState: CourseOwnerState;
  /** Whether the course is published. */
  state: CourseState;
  /** Number of enrolled students, up to a few seconds old. */
  studentCount: Scalars['Int']['output'];
  /** Title of the course. */
  title: Scalars['String']['output'];
};

/** A page of courses, newest first. */
export type ManagedCourseConnection = {
  __typename?: 'ManagedCourseConnection';
  /** The courses on this page. */
  nodes: Array<ManagedCourse>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** Which courses to list for an administrator. */
export type ManagedCourseFilter =
  /** Courses that an administrator unpublished. */
  | 'BLOCKED'
  /** Courses that their instructors have not published. */
  | 'DRAFT'
  /** Featured courses. */
  | 'FEATURED'
  /** Blocked courses whose instructors asked to lift the block. */
  | 'LIFT_REQUESTED'
  /** Courses whose owner is suspended, no longer an instructor, or is or will be deleted. */
  | 'OWNER_INACTIVE'
  /** Published courses. */
  | 'PUBLISHED';

/** What an administrator's list of courses is sorted by. */
export type ManagedCourseSort =
  /** When the course was created. */
  | 'CREATED'
  /** Title, regardless of case. */
  | 'TITLE';

/** A review of a course as administrators see it. */
export type ManagedReview = {
  __typename?: 'ManagedReview';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Title of the course. */
  courseTitle: Scalars['String']['output'];
  /** When the review was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the review. */
  id: Scalars['ID']['output'];
  /** Number of times its student changed it, starting at 1. Pass it to `setReviewState`. */
  revision: Scalars['Int']['output'];
  /** Rating, 1 to 5 stars. */
  stars: Scalars['Int']['output'];
  /** Whether the review is public. Only its student and administrators see one that is not. */
  state: ApprovalState;
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** Text of the review as plain text, at most 2,000 characters; null if not given. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A page of reviews, newest first. */
export type ManagedReviewConnection = {
  __typename?: 'ManagedReviewConnection';
  /** The reviews on this page. */
  nodes: Array<ManagedReview>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** A testimonial as administrators see it. */
export type ManagedTestimonial = {
  __typename?: 'ManagedTestimonial';
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
  /** Whether it is public. */
  state: ApprovalState;
  /** Text of the testimonial as plain text, at most 1,000 characters. */
  text: Scalars['String']['output'];
};

/** A page of testimonials, newest first. */
export type ManagedTestimonialConnection = {
  __typename?: 'ManagedTestimonialConnection';
  /** The testimonials on this page. */
  nodes: Array<ManagedTestimonial>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** A message in a conversation. Access tokens need the scope `read:messages`. */
export type Message = {
  __typename?: 'Message';
  /** Unique identifier of the message. */
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** Name of the sender. */
  senderName: Scalars['String']['output'];
  /** When the message was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Text of the message as plain text, at most 5,000 characters. */
  text: Scalars['String']['output'];
};

/** A page of messages, newest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages on this page. */
  nodes: Array<Message>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** The message was delivered to the recipient's inbox. */
export type MessageSent = {
  __typename?: 'MessageSent';
  /** When the message was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** The message was added to the conversation. */
export type MessageWritten = {
  __typename?: 'MessageWritten';
  /** The conversation, with the message as its newest one. */
  conversation: Conversation;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Joins the team of a course. Only the account with the invited address can, and it must be an instructor's. Not available to access tokens. */
  acceptCourseInvitation: AcceptCourseInvitationResult;
  /** The viewer becomes the owner of a course that is offered to them; the former owner becomes an instructor of it. NOT_FOUND without an offer. Not available to access tokens. */
  acceptCourseOffer: CourseJoined;
  /** Creates the account of an invited person, also while registration is closed, and enrolls them. The link works once. Does not log in. Not available to access tokens. */
  acceptInvitation: RegisterResult;
  /** Enrolls the viewer in the courses of an invitation to the address of the viewer's account. The link works once. UNAUTHENTICATED for visitors. Not available to access tokens. */
  acceptInvitationAs: AcceptInvitationAsResult;
  /** Adds a category of courses at the end. Administrators only; FORBIDDEN in demo mode, as all changes of categories. Access tokens need the scope `write:admin`. */
  addCategory: ChangeCategoriesResult;
  /** Adds a lesson to one of the viewer's courses. Access tokens need the scope `write:teaching`. */
  addLesson: AddLessonResult;
  /** Adds a testimonial. Does not require signing in. Outside demo mode it is public once an administrator approves it. RATE_LIMITED beyond 10 an hour from one address. Access tokens need no scope. */
  addTestimonial: AddTestimonialResult;
  /** Accepts or declines an invitation to a course, one of `Viewer.studentInvitations`; always true. NOT_FOUND if there is none. Not available to access tokens. */
  answerStudentInvitation: Scalars['Boolean']['output'];
  /** Returns the complete or stopped answer. RATE_LIMITED beyond 30 an hour or 2 at a time. Access tokens need the scope `ask:assistant`. */
  askAssistant: AskAssistantResult;
  /** Unpublishes a course until an administrator lifts the block, and notifies its instructor of the reason. Enrolled students keep access. Administrators only. Access tokens need the scope `write:admin`. */
  blockCourse: BlockCourseResult;
  /** Changes the role of a member. By the owner of the course. Not available to access tokens. */
  changeCourseMember: ChangeCourseMemberResult;
  /** Makes an active instructor the owner of a course, such as one whose owner was suspended. The former owner becomes one of its instructors if they still are an active instructor, and leaves the team otherwise. Both are notified, unless the data of the former owner is deleted. Administrators only. Not available to access tokens. */
  changeCourseOwner: ChangeCourseOwnerResult;
  /** Changes the password, ends all other sessions and revokes all access tokens. Wrong passwords count as failed log-ins. Not available to access tokens. */
  changePassword: ChangePasswordResult;
  /** Changes the role of an account and ends all its sessions. Administrators only, and not for their own account. Not available to access tokens. */
  changeRole: Person;
  /** Chooses whether an import removes people who are not in the file, so that its dry run counts them. FORBIDDEN once it has begun, and for a package with only what changed. For everyone who can see the import. Not available to access tokens. */
  chooseRemovingOthers: RosterImport;
  /** Chooses the published course in which the students of a class are enrolled. FORBIDDEN once the import has begun. Not available to access tokens. */
  chooseRosterCourse: RosterImport;
  /** Deletes all of the viewer's conversations. Access tokens need the scope `ask:assistant`. */
  clearConversations: Assistant;
  /** Marks a lesson as completed. Repeating it has no effect. FORBIDDEN unless enrolled. Access tokens need the scope `write:learning`. */
  completeLesson: LessonProgress;
  /** Completes a log-in with a code of the second factor and returns a session token. RATE_LIMITED after 10 wrong codes in 15 minutes for one account from one address, or 20 in an hour for one account from addresses it has not signed in from. Not available to access tokens. */
  completeLogIn: CompleteLogInResult;
  /** Confirms an email address with the token of the link. A new address needs no session; the one that an account has already needs a session of this account. Not available to access tokens. */
  confirmEmailChange: ConfirmEmailChangeResult;
  /** Turns the second factor on that an administrator needs, and logs in. Ends all other sessions. Needs no session. Not available to access tokens. */
  confirmRequiredSecondFactor: ConfirmRequiredSecondFactorResult;
  /** Turns the second factor on with a first code, ends all other sessions and revokes all access tokens. Wrong codes count as failed log-ins. Not available to access tokens. */
  confirmSecondFactor: ConfirmSecondFactorResult;
  /** Sends a message from a student to an instructor with a published course. RATE_LIMITED beyond 30 messages an hour. Access tokens need the scope `write:messages`. */
  contactInstructor: ContactInstructorResult;
  /** Creates an access token for a program of the viewer, and tells them by email. Wrong passwords count as failed log-ins. RATE_LIMITED beyond 30 an hour. Not available to access tokens. */
  createAccessToken: CreateAccessTokenResult;
  /** Creates a draft course with its lessons. Nothing is created if any input is invalid. RATE_LIMITED beyond 60 courses an hour. Access tokens need the scope `write:teaching`. */
  createCourse: CreateCourseResult;
  /** Creates a deck. NOT_FOUND if a card names a lesson that the viewer cannot read. Access tokens need the scope `ask:assistant`. */
  createFlashcardDeck: CreateFlashcardDeckResult;
  /** Creates a group of students in one of the viewer's courses. Access tokens need the scope `write:teaching`. */
  createGroup: CreateGroupResult;
  /** Creates a link with which people join one of the viewer's courses without approval. Access tokens need the scope `write:teaching`. */
  createJoinLink: CreateJoinLinkResult;
  /** Saves a new note on a lesson. Repeating it with the same id saves the note once, with the newer text. NOT_FOUND unless the viewer can open the lesson. Access tokens need the scope `write:learning`. */
  createPersonalNote: CreatePersonalNoteResult;
  /** Creates a quiz. The enrolled students are notified if it is active. NOT_FOUND unless the course is the viewer's. Access tokens need the scope `write:teaching`. */
  createQuiz: CreateQuizResult;
  /** Approves a request to join, which enrolls the person or puts them on the waiting list of a full course; or declines it, or takes them off the waiting list. They are notified. Access tokens need the scope `write:teaching`. */
  decideEnrollmentRequest: JoiningChanged;
  /** Approves or declines the request of an account to become an instructor’s, and tells the person. Approving ends its sessions. Administrators only. Not available to access tokens. */
  decideInstructorRequest: DecideInstructorRequestResult;
  /** Declines an invitation. Only the account with the invited address can. Not available to access tokens. */
  declineCourseInvitation: DeclineCourseInvitationResult;
  /** Declines a course that is offered to the viewer. NOT_FOUND without an offer. Not available to access tokens. */
  declineCourseOffer: CourseTeamChanged;
  /** Declines the invitations of a link, with or without an account; always true. NOT_FOUND if the link is not valid. Does not require a session. Not available to access tokens. */
  declineInvitation: Scalars['Boolean']['output'];
  /** Deletes a conversation and its messages. NOT_FOUND unless it is the viewer's. Access tokens need the scope `ask:assistant`. */
  deleteConversation: ConversationDeleted;
  /** Deletes a course for everyone. Certificates already issued stay valid. Access tokens need the scope `write:teaching`. */
  deleteCourse: CourseDeleted;
  /** Deletes a deck and its cards. NOT_FOUND unless it is the viewer's. Access tokens need the scope `ask:assistant`. */
  deleteFlashcardDeck: FlashcardDeckDeleted;
  /** Deletes a group of one of the viewer's courses. Its students stay in the course. Access tokens need the scope `write:teaching`. */
  deleteGroup: CourseGroupsChanged;
  /** Deletes a lesson and recalculates the students' progress. `restoreLesson` reverts it. Access tokens need the scope `write:teaching`. */
  deleteLesson: LessonDeleted;
  /** Deletes a note. NOT_FOUND unless it is the viewer's. Access tokens need the scope `write:learning`. */
  deletePersonalNote: PersonalNoteDeleted;
  /** Deletes a quiz. Open attempts can still be finished. NOT_FOUND unless the quiz is the viewer's. Access tokens need the scope `write:teaching`. */
  deleteQuiz: QuizDeleted;
  /** Deletes the viewer's review of a course. Access tokens need the scope `write:learning`. */
  deleteReview: ReviewDeleted;
  /** Turns the second factor off and deletes its recovery codes. Wrong passwords and codes count as failed log-ins. Not available to access tokens. */
  disableSecondFactor: DisableSecondFactorResult;
  /** Deletes an import that has not begun; always true. FORBIDDEN once it has begun. For everyone who can see the import. Not available to access tokens. */
  discardRosterImport: Scalars['Boolean']['output'];
  /** Creates a draft with the same lessons and quizzes. Shares the rate limit of `createCourse`. FORBIDDEN for a course that has a block. Access tokens need the scope `write:teaching`. */
  duplicateCourse: CourseDuplicated;
  /** Ends the enrollment of the viewer. What they completed stays, and counts again if they join again. NOT_FOUND unless enrolled. Access tokens need the scope `write:learning`. */
  endEnrollment: EnrollmentEnded;
  /** Ends all of the viewer's sessions but the one of this request, which it returns. Not available to access tokens. */
  endOtherSessions: Array<Session>;
  /** Ends one of the viewer's sessions and its open sockets; returns those that remain. Not available to access tokens. */
  endSession: Array<Session>;
  /** Enrolls the viewer in a published course of another instructor, asks its team, or puts the viewer on the waiting list of a full course. Access tokens need the scope `write:learning`. */
  enroll: EnrollResult;
  /** Completes a log-in, a link or a confirmation in the browser that began it, after the provider sent it back to `/login/callback`. Works once. NOT_FOUND if there is no provider. Not available to access tokens. */
  finishProviderSignIn: FinishProviderSignInResult;
  /** Mails an invited person a new link for 30 days, or returns it where no email can be sent; an earlier one no longer works. For members of its team who may manage students. Not available to access tokens. */
  inviteAgain: InvitedAgain;
  /** Invites an address to register as an instructor, with a link that works once, for a week. Administrators only. RATE_LIMITED beyond 100 an hour. Not available to access tokens. */
  inviteInstructor: InviteInstructorResult;
  /** Invites an email address to the course's team, for 14 days. By the owner of the course. RATE_LIMITED beyond 60 an hour. Not available to access tokens. */
  inviteToCourse: InviteToCourseResult;
  /** Enrolls the viewer in the course of a join link, without approval. At most 20 wrong codes in 15 minutes. Access tokens need the scope `write:learning`. */
  joinByCode: JoinResult;
  /** Keeps an account that would be deleted, exactly as it was. Needs no session. Not available to access tokens. */
  keepAccount: KeepAccountResult;
  /** The viewer leaves the team. FORBIDDEN for the owner, who can hand the course over. Not available to access tokens. */
  leaveCourse: CourseLeft;
  /** Lets the instructor of a blocked course publish it again; until then it stays a draft. Administrators only. Access tokens need the scope `write:admin`. */
  liftCourseBlock: ManagedCourse;
  /** Links an identity to the account with the same email and logs in. Wrong passwords count as failed log-ins. Not available to access tokens. */
  linkProviderAccount: LinkProviderAccountResult;
  /** Signs in and returns a session token. RATE_LIMITED, even with the right password, after 10 failed attempts in 15 minutes for one account from one address, or 100 for one account from addresses it has not signed in from. Not available to access tokens. */
  logIn: LogInResult;
  /** Ends the viewer's session. Always returns true, even without a session. Not available to access tokens. */
  logOut: Scalars['Boolean']['output'];
  /** Marks all of the viewer's notifications as read. Access tokens need the scope `write:messages`. */
  markAllNotificationsRead: Inbox;
  /** Marks all messages of a conversation as read. Repeating it has no effect. Access tokens need the scope `write:messages`. */
  markConversationRead: ConversationRead;
  /** Marks one of the viewer's notifications as read. Repeating it has no effect. Access tokens need the scope `write:messages`. */
  markNotificationRead: NotificationRead;
  /** Moves a category to another place in the list. Administrators only. Access tokens need the scope `write:admin`. */
  moveCategory: CategoriesChanged;
  /** Moves a lesson to another position in its course. Access tokens need the scope `write:teaching`. */
  moveLesson: LessonMoved;
  /** Offers the course to one of its instructors, who becomes its owner with `acceptCourseOffer`. By the owner of the course. Not available to access tokens. */
  offerCourse: CourseTeamChanged;
  /** Rates a flashcard, once for each `reviewCount`. NOT_FOUND unless it is the viewer’s. Access tokens need the scope `ask:assistant`. */
  rateFlashcard: FlashcardRated;
  /** Records that the viewer had a lesson open, and returns the seconds counted: at most 60, and never more than the time since the previous call. With `position` it also keeps the viewer’s place in the video, unless a newer one is known, and what they have played of it. FORBIDDEN unless enrolled. Access tokens need the scope `write:learning`. */
  recordPresence: Scalars['Int']['output'];
  /** Creates an account. It does not log in: call `logIn` next. Not available to access tokens. */
  register: RegisterResult;
  /** Ends the suspension of an account. Administrators only. Access tokens need the scope `write:admin`. */
  reinstateAccount: Person;
  /** Removes a category. Its courses get another one, which must be chosen if there are any. Administrators only. Access tokens need the scope `write:admin`. */
  removeCategory: RemoveCategoryResult;
  /** Takes a member off the team. By the owner of the course. Not available to access tokens. */
  removeCourseMember: CourseTeamChanged;
  /** Removes the viewer's picture, uploaded or by address. To upload one, send the file to `PUT /auth/profile/picture`. Access tokens need the scope `write:profile`. */
  removePicture: ProfileUpdated;
  /** Removes the uploaded logo, so that the built-in one is shown. Administrators only. Not available to access tokens. */
  removePlatformLogo: PlatformSettings;
  /** Removes the second factor of an account and ends all its sessions; its owner is told by email. Administrators only, and not for their own account. Not available to access tokens. */
  removeSecondFactor: Person;
  /** Ends a student's enrollment in one of the viewer's courses and notifies them. Their progress comes back if they join again. Access tokens need the scope `write:teaching`. */
  removeStudent: JoiningChanged;
  /** Renames a group of one of the viewer's courses. Access tokens need the scope `write:teaching`. */
  renameGroup: RenameGroupResult;
  /** Replaces the recovery codes by new ones. Wrong passwords and codes count as failed log-ins. Not available to access tokens. */
  renewRecoveryCodes: RenewRecoveryCodesResult;
  /** Deletes the viewer's account in 14 days. Until then its owner can log in to keep it; others see it as deleted at once. FORBIDDEN for the demo accounts. Not available to access tokens. */
  requestAccountDeletion: RequestAccountDeletionResult;
  /** Sends a link to a new email address, which replaces the present one when it is confirmed. Not available to access tokens. */
  requestEmailChange: RequestEmailChangeResult;
  /** Asks the administrators to lift the block of one of the viewer's courses. Repeating it has no effect, nor has it for a course without a block. Access tokens need the scope `write:teaching`. */
  requestLift: InstructorCourse;
  /** Creates a password reset token and sends it by email. Not available to access tokens. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Sends a new link to confirm the viewer's email address; earlier links stop working. NOT_FOUND unless their request to become an instructor waits for it. Not available to access tokens. */
  resendEmailConfirmation: EmailConfirmationSent;
  /** Sets a new password, ends all sessions of the account and revokes its access tokens. Not available to access tokens. */
  resetPassword: ResetPasswordResult;
  /** Restores a deleted lesson at its former position. NOT_FOUND if it is not deleted. Access tokens need the scope `write:teaching`. */
  restoreLesson: LessonRestored;
  /** Restores a note within a day of its deletion. Repeating it has no effect. NOT_FOUND unless it is the viewer's, BAD_USER_INPUT if the viewer has the maximum of notes in the course. Access tokens need the scope `write:learning`. */
  restorePersonalNote: PersonalNoteSaved;
  /** Revokes one of the viewer's access tokens, and closes its sockets; returns those that remain. Not available to access tokens. */
  revokeAccessToken: Array<AccessToken>;
  /** Ends a join link. Students who joined with it stay in the course. Access tokens need the scope `write:teaching`. */
  revokeJoinLink: JoiningChanged;
  /** Saves answers and, if given, the flagged questions of an open attempt. Access tokens need the scope `write:learning`. */
  saveQuizAnswers: SaveQuizAnswersResult;
  /** Sends a message in a conversation of the viewer. RATE_LIMITED beyond 30 messages an hour. Access tokens need the scope `write:messages`. */
  sendMessage: SendMessageResult;
  /** Sends a message from an instructor to a student enrolled in one of their courses. RATE_LIMITED beyond 30 messages an hour. Access tokens need the scope `write:messages`. */
  sendNotification: SendNotificationResult;
  /** Sends the owner of an account a token to choose a new password. Administrators only. Not available to access tokens. */
  sendResetToken: ResetTokenSent;
  /** Sends a test email to the administrator, with the saved sender. Administrators only. RATE_LIMITED beyond 10 in 10 minutes. Access tokens need the scope `write:admin`. */
  sendTestEmail: SendTestEmailResult;
  /** Adds or removes a bookmark. Repeating it has no effect. Adding is NOT_FOUND unless the viewer can open the course. Access tokens need the scope `write:learning`. */
  setBookmark: SetBookmarkResult;
  /** Lists a course first, or no longer. Administrators only. Access tokens need the scope `write:admin`. */
  setCourseFeatured: ManagedCourse;
  /** Mutes a course that the viewer learns or teaches, or ends that. Notifications of a muted course can be read, but are neither counted nor sent by email. Messages from people are not muted. Access tokens need the scope `write:profile`. */
  setCourseMuted: CourseMuteSet;
  /** Publishes or unpublishes a course. Enrolled students keep access to an unpublished course. Repeating it has no effect. FORBIDDEN to publish a course that has a block. Access tokens need the scope `write:teaching`. */
  setCoursePublished: InstructorCourse;
  /** Sets a student's extra time for attempts started from now on. NOT_FOUND unless the quiz is the viewer's and the student is enrolled in its course. Access tokens need the scope `write:teaching`. */
  setExtraTime: InstructorQuizStudent;
  /** Puts a student of one of the viewer's courses into one of its groups, or takes them out. Repeating it has no effect. Access tokens need the scope `write:teaching`. */
  setGroupMember: GroupMemberSet;
  /** Sets how people join one of the viewer's courses. Nobody loses their place; new places are given to the waiting list. Access tokens need the scope `write:teaching`. */
  setJoining: SetJoiningResult;
  /** Sets or removes the viewer's weekly goal. Access tokens need the scope `write:learning`. */
  setLearningGoal: SetLearningGoalResult;
  /** Ends a recurring email, or starts it again, with the token of its unsubscribe link. Needs no session. Not available to access tokens. */
  setMailSubscription: MailSubscriptionResult;
  /** Activates or deactivates a quiz. Repeating it has no effect. NOT_FOUND unless the quiz is the viewer's. Access tokens need the scope `write:teaching`. */
  setQuizActive: InstructorQuiz;
  /** Makes a review public, hides it, or lets it wait again; changes the course's rating, and notifies the student. Administrators only. Access tokens need the scope `write:admin`. */
  setReviewState: SetReviewStateResult;
  /** Makes a testimonial public, hides it, or lets it wait again. Administrators only. Access tokens need the scope `write:admin`. */
  setTestimonialState: ManagedTestimonial;
  /** Creates an administrator's account with a set-up link, which works once, for a day. A link for the email of an account whose owner has not verified it gives that account a new name and password, ends all other ways to log in to it, and makes it an administrator's. RATE_LIMITED beyond 20 attempts in 15 minutes from one address. Not available to access tokens. */
  setUpAdministrator: SetUpAdministratorResult;
  /** Ends all sessions and sockets of an account. Administrators only. Access tokens need the scope `write:admin`. */
  signOutEverywhere: Person;
  /** Sends a message to a contact. Continues the conversation with the same person, course and subject if there is one. RATE_LIMITED beyond 30 messages an hour. Access tokens need the scope `write:messages`. */
  startConversation: StartConversationResult;
  /** Begins a log-in with the sign-in provider that confirms this session. It replaces the password wherever an account without one is asked for it. NOT_FOUND if there is no provider. Not available to access tokens. */
  startProviderConfirmation: StartProviderConfirmationResult;
  /** Begins to link an identity at the sign-in provider to the viewer's account. Wrong passwords count as failed log-ins. NOT_FOUND if there is no provider. Not available to access tokens. */
  startProviderLink: StartProviderLinkResult;
  /** Begins a log-in with the sign-in provider. A person without an account gets one if the provider has verified their email address; while registration is closed, only if this address was invited. NOT_FOUND if there is no provider. Not available to access tokens. */
  startProviderSignIn: StartProviderSignInResult;
  /** Starts an attempt, or returns the open one. NOT_FOUND if the quiz is inactive, FORBIDDEN unless enrolled and for the quiz's instructor, RATE_LIMITED beyond 60 new attempts an hour. Access tokens need the scope `write:learning`. */
  startQuizAttempt: StartQuizAttemptResult;
  /** Makes a secret for an administrator who needs a second factor to log in. Needs no session. Not available to access tokens. */
  startRequiredSecondFactor: StartRequiredSecondFactorResult;
  /** Begins an import, which continues in the background; a second call changes nothing. FORBIDDEN to remove others with a package that has only what changed. For everyone who can see the import. Not available to access tokens. */
  startRosterImport: RosterImport;
  /** Makes a secret for an authenticator app. Nothing changes until `confirmSecondFactor`. Wrong passwords count as failed log-ins. Not available to access tokens. */
  startSecondFactor: StartSecondFactorResult;
  /** Stops an answer to the viewer. Always true, even if there is none to stop. Access tokens need the scope `ask:assistant`. */
  stopAssistant: Scalars['Boolean']['output'];
  /** Ends an import that is under way: rows that were imported stay imported, the others are left out. A second call changes nothing. FORBIDDEN before it begins. For everyone who can see the import. Not available to access tokens. */
  stopRosterImport: RosterImport;
  /** Submits an attempt for grading. Repeating it returns the same result. Access tokens need the scope `write:learning`. */
  submitQuizAttempt: SubmitQuizAttemptResult;
  /** Suggests a text to an instructor. FORBIDDEN without the permission, NOT_FOUND outside the team, RATE_LIMITED like questions. Access tokens need the scope `ask:assistant`. */
  suggestText: SuggestTextResult;
  /** Suspends an account: nobody can log in to it, and its sessions and sockets end at once. Lists do not have its courses meanwhile. Administrators only, and not for their own account. Access tokens need the scope `write:admin`. */
  suspendAccount: Person;
  /** Marks a lesson as not completed. A certificate already issued is kept. Access tokens need the scope `write:learning`. */
  undoLessonCompletion: LessonProgress;
  /** Removes an identity from the viewer's account, unless nothing else could log in to it. A role that its claim gave ends with it, and then all sessions end too; FORBIDDEN if that role is the last administrator's. Not available to access tokens. */
  unlinkIdentity: UnlinkIdentityResult;
  /** Changes the budgets for an external model or host. Administrators only. Not available to access tokens. */
  updateAssistantBudgets: UpdateAssistantBudgetsResult;
  /** Changes a category; its courses get the new name. Administrators only. Access tokens need the scope `write:admin`. */
  updateCategory: ChangeCategoriesResult;
  /** Updates a course, except its lessons. Access tokens need the scope `write:teaching`. */
  updateCourse: UpdateCourseResult;
  /** Updates a lesson. Access tokens need the scope `write:teaching`. */
  updateLesson: UpdateLessonResult;
  /** Changes which notifications the viewer wants. Notifications about security cannot be switched off. Access tokens need the scope `write:profile`. */
  updateNotificationSettings: UpdateNotificationSettingsResult;
  /** Changes a note. NOT_FOUND unless it is the viewer's. Access tokens need the scope `write:learning`. */
  updatePersonalNote: UpdatePersonalNoteResult;
  /** Changes the settings of the platform. Administrators only. Not available to access tokens. */
  updatePlatformSettings: UpdatePlatformSettingsResult;
  /** Updates the viewer's biography and picture. Access tokens need the scope `write:profile`. */
  updateProfile: UpdateProfileResult;
  /** Replaces a quiz. Questions with an `id` keep it, and questions left out are removed. Existing attempts are not changed. NOT_FOUND unless the quiz is the viewer's. Access tokens need the scope `write:teaching`. */
  updateQuiz: UpdateQuizResult;
  /** Withdraws an invitation. By the owner of the course. Not available to access tokens. */
  withdrawCourseInvitation: CourseTeamChanged;
  /** Withdraws the viewer's request to join a course, or takes them off its waiting list. Repeating it has no effect. Access tokens need the scope `write:learning`. */
  withdrawEnrollmentRequest: Course;
  /** Withdraws an invitation, whose link no longer works. Administrators only. Not available to access tokens. */
  withdrawInstructorInvitation: Scalars['Boolean']['output'];
  /** Withdraws the invitation of a person to a course; always true. For members of its team who may manage students. Not available to access tokens. */
  withdrawStudentInvitation: Scalars['Boolean']['output'];
  /** Writes the viewer's review of a course, replacing an earlier one. Outside demo mode it is public once an administrator approves it. Access tokens need the scope `write:learning`. */
  writeReview: WriteReviewResult;
};


export type MutationacceptCourseInvitationArgs = {
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationacceptCourseOfferArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationacceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationacceptInvitationAsArgs = {
  token: Scalars['String']['input'];
};


export type MutationaddCategoryArgs = {
  input: CategoryInput;
};


export type MutationaddLessonArgs = {
  courseId: Scalars['ID']['input'];
  input: LessonInput;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationaddTestimonialArgs = {
  input: AddTestimonialInput;
};


export type MutationanswerStudentInvitationArgs = {
  courseId: Scalars['ID']['input'];
  isAccepted: Scalars['Boolean']['input'];
};


export type MutationaskAssistantArgs = {
  input: AskAssistantInput;
};


export type MutationblockCourseArgs = {
  courseId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationchangeCourseMemberArgs = {
  accountId: Scalars['ID']['input'];
  courseId: Scalars['ID']['input'];
  input: CourseMemberInput;
};


export type MutationchangeCourseOwnerArgs = {
  courseId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationchangeRoleArgs = {
  accountId: Scalars['ID']['input'];
  role: Role;
};


export type MutationchooseRemovingOthersArgs = {
  id: Scalars['ID']['input'];
  removesOthers: Scalars['Boolean']['input'];
};


export type MutationchooseRosterCourseArgs = {
  class: Scalars['Int']['input'];
  courseId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationcompleteLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationcompleteLogInArgs = {
  input: CompleteLogInInput;
};


export type MutationconfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationconfirmRequiredSecondFactorArgs = {
  challenge: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationconfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationcontactInstructorArgs = {
  input: ContactInstructorInput;
};


export type MutationcreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


export type MutationcreateCourseArgs = {
  input: CourseInput;
  lessons?: Array<LessonInput>;
};


export type MutationcreateFlashcardDeckArgs = {
  input: CreateFlashcardDeckInput;
};


export type MutationcreateGroupArgs = {
  courseId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationcreateJoinLinkArgs = {
  courseId: Scalars['ID']['input'];
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  maxUses?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationcreatePersonalNoteArgs = {
  id: Scalars['ID']['input'];
  input: PersonalNoteInput;
  lessonId: Scalars['ID']['input'];
};


export type MutationcreateQuizArgs = {
  input: QuizInput;
  isActive?: Scalars['Boolean']['input'];
};


export type MutationdecideEnrollmentRequestArgs = {
  courseId: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  studentId: Scalars['ID']['input'];
};


export type MutationdecideInstructorRequestArgs = {
  accountId: Scalars['ID']['input'];
  isApproved: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationdeclineCourseInvitationArgs = {
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationdeclineCourseOfferArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationdeclineInvitationArgs = {
  token: Scalars['String']['input'];
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


export type MutationdeleteGroupArgs = {
  courseId: Scalars['ID']['input'];
  groupId: Scalars['ID']['input'];
};


export type MutationdeleteLessonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeletePersonalNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteQuizArgs = {
  id: Scalars['ID']['input'];
};


export type MutationdeleteReviewArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationdisableSecondFactorArgs = {
  input: ChangeSecondFactorInput;
};


export type MutationdiscardRosterImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationduplicateCourseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationendEnrollmentArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationendSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationenrollArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationfinishProviderSignInArgs = {
  input: FinishProviderSignInInput;
};


export type MutationinviteAgainArgs = {
  courseId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type MutationinviteInstructorArgs = {
  email: Scalars['String']['input'];
};


export type MutationinviteToCourseArgs = {
  courseId: Scalars['ID']['input'];
  input: CourseInvitationInput;
};


export type MutationjoinByCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationkeepAccountArgs = {
  token: Scalars['String']['input'];
};


export type MutationleaveCourseArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationliftCourseBlockArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationlinkProviderAccountArgs = {
  input: LinkProviderAccountInput;
};


export type MutationlogInArgs = {
  input: LogInInput;
};


export type MutationmarkAllNotificationsReadArgs = {
  tab?: InputMaybe<NotificationTab>;
};


export type MutationmarkConversationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationmarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationmoveCategoryArgs = {
  id: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


export type MutationmoveLessonArgs = {
  id: Scalars['ID']['input'];
  toPosition: Scalars['Int']['input'];
};


export type MutationofferCourseArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  courseId: Scalars['ID']['input'];
};


export type MutationrateFlashcardArgs = {
  cardId: Scalars['ID']['input'];
  rating: FlashcardRating;
  reviewCount: Scalars['Int']['input'];
};


export type MutationrecordPresenceArgs = {
  lessonId: Scalars['ID']['input'];
  position?: InputMaybe<Scalars['Float']['input']>;
  positionAge?: Scalars['Float']['input'];
  seconds: Scalars['Int']['input'];
  watched?: Array<WatchedRangeInput>;
};


export type MutationregisterArgs = {
  input: RegisterInput;
};


export type MutationreinstateAccountArgs = {
  accountId: Scalars['ID']['input'];
  publishes?: Array<Scalars['ID']['input']>;
};


export type MutationremoveCategoryArgs = {
  id: Scalars['ID']['input'];
  replacementId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationremoveCourseMemberArgs = {
  accountId: Scalars['ID']['input'];
  courseId: Scalars['ID']['input'];
};


export type MutationremoveSecondFactorArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationremoveStudentArgs = {
  courseId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};


export type MutationrenameGroupArgs = {
  courseId: Scalars['ID']['input'];
  groupId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationrenewRecoveryCodesArgs = {
  input: ChangeSecondFactorInput;
};


export type MutationrequestAccountDeletionArgs = {
  input: RequestAccountDeletionInput;
};


export type MutationrequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationrequestLiftArgs = {
  courseId: Scalars['ID']['input'];
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


export type MutationrestorePersonalNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrevokeJoinLinkArgs = {
  courseId: Scalars['ID']['input'];
  linkId: Scalars['ID']['input'];
};


export type MutationsaveQuizAnswersArgs = {
  answers: Array<QuizAnswerInput>;
  attemptId: Scalars['ID']['input'];
  flaggedQuestionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationsendMessageArgs = {
  input: SendMessageInput;
};


export type MutationsendNotificationArgs = {
  input: SendNotificationInput;
};


export type MutationsendResetTokenArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationsetBookmarkArgs = {
  courseId: Scalars['ID']['input'];
  isBookmarked: Scalars['Boolean']['input'];
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationsetCourseFeaturedArgs = {
  courseId: Scalars['ID']['input'];
  isFeatured: Scalars['Boolean']['input'];
};


export type MutationsetCourseMutedArgs = {
  courseId: Scalars['ID']['input'];
  isMuted: Scalars['Boolean']['input'];
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


export type MutationsetGroupMemberArgs = {
  courseId: Scalars['ID']['input'];
  groupId: Scalars['ID']['input'];
  isMember: Scalars['Boolean']['input'];
  studentId: Scalars['ID']['input'];
};


export type MutationsetJoiningArgs = {
  courseId: Scalars['ID']['input'];
  input: JoiningInput;
};


export type MutationsetLearningGoalArgs = {
  input: LearningGoalInput;
  timeZone: Scalars['String']['input'];
};


export type MutationsetMailSubscriptionArgs = {
  isSubscribed: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


export type MutationsetQuizActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


export type MutationsetReviewStateArgs = {
  reviewId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  state: ApprovalState;
};


export type MutationsetTestimonialStateArgs = {
  state: ApprovalState;
  testimonialId: Scalars['ID']['input'];
};


export type MutationsetUpAdministratorArgs = {
  input: SetUpAdministratorInput;
};


export type MutationsignOutEverywhereArgs = {
  accountId: Scalars['ID']['input'];
};


export type MutationstartConversationArgs = {
  input: StartConversationInput;
};


export type MutationstartProviderLinkArgs = {
  input: StartProviderLinkInput;
};


export type MutationstartProviderSignInArgs = {
  invitation?: InputMaybe<Scalars['String']['input']>;
};


export type MutationstartQuizAttemptArgs = {
  quizId: Scalars['ID']['input'];
};


export type MutationstartRequiredSecondFactorArgs = {
  challenge: Scalars['String']['input'];
};


export type MutationstartRosterImportArgs = {
  id: Scalars['ID']['input'];
  removesOthers: Scalars['Boolean']['input'];
};


export type MutationstartSecondFactorArgs = {
  input: StartSecondFactorInput;
};


export type MutationstopAssistantArgs = {
  requestId: Scalars['ID']['input'];
};


export type MutationstopRosterImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsubmitQuizAttemptArgs = {
  answers: Array<QuizAnswerInput>;
  attemptId: Scalars['ID']['input'];
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationsuggestTextArgs = {
  input: SuggestTextInput;
};


export type MutationsuspendAccountArgs = {
  accountId: Scalars['ID']['input'];
  unpublishesCourses?: Scalars['Boolean']['input'];
};


export type MutationundoLessonCompletionArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationunlinkIdentityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationupdateAssistantBudgetsArgs = {
  input: AssistantBudgetsInput;
  revision: Scalars['Int']['input'];
};


export type MutationupdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: CategoryInput;
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


export type MutationupdateNotificationSettingsArgs = {
  input: NotificationSettingsInput;
};


export type MutationupdatePersonalNoteArgs = {
  id: Scalars['ID']['input'];
  input: PersonalNoteInput;
  revision: Scalars['Int']['input'];
};


export type MutationupdatePlatformSettingsArgs = {
  input: PlatformSettingsInput;
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


export type MutationwithdrawCourseInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationwithdrawEnrollmentRequestArgs = {
  courseId: Scalars['ID']['input'];
};


export type MutationwithdrawInstructorInvitationArgs = {
  email: Scalars['String']['input'];
};


export type MutationwithdrawStudentInvitationArgs = {
  courseId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
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

/** A course with notes of the viewer. */
export type NotedCourse = {
  __typename?: 'NotedCourse';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Number of notes in the course. */
  noteCount: Scalars['Int']['output'];
  /** Title of the course, as in its notes. */
  title: Scalars['String']['output'];
};

/** There are no answers to submit. The attempt stays open. */
export type NothingAnswered = UserError & {
  __typename?: 'NothingAnswered';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A notification from another account or from the platform. Access tokens need the scope `read:messages`. */
export type Notification = {
  __typename?: 'Notification';
  /** The course it is about; null for none, for several, and for messages. */
  course?: Maybe<NotificationCourse>;
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
  /** The students of a notification of the kind STUDENT_ENROLLED, first enrolled first; at most 100. */
  students: Array<EnrolledStudent>;
  /** Part of the inbox that shows it. */
  tab: NotificationTab;
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

/** A course that notifications can be about. Access tokens need no scope. */
export type NotificationCourse = {
  __typename?: 'NotificationCourse';
  /** Identifier of the course. */
  id: Scalars['ID']['output'];
  /** Whether the viewer muted the course: its notifications are neither counted nor sent by email. */
  isMuted: Scalars['Boolean']['output'];
  /** Title of the course. */
  title: Scalars['String']['output'];
};

/** Which notifications to return. */
export type NotificationFilter =
  /** All notifications. */
  | 'ALL'
  /** Read notifications. */
  | 'READ'
  /** Unread notifications, without those of muted courses. */
  | 'UNREAD';

/** Kind of notification. */
export type NotificationKind =
  /** The recipient earned a certificate. */
  | 'CERTIFICATE_EARNED'
  /** An administrator unpublished one of the recipient's courses, allowed to publish it again, or featured it. */
  | 'COURSE_MODERATED'
  /** An invitation to a course's team, or a change of a team that the recipient belongs to. */
  | 'COURSE_TEAM'
  /** The email address of the recipient's account was changed. */
  | 'EMAIL_CHANGED'
  /** Somebody else enrolled the recipient in a course or removed them from it, they got a place that they waited for, or their request to join was decided. */
  | 'ENROLLMENT_CHANGED'
  /** Students ask to join one of the recipient's courses. There is one notification a course. */
  | 'ENROLLMENT_REQUESTED'
  /** An administrator decided about the recipient's request to become an instructor. */
  | 'INSTRUCTOR_DECIDED'
  /** A message from another account. */
  | 'MESSAGE'
  /** The password of the recipient's account was changed. */
  | 'PASSWORD_CHANGED'
  /** A quiz became available in a course the recipient is enrolled in. */
  | 'QUIZ_PUBLISHED'
  /** An administrator approved or hid the recipient's review. */
  | 'REVIEW_MODERATED'
  /** Students enrolled in the recipient's courses. There is one notification a day, updated with each enrollment. */
  | 'STUDENT_ENROLLED';

/** What to do with a kind of notification. */
export type NotificationKindInput = {
  /** Whether the daily email includes it. */
  byMail: Scalars['Boolean']['input'];
  /** Whether the inbox shows it. */
  inInbox: Scalars['Boolean']['input'];
  /** Kind of notification. */
  kind: NotificationKind;
};

/** What the viewer wants of a kind of notification. */
export type NotificationKindSetting = {
  __typename?: 'NotificationKindSetting';
  /** Whether the daily email includes it, if the viewer wants that email. */
  byMail: Scalars['Boolean']['output'];
  /** Whether the inbox shows it. */
  inInbox: Scalars['Boolean']['output'];
  /** Whether it can be switched off; notifications about security cannot. */
  isOptional: Scalars['Boolean']['output'];
  /** Kind of notification. */
  kind: NotificationKind;
  /** Part of the inbox that shows it. */
  tab: NotificationTab;
};

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

/** Which notifications the viewer wants. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Courses that the viewer learns or teaches, the muted ones first; at most 200. */
  courses: Array<NotificationCourse>;
  /** The kinds of notifications that the viewer can get. */
  kinds: Array<NotificationKindSetting>;
  /** Whether this platform can send emails. */
  sendsMail: Scalars['Boolean']['output'];
  /** The daily email. */
  summary: DailySummary;
  /** The viewer's time zone, such as `Europe/Berlin`; null if not chosen yet. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** Which notifications the viewer wants. */
export type NotificationSettingsInput = {
  /** Kinds to change; others stay unchanged. */
  kinds: Array<NotificationKindInput>;
  /** The daily email; unchanged if left out. */
  summary?: InputMaybe<DailySummaryInput>;
  /** IANA time zone for a viewer who has not chosen one; otherwise without effect. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The settings were saved. */
export type NotificationSettingsUpdated = {
  __typename?: 'NotificationSettingsUpdated';
  /** The inbox with its updated counts. */
  inbox: Inbox;
  /** The settings. */
  settings: NotificationSettings;
};

/** Part of the inbox. */
export type NotificationTab =
  /** What happens in courses that the recipient learns or teaches. */
  | 'COURSES'
  /** Messages from other accounts. */
  | 'MESSAGES'
  /** What happens to the recipient's account. */
  | 'SYSTEM';

/** The viewer is on the team of the course and cannot enroll in it. */
export type OwnCourse = UserError & {
  __typename?: 'OwnCourse';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** An invitation to a course that the viewer has to answer. */
export type OwnStudentInvitation = {
  __typename?: 'OwnStudentInvitation';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** Its title. */
  courseTitle: Scalars['String']['output'];
  /** Who invited them; null: the account is gone. */
  inviterName?: Maybe<Scalars['String']['output']>;
  /** Whether it is full: who accepts waits for a place. */
  isFull: Scalars['Boolean']['output'];
};

/** The published courses that an account owns. */
export type OwnedCourseCounts = {
  __typename?: 'OwnedCourseCounts';
  /** Number of courses. */
  count: Scalars['Int']['output'];
  /** Their identifiers. */
  ids: Array<Scalars['ID']['output']>;
  /** Number of enrollments in them. */
  studentCount: Scalars['Int']['output'];
};

/** Pagination information of a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item. Pass it as `after` to get the next page; null if the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** The password was changed, and every other session of the account has ended. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** The linked identities, with which the account can still be logged in to. */
  identities: Array<LinkedIdentity>;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
  /** The remaining session. */
  sessions: Array<Session>;
};

/** The password was changed, and every session of the account has ended. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** The linked identities, with which the account can still be logged in to. */
  identities: Array<LinkedIdentity>;
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

/** An invitation to register as an instructor that was not used yet. */
export type PendingInvitation = {
  __typename?: 'PendingInvitation';
  /** The invited address, the only one that can use it. */
  email: Scalars['String']['output'];
  /** Until when it can be used. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was made. */
  invitedAt: Scalars['DateTime']['output'];
};

/** An account as administrators see it. Access tokens need the scope `read:admin`. */
export type Person = {
  __typename?: 'Person';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address used to log in. */
  email: Scalars['String']['output'];
  /** Whether logging in needs a code besides the password. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** Unique identifier of the account. */
  id: Scalars['ID']['output'];
  /** Whether it is an instructor who may only be on teams, until an administrator gives the role. */
  isOnTeamsOnly: Scalars['Boolean']['output'];
  /** When it was last used, to the hour; null if no device is logged in. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name shown to others. */
  name: Scalars['String']['output'];
  /** The published courses that the account owns. */
  publishedCourses: OwnedCourseCounts;
  /** Role of the account. */
  role: Role;
  /** Whether the account can be used. */
  state: AccountState;
};

/** A page of accounts, newest first. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** The accounts on this page. */
  nodes: Array<Person>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** What accounts are sorted by. */
export type PersonSort =
  /** When the account was created. */
  | 'JOINED'
  /** Name, regardless of case. */
  | 'NAME';

/** A private note on a lesson, visible to its author only. */
export type PersonalNote = {
  __typename?: 'PersonalNote';
  /** Whether the viewer can open the lesson; false once it was deleted or unpublished. */
  canOpenLesson: Scalars['Boolean']['output'];
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Title of the course; when the note was last saved if the viewer can no longer open it. */
  courseTitle: Scalars['String']['output'];
  /** When the note was first saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the note. */
  id: Scalars['ID']['output'];
  /** Identifier of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** Title of the lesson; when the note was last saved if the viewer can no longer open it. */
  lessonTitle: Scalars['String']['output'];
  /** Revision number, increased by each edit. Pass it to `updatePersonalNote`. */
  revision: Scalars['Int']['output'];
  /** Second of the lesson's video the note is about; null if none. */
  seconds?: Maybe<Scalars['Int']['output']>;
  /** Text of the note in Markdown, at most 5,000 characters. */
  text: Scalars['String']['output'];
  /** When the note was last saved. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of the viewer's notes, by course title, position of the lesson, and second of the video. */
export type PersonalNoteConnection = {
  __typename?: 'PersonalNoteConnection';
  /** The notes on this page. */
  nodes: Array<PersonalNote>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of notes on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The note was deleted. `restorePersonalNote` reverts it for a day. */
export type PersonalNoteDeleted = {
  __typename?: 'PersonalNoteDeleted';
  /** Identifier of the deleted note. */
  noteId: Scalars['ID']['output'];
  /** The viewer, with their remaining notes. */
  viewer: Viewer;
};

/** The note was edited since it was read. Nothing was changed. */
export type PersonalNoteEditConflict = UserError & {
  __typename?: 'PersonalNoteEditConflict';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
  /** The current version of the note. */
  note: PersonalNote;
};

/** The content of a note. */
export type PersonalNoteInput = {
  /** Second of the lesson's video the note is about, 0 to 99,999; null if none. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  /** Text of the note in Markdown, at most 5,000 characters. */
  text: Scalars['String']['input'];
};

/** The viewer has 1,000 notes in this course, the maximum. Nothing was changed. */
export type PersonalNoteLimitReached = UserError & {
  __typename?: 'PersonalNoteLimitReached';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The note was saved. */
export type PersonalNoteSaved = {
  __typename?: 'PersonalNoteSaved';
  /** The note. */
  note: PersonalNote;
  /** The viewer, with their notes. */
  viewer: Viewer;
};

/** Settings of the platform. Access tokens need no scope. */
export type Platform = {
  __typename?: 'Platform';
  /** Color of buttons and markers as `#RRGGBB`; null for the built-in one. */
  accentColor?: Maybe<Scalars['String']['output']>;
  /** The categories of courses, in order. */
  categories: Array<Category>;
  /** Demo accounts; empty outside demo mode. */
  demoAccounts: Array<DemoAccount>;
  /** Who may register as an instructor. */
  instructorAccess: InstructorAccess;
  /** Whether the platform runs in demo mode, with example data, public demo accounts and reset tokens shown on screen. */
  isDemo: Scalars['Boolean']['output'];
  /** Whether anyone can register. Existing accounts can log in in any case. */
  isRegistrationOpen: Scalars['Boolean']['output'];
  /** Path of the uploaded logo, a WebP picture; null for the built-in one. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the platform, at most 40 characters. */
  name: Scalars['String']['output'];
  /** The provider with which people can log in; null: only with a password. */
  signInProvider?: Maybe<SignInProvider>;
  /** Plain text below the landing page's heading; null for the built-in one. */
  welcomeText?: Maybe<Scalars['String']['output']>;
};

/** The settings of the platform as administrators see them. Access tokens need the scope `read:admin`. */
export type PlatformSettings = {
  __typename?: 'PlatformSettings';
  /** Color of buttons and markers as `#RRGGBB`; null for the built-in one. Text on it needs a contrast of 4.5. */
  accentColor?: Maybe<Scalars['String']['output']>;
  /** Whether administrators can log in only with a second factor. Turning it on needs one of your own, ends the sessions of administrators who have none, and is refused in demo mode. */
  adminsNeedSecondFactor: Scalars['Boolean']['output'];
  /** Who may register as an instructor. */
  instructorAccess: InstructorAccess;
  /** Mail domains whose addresses may register as instructors, at most 200; compared without regard to case, and without their subdomains. */
  instructorDomains: Array<Scalars['String']['output']>;
  /** Whether anyone can register. Existing accounts can log in in any case. */
  isRegistrationOpen: Scalars['Boolean']['output'];
  /** Question on the landing page, one of the administration's `landingQuestionChoices`; null for none. */
  landingQuestionId?: Maybe<Scalars['ID']['output']>;
  /** Path of the uploaded logo, a WebP picture; null for the built-in one. Upload one with `PUT /platform/logo`. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** The sender of emails, as `Name <address>`. */
  mailSender: Scalars['String']['output'];
  /** Address of the sender of emails; null for `no-reply@` the public address. */
  mailSenderAddress?: Maybe<Scalars['String']['output']>;
  /** Name of the sender of emails, at most 100 characters; null for the platform's. */
  mailSenderName?: Maybe<Scalars['String']['output']>;
  /** Maximum number of courses of one instructor, 1 to 100,000; null for no limit. */
  maxCourses?: Maybe<Scalars['Int']['output']>;
  /** Maximum number of invitation emails of one instructor on a day, 1 to 100,000: to teams and to students together. Those of imports beyond it are sent on the next days. */
  maxInvitationMails: Scalars['Int']['output'];
  /** Maximum size of the notes and captions of one instructor's courses in megabytes, 1 to 1,000,000; null for no limit. */
  maxStorageMegabytes?: Maybe<Scalars['Int']['output']>;
  /** Name of the platform in the header, titles and emails, at most 40 characters. */
  name: Scalars['String']['output'];
  /** Number of edits; pass it to `updatePlatformSettings`. */
  revision: Scalars['Int']['output'];
  /** Plain text below the landing page's heading, at most 300 characters; null for the built-in one. */
  welcomeText?: Maybe<Scalars['String']['output']>;
};

/** The settings were edited since they were read. Nothing was changed. */
export type PlatformSettingsEditConflict = UserError & {
  __typename?: 'PlatformSettingsEditConflict';
  /** Who saved the current version; null if unknown. */
  lastEdit?: Maybe<LastEdit>;
  /** Message to show to the user. */
  message: Scalars['String']['output'];
  /** The current settings. */
  settings: PlatformSettings;
};

/** The settings of the platform. Text that is null or blank is cleared. */
export type PlatformSettingsInput = {
  /** Color of buttons and markers as `#RRGGBB`; null for the built-in one. Text on it needs a contrast of 4.5. */
  accentColor?: InputMaybe<Scalars['String']['input']>;
  /** Whether administrators can log in only with a second factor. Turning it on needs one of your own, ends the sessions of administrators who have none, and is refused in demo mode. */
  adminsNeedSecondFactor: Scalars['Boolean']['input'];
  /** Who may register as an instructor. */
  instructorAccess: InstructorAccess;
  /** Mail domains whose addresses may register as instructors, at most 200; compared without regard to case, and without their subdomains. */
  instructorDomains?: Array<Scalars['String']['input']>;
  /** Whether anyone can register. Existing accounts can log in in any case. */
  isRegistrationOpen: Scalars['Boolean']['input'];
  /** Question on the landing page, one of the administration's `landingQuestionChoices`; null for none. */
  landingQuestionId?: InputMaybe<Scalars['ID']['input']>;
  /** Address of the sender of emails; null for `no-reply@` the public address. */
  mailSenderAddress?: InputMaybe<Scalars['String']['input']>;
  /** Name of the sender of emails, at most 100 characters; null for the platform's. */
  mailSenderName?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of courses of one instructor, 1 to 100,000; null for no limit. */
  maxCourses?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of invitation emails of one instructor on a day, 1 to 100,000: to teams and to students together. Those of imports beyond it are sent on the next days. */
  maxInvitationMails?: Scalars['Int']['input'];
  /** Maximum size of the notes and captions of one instructor's courses in megabytes, 1 to 1,000,000; null for no limit. */
  maxStorageMegabytes?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the platform in the header, titles and emails, at most 40 characters. */
  name: Scalars['String']['input'];
  /** Plain text below the landing page's heading, at most 300 characters; null for the built-in one. */
  welcomeText?: InputMaybe<Scalars['String']['input']>;
};

/** The settings were saved. */
export type PlatformSettingsUpdated = {
  __typename?: 'PlatformSettingsUpdated';
  /** The settings after the edit. */
  settings: PlatformSettings;
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

/** The process that answers. */
export type ProcessHealth = {
  __typename?: 'ProcessHealth';
  /** Memory in use by its objects, in bytes. */
  heapBytes: Scalars['Float']['output'];
  /** Limit of that memory, in bytes. */
  heapLimitBytes: Scalars['Float']['output'];
  /** Seconds since the last heartbeat of live events was sent that came back; null if none did. */
  heartbeatAgeSeconds?: Maybe<Scalars['Float']['output']>;
  /** Whether it receives its own heartbeats; otherwise live events are missed. */
  isHearingEvents: Scalars['Boolean']['output'];
  /** Memory of the process in bytes. */
  memoryBytes: Scalars['Float']['output'];
  /** Version of Node.js. */
  nodeVersion: Scalars['String']['output'];
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** Version of Waymark. */
  version: Scalars['String']['output'];
};

/** The profile was saved. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The updated account. */
  account: Account;
};

/** The log-in with the provider is not possible. Nothing was changed. */
export type ProviderSignInRefused = UserError & {
  __typename?: 'ProviderSignInRefused';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** A log-in with the provider has begun. Open its address within ten minutes. */
export type ProviderSignInStarted = {
  __typename?: 'ProviderSignInStarted';
  /** The address of the provider to which the browser has to go. */
  authorizationUrl: Scalars['String']['output'];
  /** Secret that `finishProviderSignIn` needs. Keep it in the browser that opens the address. */
  verifier: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** A course; null if it does not exist or is not visible to the viewer. Access tokens need no scope. */
  course?: Maybe<Course>;
  /** The invitation that a link names, for everybody who has the link; null if it was answered or withdrawn, or has expired. Access tokens need no scope. */
  courseInvitation?: Maybe<SentCourseInvitation>;
  /** The course of a join link; null if the link does not exist, has expired or is used up. Limited against guessing. Access tokens need no scope. */
  courseOfJoinCode?: Maybe<Course>;
  /** The imports of students into a course, newest first, at most 50. For members of its team who may manage students. Not available to access tokens. */
  courseRosterImports: Array<RosterImport>;
  /** Published courses. Access tokens need no scope. */
  courses: CourseConnection;
  /** People who are invited to a course, by name. For members of its team who may manage students. Not available to access tokens. */
  invitedStudents: InvitedStudentConnection;
  /** The question on the landing page; null if administrators chose none, or if it is no longer released, its quiz is inactive or its course unpublished. Access tokens need no scope. */
  landingQuestion?: Maybe<LandingQuestion>;
  /** A lesson; null if it does not exist or is not visible to the viewer. Access tokens need no scope. */
  lesson?: Maybe<Lesson>;
  /** The recurring email that an unsubscribe link is about. Needs no session and changes nothing. Not available to access tokens. */
  mailSubscription: MailSubscriptionResult;
  /** Settings of the platform. Access tokens need no scope. */
  platform: Platform;
  /** Public totals of the platform. Access tokens need no scope. */
  platformStats: PlatformStats;
  /** A quiz without its questions; null if it does not exist or is not visible to the viewer. An inactive quiz is visible to its instructor and to students with an open attempt. Access tokens need the scope `read:learning`. */
  quiz?: Maybe<Quiz>;
  /** One of the viewer's attempts; null if it does not exist or belongs to another account. Access tokens need the scope `read:learning`. */
  quizAttempt?: Maybe<QuizAttempt>;
  /** An import of students into a course whose students the viewer may manage or, for administrators, of a package. NOT_FOUND for others. Not available to access tokens. */
  rosterImport: RosterImport;
  /** The invitation that a link is for; null if it is invalid, was used, or has expired. Does not require a session. Not available to access tokens. */
  studentInvitation?: Maybe<StudentInvitation>;
  /** Public testimonials about the platform, newest first. Access tokens need no scope. */
  testimonials: TestimonialConnection;
  /** Verifies a certificate by its number; null if there is none with this number. Does not require signing in. Access tokens need no scope. */
  verifyCertificate?: Maybe<VerifiedCertificate>;
  /** The signed-in account, or null when signed out. Access tokens need no scope. */
  viewer?: Maybe<Viewer>;
};


export type QuerycourseArgs = {
  id: Scalars['ID']['input'];
};


export type QuerycourseInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QuerycourseOfJoinCodeArgs = {
  code: Scalars['String']['input'];
};


export type QuerycourseRosterImportsArgs = {
  courseId: Scalars['ID']['input'];
};


export type QuerycoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourseFilter>;
  first?: Scalars['Int']['input'];
  sort?: InputMaybe<CourseSort>;
};


export type QueryinvitedStudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
};


export type QuerylessonArgs = {
  id: Scalars['ID']['input'];
};


export type QuerymailSubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type QueryquizArgs = {
  id: Scalars['ID']['input'];
};


export type QueryquizAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryrosterImportArgs = {
  id: Scalars['ID']['input'];
};


export type QuerystudentInvitationArgs = {
  token: Scalars['String']['input'];
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
  /** Identifier of the lesson to repeat after a wrong answer; null for none. Ignored unless it is one of the course's lessons. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** Four options of a multiple-choice question; ignored for other types. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Points for a correct answer, 1 to 1,000. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** The question, at most 5,000 characters. */
  text: Scalars['String']['input'];
  /** Type of the question. */
  type: QuestionType;
};

/** The lesson that a question is about. */
export type QuestionLesson = {
  __typename?: 'QuestionLesson';
  /** Identifier of the lesson. */
  id: Scalars['ID']['output'];
  /** Title of the lesson. */
  title: Scalars['String']['output'];
};

/** Review of one answer, with the details the review rule allows. Access tokens need the scope `read:learning`. */
export type QuestionReview = {
  __typename?: 'QuestionReview';
  /** Why the answer is correct; null if not given or the review rule hides it. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Whether the answer was correct; false if there was none. */
  isCorrect: Scalars['Boolean']['output'];
  /** The lesson to repeat after a wrong answer; null for none, or if it was deleted. */
  lesson?: Maybe<QuestionLesson>;
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

/** A quiz of a course, without its questions. Access tokens need the scope `read:learning`. */
export type Quiz = {
  __typename?: 'Quiz';
  /** The course of the quiz. */
  course: Course;
  /** Description of the quiz as plain text; may be empty. */
  description: Scalars['String']['output'];
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
  /** What students see of a finished attempt. */
  reviewRule: QuizReviewRule;
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
  /** The updated attempt, with its result once it is finished. */
  attempt: QuizAttempt;
};

/** One of the viewer's attempts at a quiz, with the questions and settings the quiz had when it started. Access tokens need the scope `read:learning`. */
export type QuizAttempt = {
  __typename?: 'QuizAttempt';
  /** The saved answers, in the order of the questions. */
  answers: Array<SavedAnswer>;
  /** Revision number of the answers: 0 at the start, increased by each save that changes an answer and when extra time moves the deadline. Of two versions of an open attempt, the one with the higher revision is newer. */
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
  /** The lessons that the questions are about, right or wrong, in the order of the course; empty while the attempt is open. */
  lessons: Array<QuestionLesson>;
  /** Number of the attempt, 1 for the student's first at this quiz. */
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
export type QuizAttemptFinished = UserError & {
  __typename?: 'QuizAttemptFinished';
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
  /** The updated attempt, with its result once it is finished. */
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
export type QuizEditConflict = UserError & {
  __typename?: 'QuizEditConflict';
  /** Who saved the current version; null if unknown. */
  lastEdit?: Maybe<LastEdit>;
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
  /** Whether the assistant may show its questions that name a lesson, with their answers, as practice; null for false in a new quiz, and to leave an existing one as it is. */
  isPractice?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum number of attempts per student, 1 to 100; null for unlimited. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum score to pass in percent, 0 to 100. */
  passingScorePercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 200 questions, in order. */
  questions: Array<QuestionInput>;
  /** What students see of a finished attempt; null for VERDICTS in a new quiz, and to keep the rule of an existing one. */
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

/** There are new recovery codes; the earlier ones no longer work. */
export type RecoveryCodesRenewed = {
  __typename?: 'RecoveryCodesRenewed';
  /** Ten codes, each for one log-in without the app. They are shown only now. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The signed-in account. */
  viewer: Viewer;
};

/** The account to create. */
export type RegisterInput = {
  /** Email address, unique regardless of case. */
  email: Scalars['String']['input'];
  /** Token of an invitation to become an instructor; null or left out without one. */
  invitation?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether an administrator decides if the account, which is a student’s for now, becomes an instructor’s. */
  waitsForApproval: Scalars['Boolean']['output'];
  /** Whether the account, which is a student’s for now, becomes an instructor’s once its email address is confirmed with the link sent to it. */
  waitsForConfirmation: Scalars['Boolean']['output'];
};

/** Result of `removeCategory`. */
export type RemoveCategoryResult = CategoriesChanged | CategoryHasCourses | InvalidInput;

/** Result of `renameGroup`. */
export type RenameGroupResult = CourseGroupsChanged | InvalidInput;

/** Result of `renewRecoveryCodes`. */
export type RenewRecoveryCodesResult = InvalidInput | InvalidSecondFactorCode | RecoveryCodesRenewed;

/** Confirms that the account shall be deleted. */
export type RequestAccountDeletionInput = {
  /** The account's email address, typed again. */
  email: Scalars['String']['input'];
  /** The present password; null for an account without one, after `startProviderConfirmation`. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `requestAccountDeletion`. */
export type RequestAccountDeletionResult = AccountDeletionRequested | InvalidInput;

/** A new email address and the present password. */
export type RequestEmailChangeInput = {
  /** The new email address. */
  newEmail: Scalars['String']['input'];
  /** The present password; null for an account without one, after `startProviderConfirmation`. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `requestEmailChange`. */
export type RequestEmailChangeResult = EmailChangeRequested | InvalidInput;

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

/** A reset token is on its way to the owner of the account. */
export type ResetTokenSent = {
  __typename?: 'ResetTokenSent';
  /** The reset token, in demo mode only; null otherwise, when it is sent by email. */
  resetToken?: Maybe<Scalars['String']['output']>;
};

/** A student's review of a course. A student has at most one per course. */
export type Review = {
  __typename?: 'Review';
  /** When the review was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique identifier of the review. */
  id: Scalars['ID']['output'];
  /** Rating, 1 to 5 stars. */
  stars: Scalars['Int']['output'];
  /** Whether the review is public. Only its student and administrators see one that is not. */
  state: ApprovalState;
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** Text of the review as plain text, at most 2,000 characters; null if not given. */
  text?: Maybe<Scalars['String']['output']>;
};

/** The student changed the review since it was read. Its state was not set. */
export type ReviewChanged = UserError & {
  __typename?: 'ReviewChanged';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
  /** The review as it is now. */
  review: ManagedReview;
};

/** A page of public reviews of a course, newest first. */
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

/** The review has the new state, and its student was notified. */
export type ReviewStateSet = {
  __typename?: 'ReviewStateSet';
  /** The review. */
  review: ManagedReview;
};

/** The review was saved. */
export type ReviewWritten = {
  __typename?: 'ReviewWritten';
  /** The course with its updated rating. */
  course: Course;
  /** The review. */
  review: Review;
};

/** Reason why a student is at risk. */
export type RiskReason =
  /** Failed a quiz at least twice without passing it. */
  | 'FAILED_QUIZ'
  /** Has not completed the course and had no activity in the last 14 days. */
  | 'NO_ACTIVITY'
  /** Opened their next lesson on at least three days without completing it. */
  | 'STUCK';

/** Role of an account. */
export type Role =
  /** Administers the platform. */
  | 'ADMIN'
  /** Creates and manages courses. */
  | 'INSTRUCTOR'
  /** Enrolls in courses. */
  | 'STUDENT';

/** The wish of an account to become an instructor’s. */
export type RoleRequest = {
  __typename?: 'RoleRequest';
  /** When it was decided; null while it waits. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the administrator wrote about the decision; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** When the account was created. */
  requestedAt: Scalars['DateTime']['output'];
  /** What became of it. */
  state: RoleRequestState;
  /** Whether it waits for the email address of the account, which is of an allowed domain, to be confirmed. An administrator can approve it earlier. */
  waitsForConfirmation: Scalars['Boolean']['output'];
};

/** The request was decided, and the person is told. */
export type RoleRequestDecided = {
  __typename?: 'RoleRequestDecided';
  /** Identifier of the account. */
  accountId: Scalars['ID']['output'];
};

/** What became of a request to become an instructor. */
export type RoleRequestState =
  /** The account is an instructor’s. */
  | 'APPROVED'
  /** The account stays a student’s, or that of an instructor who may only be on teams. */
  | 'DECLINED'
  /** An administrator has not decided yet; an instructor’s account may only be on teams. */
  | 'WAITING';

/** A class of a school in a package, and the course its students are enrolled in. */
export type RosterClassChoice = {
  __typename?: 'RosterClassChoice';
  /** Code of the class at the school; null: none. */
  code?: Maybe<Scalars['String']['output']>;
  /** The course its students are enrolled in: at first the only published one with the same title; null: its students are left out. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** Title of that course; null: none is chosen. */
  courseTitle?: Maybe<Scalars['String']['output']>;
  /** Its position in the package, from 1. */
  number: Scalars['Int']['output'];
  /** Name of the school; null: unknown. */
  school?: Maybe<Scalars['String']['output']>;
  /** Number of its students in the package. */
  studentCount: Scalars['Int']['output'];
  /** What is taught there; null: unknown. */
  taughtCourse?: Maybe<Scalars['String']['output']>;
  /** When it takes place; null: unknown. */
  term?: Maybe<Scalars['String']['output']>;
  /** Title of the class. */
  title: Scalars['String']['output'];
};

/** A file with students that was uploaded, to enroll or invite them. */
export type RosterImport = {
  __typename?: 'RosterImport';
  /** The classes of a package, in its order. Not available to access tokens. */
  classes: Array<RosterClassChoice>;
  /** What the import does at this moment with its rows, or did. Not available to access tokens. */
  counts: Array<RosterOutcomeCount>;
  /** The course; null for a package, whose classes have courses. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** Title of the course; null for a package, whose classes have courses. */
  courseTitle?: Maybe<Scalars['String']['output']>;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of rows that were imported so far. */
  doneCount: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** When it was done, given up or stopped; null: not yet. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is a package with only what changed since an earlier one; people who are not in it cannot be removed then. */
  isDelta: Scalars['Boolean']['output'];
  /** Who is in the courses and not in the file: removed if that is chosen. Empty once the import has begun, and if it cannot be chosen. Not available to access tokens. */
  others: RosterOthers;
  /** Who uploaded it. */
  ownerName: Scalars['String']['output'];
  /** Whether people who are not in the file are removed. */
  removesOthers: Scalars['Boolean']['output'];
  /** Number of rows of the file, and of students who were removed. */
  rowCount: Scalars['Int']['output'];
  /** The rows, in the order of the file; then those of people who are removed because they are not in it. Not available to access tokens. */
  rows: RosterRowConnection;
  /** Whether people without an account get their links by email; if not, no email can be sent, and whoever may invite them passes the links on. Not available to access tokens. */
  sendsMail: Scalars['Boolean']['output'];
  /** Its state. */
  state: RosterState;
};


/** A file with students that was uploaded, to enroll or invite them. */
export type RosterImportrowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  only?: InputMaybe<RosterOutcome>;
};

/** Students and invited people of the courses of an import who are not in its file. */
export type RosterOthers = {
  __typename?: 'RosterOthers';
  /** The first of them by name, at most 100. */
  people: Array<RosterPerson>;
  /** Their number. */
  totalCount: Scalars['Int']['output'];
};

/** What an import does with a row, or did. */
export type RosterOutcome =
  /** The student is enrolled already; nothing changes, unless they join the group. */
  | 'ALREADY_ENROLLED'
  /** The person is invited already; nothing changes, unless they join the group. */
  | 'ALREADY_INVITED'
  /** The account with this email address is enrolled: administrators trust whoever uploaded the file. */
  | 'ENROLL'
  /** The person is invited, and enrolled when they accept, whether or not they have an account. */
  | 'INVITE'
  /** The package says that the enrollment ended, and there is none; nothing changes. */
  | 'NOT_ENROLLED'
  /** The import failed or was stopped before this row; nothing changed. */
  | 'NOT_IMPORTED'
  /** No course was chosen for the class; nothing changes. */
  | 'NO_COURSE'
  /** The row is wrong, see its problem; nothing changes. */
  | 'REFUSED'
  /** The student is removed from the course, or the invitation withdrawn. */
  | 'REMOVE';

/** Number of rows of an import with an outcome. */
export type RosterOutcomeCount = {
  __typename?: 'RosterOutcomeCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The outcome. */
  outcome: RosterOutcome;
};

/** A person who is not in an imported file. */
export type RosterPerson = {
  __typename?: 'RosterPerson';
  /** Email address of the person. */
  email: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
};

/** A row of an imported file. */
export type RosterRow = {
  __typename?: 'RosterRow';
  /** Email address of the student. */
  email: Scalars['String']['output'];
  /** File of a package; null if there is only one file. */
  file?: Maybe<Scalars['String']['output']>;
  /** Group in the course; null: none. */
  groupName?: Maybe<Scalars['String']['output']>;
  /** Whether somebody who is enrolled or invited already is put into the group, or was. An invited person joins it with the course. */
  joinsGroup: Scalars['Boolean']['output'];
  /** Line of the file; null for somebody who is removed because they are not in it. */
  line?: Maybe<Scalars['Int']['output']>;
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** Its position in the import, from 1. */
  number: Scalars['Int']['output'];
  /** What the import does with it at this moment, or did. */
  outcome: RosterOutcome;
  /** Why it is refused; null if it is not. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** A page of rows, in the order of the file. */
export type RosterRowConnection = {
  __typename?: 'RosterRowConnection';
  /** The rows on this page. */
  nodes: Array<RosterRow>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** State of an import of students. */
export type RosterState =
  /** The file was read, and nothing was changed yet. */
  | 'CHECKED'
  /** All rows have an outcome. */
  | 'DONE'
  /** It was given up after several failures. Rows that were imported before stay imported. */
  | 'FAILED'
  /** It has begun. */
  | 'IMPORTING'
  /** Somebody stopped it. Rows that were imported before stay imported. */
  | 'STOPPED';

/** Result of `saveQuizAnswers`. */
export type SaveQuizAnswersResult = QuizAnswersSaved | QuizAttemptFinished;

/** A saved answer. */
export type SavedAnswer = {
  __typename?: 'SavedAnswer';
  /** The answer as it was entered, never empty. */
  answer: Scalars['String']['output'];
  /** Identifier of the question. */
  questionId: Scalars['ID']['output'];
};

/** Whether an account has a second factor, as its owner sees it. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether the platform requires it, so that it cannot be turned off. */
  isRequired: Scalars['Boolean']['output'];
  /** How many recovery codes are unused. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** When it was turned on; null if it is off. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** The second factor is already on. */
export type SecondFactorAlreadyOn = UserError & {
  __typename?: 'SecondFactorAlreadyOn';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The second factor is off, and its recovery codes are deleted. */
export type SecondFactorDisabled = {
  __typename?: 'SecondFactorDisabled';
  /** The signed-in account. */
  viewer: Viewer;
};

/** The second factor is on, and every other session of the account has ended. */
export type SecondFactorEnabled = {
  __typename?: 'SecondFactorEnabled';
  /** Ten codes, each for one log-in without the app. They are shown only now. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** Session token of the log-in that waited for it; null if the account was signed in. */
  token?: Maybe<Scalars['String']['output']>;
  /** The signed-in account. */
  viewer: Viewer;
};

/** The platform requires a second factor of this account. */
export type SecondFactorNotOptional = UserError & {
  __typename?: 'SecondFactorNotOptional';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The first step of the log-in succeeded, and the account has a second factor: call `completeLogIn` within 5 minutes. */
export type SecondFactorRequired = {
  __typename?: 'SecondFactorRequired';
  /** Token for `completeLogIn`. It opens nothing else, and works once. */
  challenge: Scalars['String']['output'];
  /** When the log-in has to begin anew. */
  expiresAt: Scalars['DateTime']['output'];
};

/** The first step of the log-in succeeded, but administrators of this platform need a second factor, and this account has none: set it up with `startRequiredSecondFactor` within 30 minutes. */
export type SecondFactorSetUpRequired = {
  __typename?: 'SecondFactorSetUpRequired';
  /** Token for `startRequiredSecondFactor` and `confirmRequiredSecondFactor`. It opens nothing else. */
  challenge: Scalars['String']['output'];
  /** When the log-in has to begin anew. */
  expiresAt: Scalars['DateTime']['output'];
};

/** The secret for an authenticator app. It is shown only now, and counts when a code confirms it within an hour. */
export type SecondFactorStarted = {
  __typename?: 'SecondFactorStarted';
  /** The secret in base32, for typing. */
  secret: Scalars['String']['output'];
  /** The secret as an `otpauth:` address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** A message in a conversation. */
export type SendMessageInput = {
  /** Identifier of a conversation that the viewer takes part in. */
  conversationId: Scalars['ID']['input'];
  /** A UUID chosen by the client for this message, which makes a repeated request safe. */
  id: Scalars['ID']['input'];
  /** Text of the message, at most 5,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of `sendMessage`. */
export type SendMessageResult = InvalidInput | MessageWritten;

/** A message to a student. */
export type SendNotificationInput = {
  /** A UUID chosen by the client for this message, which makes a repeated request safe; null if the server chooses one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the message, at most 5,000 characters. */
  message: Scalars['String']['input'];
  /** Title of the message, at most 200 characters. */
  title: Scalars['String']['input'];
  /** Email address of a student enrolled in one of the viewer's courses. */
  toEmail: Scalars['String']['input'];
};

/** Result of `sendNotification`. */
export type SendNotificationResult = InvalidInput | MessageSent | UnknownRecipient;

/** Result of `sendTestEmail`. */
export type SendTestEmailResult = TestEmailFailed | TestEmailSent;

/** An invitation to a course's team, for its sender and for whoever has its link. */
export type SentCourseInvitation = {
  __typename?: 'SentCourseInvitation';
  /** Identifier of the course. */
  courseId: Scalars['ID']['output'];
  /** Title of the course. */
  courseTitle: Scalars['String']['output'];
  /** The invited address, whose account alone can accept it. */
  email: Scalars['String']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Unique identifier of the invitation. */
  id: Scalars['ID']['output'];
  /** When it was sent. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the person who invites. */
  inviterName: Scalars['String']['output'];
  /** The role that they get. */
  role: CourseRole;
  /** Whether they may see the students' email addresses if they are an assistant; owners and instructors always do, observers never. */
  seesAddresses: Scalars['Boolean']['output'];
};

/** A log-in of the viewer, on one device. Not available to access tokens. */
export type Session = {
  __typename?: 'Session';
  /** Browser and system, such as `Firefox on Windows`; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Unique identifier of the session. It grants no access. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Beginning of the network address that logged in, such as `203.0.…`; null if unknown. */
  network?: Maybe<Scalars['String']['output']>;
  /** When it logged in. */
  signedInAt: Scalars['DateTime']['output'];
};

/** The log-in with the provider confirmed this session: for 5 minutes it stands for the password that the account does not have, once. */
export type SessionConfirmed = {
  __typename?: 'SessionConfirmed';
  /** Until when. */
  confirmedUntil: Scalars['DateTime']['output'];
};

/** Result of `setBookmark`. */
export type SetBookmarkResult = BookmarkLimitReached | BookmarkSet;

/** Result of `setJoining`. */
export type SetJoiningResult = InvalidInput | JoiningChanged;

/** Result of `setLearningGoal`. */
export type SetLearningGoalResult = InvalidInput | LearningGoalSet;

/** Result of `setReviewState`. */
export type SetReviewStateResult = ReviewChanged | ReviewStateSet;

/** The administrator's account to create, and the link that authorizes it. */
export type SetUpAdministratorInput = {
  /** Email address; the invited one, if the link was made for one. */
  email: Scalars['String']['input'];
  /** Name shown to others, at most 100 characters. */
  name: Scalars['String']['input'];
  /** At least 6 characters and at most 256 bytes. */
  password: Scalars['String']['input'];
  /** The token of the set-up link. */
  token: Scalars['String']['input'];
};

/** Result of `setUpAdministrator`. */
export type SetUpAdministratorResult = AdministratorSetUp | EmailAlreadyRegistered | InvalidInput | InvalidSetUpLink;

/** How the owner of an account can log in. */
export type SignInMethods = {
  __typename?: 'SignInMethods';
  /** Whether the account has a password. One that the provider created has none until it is reset. */
  hasPassword: Scalars['Boolean']['output'];
  /** The linked identities, first linked first. */
  identities: Array<LinkedIdentity>;
  /** Whether a log-in with the provider confirmed this session, which stands for the password that the account does not have, once. See `startProviderConfirmation`. */
  isConfirmed: Scalars['Boolean']['output'];
};

/** The OpenID Connect provider with which people can log in. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** Its name, for the button. */
  label: Scalars['String']['output'];
};

/** Number of public reviews with a given number of stars. */
export type StarCount = {
  __typename?: 'StarCount';
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** The first message of a conversation. */
export type StartConversationInput = {
  /** One of the courses of the contact that the message is about; null for none. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID chosen by the client for this message, which makes a repeated request safe. */
  id: Scalars['ID']['input'];
  /** Identifier of one of the viewer's contacts. */
  recipientId: Scalars['ID']['input'];
  /** Subject of the conversation, at most 200 characters. */
  subject: Scalars['String']['input'];
  /** Text of the message, at most 5,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of `startConversation`. */
export type StartConversationResult = InvalidInput | MessageWritten | UnknownRecipient;

/** Result of `startProviderConfirmation`. */
export type StartProviderConfirmationResult = ProviderSignInRefused | ProviderSignInStarted;

/** Confirms that the owner of the account links an identity. */
export type StartProviderLinkInput = {
  /** The present password; null for an account without one, after `startProviderConfirmation`. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `startProviderLink`. */
export type StartProviderLinkResult = InvalidInput | ProviderSignInRefused | ProviderSignInStarted;

/** Result of `startProviderSignIn`. */
export type StartProviderSignInResult = ProviderSignInRefused | ProviderSignInStarted;

/** Result of `startQuizAttempt`. */
export type StartQuizAttemptResult = NoAttemptsLeft | QuizAttemptStarted;

/** Result of `startRequiredSecondFactor`. */
export type StartRequiredSecondFactorResult = InvalidInput | LogInExpired | SecondFactorStarted;

/** The present password. */
export type StartSecondFactorInput = {
  /** The present password; null for an account without one, after `startProviderConfirmation`. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `startSecondFactor`. */
export type StartSecondFactorResult = InvalidInput | SecondFactorAlreadyOn | SecondFactorStarted;

/** An invitation to create an account, as its link shows it. */
export type StudentInvitation = {
  __typename?: 'StudentInvitation';
  /** Titles of the courses in which the person will be enrolled. */
  courses: Array<Scalars['String']['output']>;
  /** Email address of the invited person, which the account will have. */
  email: Scalars['String']['output'];
  /** Titles of those that are full: the person waits for a place in them. */
  fullCourses: Array<Scalars['String']['output']>;
  /** Whether an account has the address already: call `acceptInvitationAs` with its session. False for links that were not mailed. */
  hasAccount: Scalars['Boolean']['output'];
  /** Name of the person as somebody else wrote it; they can change it. */
  name: Scalars['String']['output'];
};

/** Progress of a student in a course. */
export type StudentStatus =
  /** 100 percent. */
  | 'COMPLETED'
  /** Above 50 percent. */
  | 'IN_PROGRESS'
  /** 50 percent or below. */
  | 'JUST_STARTED';

/** Result of `submitQuizAttempt`. */
export type SubmitQuizAttemptResult = AnswersChangedElsewhere | NothingAnswered | QuizAttemptFinished | QuizAttemptSubmitted;

export type Subscription = {
  __typename?: 'Subscription';
  /** Streams the answer to one of the viewer's questions as it is written. Access tokens need the scope `ask:assistant`. */
  assistantAnswerStreamed: AssistantWords;
  /** Sends an enrollment of the viewer whenever it changes, in any tab or on any device. Access tokens need the scope `read:learning`. */
  enrollmentChanged: Enrollment;
  /** Sends a notification of the viewer when it arrives, is updated or is marked as read on any device. If several are marked as read together, only the newest is sent. Access tokens need the scope `read:messages`. */
  notificationReceived: NotificationReceived;
  /** Sends a change of one of the viewer's attempts when it is started, answers are saved, extra time moves its deadline, or it is submitted or expires, in any tab or on any device. Access tokens need the scope `read:learning`. */
  quizAttemptChanged: QuizAttemptChange;
};


export type SubscriptionassistantAnswerStreamedArgs = {
  requestId: Scalars['ID']['input'];
};

/** What the assistant should suggest. */
export type SuggestTextInput = {
  /** The course of the text; null if it is not saved yet. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of suggestion. */
  kind: SuggestionKind;
  /** Language of a TRANSLATION, as the tag of a course. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The picture of an ALT_TEXT, by its https address. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** A UUID chosen by the client, for `stopAssistant`. */
  requestId: Scalars['ID']['input'];
  /** The present text, also if it is not saved; at most 8000 characters. */
  text?: Scalars['String']['input'];
  /** Title of the course, lesson or quiz. */
  title?: Scalars['String']['input'];
};

/** Result of `suggestText`. */
export type SuggestTextResult = AssistantBudgetUsedUp | AssistantUnavailable | InvalidInput | TextSuggested;

/** A flashcard made from a note, which the viewer can edit before saving it. */
export type SuggestedFlashcard = {
  __typename?: 'SuggestedFlashcard';
  /** The answer. */
  back: Scalars['String']['output'];
  /** The question; '' if none could be made from the text. */
  front: Scalars['String']['output'];
  /** Identifier of the lesson; null if the viewer can no longer open it. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** Identifier of the note. */
  noteId: Scalars['ID']['output'];
};

/** What the assistant can suggest to an instructor. */
export type SuggestionKind =
  /** A description of a picture for people who cannot see it; one line. */
  | 'ALT_TEXT'
  /** A course's outline, from its title and description; plain text. */
  | 'COURSE_OUTLINE'
  /** A reply to a student's message; plain text. */
  | 'FEEDBACK'
  /** A lesson's outline, from its title and description; Markdown. */
  | 'LESSON_OUTLINE'
  /** The text in plain language; Markdown. */
  | 'PLAIN_LANGUAGE'
  /** How a quiz or task is graded, from its title and description; plain text. */
  | 'RUBRIC'
  /** The text in another language; Markdown. */
  | 'TRANSLATION';

/** A background task in the process that answers. Each process has its own. */
export type TaskHealth = {
  __typename?: 'TaskHealth';
  /** It runs every so many seconds, and when it is woken. */
  everySeconds: Scalars['Int']['output'];
  /** Whether the last run failed. */
  hasFailed: Scalars['Boolean']['output'];
  /** When its last run ended; null if none has ended since the process started. */
  lastEndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An instructor's own courses, quizzes and figures. Access tokens need the scope `read:teaching`. */
export type Teaching = {
  __typename?: 'Teaching';
  /** A course on whose team the viewer is; null if it does not exist or they are not on its team. */
  course?: Maybe<InstructorCourse>;
  /** Invitations to courses of others, newest first. One that was sent before the viewer's account existed can only be accepted with its link. */
  courseInvitations: Array<CourseInvitation>;
  /** The courses on whose team the viewer is, their own and shared ones, newest first, without deleted ones. */
  courses: Array<InstructorCourse>;
  /** Figures of the instructor's courses and of those shared with them. */
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


/** An instructor's own courses, quizzes and figures. Access tokens need the scope `read:teaching`. */
export type TeachingcourseArgs = {
  id: Scalars['ID']['input'];
};


/** An instructor's own courses, quizzes and figures. Access tokens need the scope `read:teaching`. */
export type TeachingquizArgs = {
  id: Scalars['ID']['input'];
};

/** The test email was not sent; `message` says why. */
export type TestEmailFailed = UserError & {
  __typename?: 'TestEmailFailed';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The mail server accepted the test email; whether it arrives is up to the recipient. */
export type TestEmailSent = {
  __typename?: 'TestEmailSent';
  /** The sender, as `Name <address>`. */
  from: Scalars['String']['output'];
  /** The administrator's address, to which it was sent. */
  to: Scalars['String']['output'];
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

/** The testimonial was added. */
export type TestimonialAdded = {
  __typename?: 'TestimonialAdded';
  /** Whether it is public; otherwise an administrator has to approve it first. */
  isPublic: Scalars['Boolean']['output'];
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

/** The assistant suggested a text. Nothing was changed or stored. */
export type TextSuggested = {
  __typename?: 'TextSuggested';
  /** The viewer's assistant with its updated counts. */
  assistant: Assistant;
  /** Kind of suggestion. */
  kind: SuggestionKind;
  /** COURSE if it was made of the material, without a model. */
  madeBy: AssistantKind;
  /** The suggestion, with no other links and pictures than the text. */
  text: Scalars['String']['output'];
};

/** The viewer already has 20 access tokens. */
export type TooManyAccessTokens = UserError & {
  __typename?: 'TooManyAccessTokens';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** The viewer cannot write to this email address. Does not reveal whether an account with it exists. */
export type UnknownRecipient = UserError & {
  __typename?: 'UnknownRecipient';
  /** Message to show to the user. */
  message: Scalars['String']['output'];
};

/** Result of `unlinkIdentity`. */
export type UnlinkIdentityResult = LastSignInMethod | SignInMethods;

/** Result of `updateAssistantBudgets`. */
export type UpdateAssistantBudgetsResult = AssistantBudgetsEditConflict | AssistantBudgetsUpdated | InvalidInput;

/** Result of `updateCourse`. */
export type UpdateCourseResult = CourseEditConflict | CourseUpdated | InvalidInput;

/** Result of `updateLesson`. */
export type UpdateLessonResult = InvalidInput | LessonEditConflict | LessonUpdated;

/** Result of `updateNotificationSettings`. */
export type UpdateNotificationSettingsResult = InvalidInput | NotificationSettingsUpdated;

/** Result of `updatePersonalNote`. */
export type UpdatePersonalNoteResult = InvalidInput | PersonalNoteEditConflict | PersonalNoteSaved;

/** Result of `updatePlatformSettings`. */
export type UpdatePlatformSettingsResult = InvalidInput | PlatformSettingsEditConflict | PlatformSettingsUpdated;

/** The viewer's profile. `bio` and `pictureUrl` are cleared if they are null, blank or left out; the other fields stay unchanged if they are left out. */
export type UpdateProfileInput = {
  /** Short biography, at most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Preferred language as a BCP 47 tag; null for the browser's. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to others, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** https URL of a picture, or the `pictureUrl` that the account has. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone; null clears it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateProfile`. */
export type UpdateProfileResult = InvalidInput | ProfileUpdated;

/** Result of `updateQuiz`. */
export type UpdateQuizResult = InvalidInput | QuizEditConflict | QuizUpdated;

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
  /** Minutes of all lessons of the course when the certificate was issued; null if unknown. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** Name of the instructor when the certificate was issued. */
  instructorName: Scalars['String']['output'];
  /** When the certificate was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Public number in its canonical form, with which anyone can verify the certificate. */
  number: Scalars['String']['output'];
  /** Name of the platform when the certificate was issued. */
  platformName: Scalars['String']['output'];
  /** What the student had done. */
  rule: CertificateRule;
  /** Topics of the course when the certificate was issued; may be empty. */
  skills: Array<Scalars['String']['output']>;
  /** Name of the student when the certificate was issued. */
  studentName: Scalars['String']['output'];
};

/** The signed-in account and its private data. Not available to access tokens. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's access tokens, newest first; at most 20. */
  accessTokens: Array<AccessToken>;
  /** The viewer's account. Access tokens need the scope `read:profile`. */
  account: Account;
  /** What an administrator sees of the platform; null for other roles. Access tokens need the scope `read:admin`. */
  administration?: Maybe<Administration>;
  /** The viewer's assistant: conversations and flashcards. Access tokens need the scope `ask:assistant`. */
  assistant: Assistant;
  /** The viewer's bookmarks, newest first, without what they cannot open at present. Access tokens need the scope `read:learning`. */
  bookmarks: Array<Bookmark>;
  /** The viewer's notifications. Access tokens need the scope `read:messages`. */
  inbox: Inbox;
  /** The viewer's request to become an instructor; null if they made none. Access tokens need the scope `read:profile`. */
  instructorRequest?: Maybe<RoleRequest>;
  /** The viewer's learning: enrollments, progress and certificates. Access tokens need the scope `read:learning`. */
  learning: Learning;
  /** The viewer's weekly goal and their learning this week. Access tokens need the scope `read:learning`. */
  learningGoal: LearningGoal;
  /** Whether the viewer is an instructor who has to confirm the email address before inviting people by email. Access tokens need the scope `read:profile`. */
  needsEmailConfirmation: Scalars['Boolean']['output'];
  /** The courses with notes of the viewer, by title. Access tokens need the scope `read:learning`. */
  notedCourses: Array<NotedCourse>;
  /** Which notifications the viewer wants. Access tokens need the scope `read:profile`. */
  notificationSettings: NotificationSettings;
  /** The viewer's own notes, by course title, position of the lesson, and second of the video. Access tokens need the scope `read:learning`. */
  personalNotes: PersonalNoteConnection;
  /** The viewer's second factor. */
  secondFactor: SecondFactor;
  /** The viewer's sessions, last used first; at most 100. */
  sessions: Array<Session>;
  /** How the viewer can log in. */
  signInMethods: SignInMethods;
  /** Invitations to courses that the viewer has to answer, newest first, at most 100. Not available to access tokens. */
  studentInvitations: Array<OwnStudentInvitation>;
  /** Flashcards made from the sentences of the viewer's notes, up to five a note; nothing is stored. NOT_FOUND if a note is not the viewer's. Access tokens need the scope `read:learning`. */
  suggestedFlashcards: Array<SuggestedFlashcard>;
  /** The viewer's courses and quizzes as an instructor; null for other roles. Access tokens need the scope `read:teaching`. */
  teaching?: Maybe<Teaching>;
};


/** The signed-in account and its private data. Not available to access tokens. */
export type ViewerlearningGoalArgs = {
  timeZone: Scalars['String']['input'];
};


/** The signed-in account and its private data. Not available to access tokens. */
export type ViewerpersonalNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in account and its private data. Not available to access tokens. */
export type ViewersuggestedFlashcardsArgs = {
  noteIds: Array<Scalars['ID']['input']>;
};

/** The viewer's request to join a course. */
export type ViewerRequest = {
  __typename?: 'ViewerRequest';
  /** Position on the waiting list, from 1; null if not on it. */
  position?: Maybe<Scalars['Int']['output']>;
  /** State of the request. */
  state: EnrollmentRequestState;
};

/** An account that waits to become an instructor’s. */
export type WaitingInstructor = {
  __typename?: 'WaitingInstructor';
  /** Email address used to log in. */
  email: Scalars['String']['output'];
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Whether it was invited to the team of a course, and may only be on teams until then. */
  isOnTeams: Scalars['Boolean']['output'];
  /** Name shown to others. */
  name: Scalars['String']['output'];
  /** Since when it waits. */
  requestedAt: Scalars['DateTime']['output'];
};

/** A page of accounts that wait, newest first. */
export type WaitingInstructorConnection = {
  __typename?: 'WaitingInstructorConnection';
  /** The accounts on this page. */
  nodes: Array<WaitingInstructor>;
  /** Pagination information. */
  pageInfo: PageInfo;
};

/** A part of a video that was played. */
export type WatchedRange = {
  __typename?: 'WatchedRange';
  /** Second after the last one. */
  end: Scalars['Int']['output'];
  /** First second. */
  start: Scalars['Int']['output'];
};

/** A part of a video that was played. */
export type WatchedRangeInput = {
  /** Second after the last one. */
  end: Scalars['Int']['input'];
  /** First second. */
  start: Scalars['Int']['input'];
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
