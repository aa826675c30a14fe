import type { FieldPolicy, FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';
export type AccountKeySpecifier = ('bio' | 'createdAt' | 'email' | 'id' | 'name' | 'pictureUrl' | 'role' | AccountKeySpecifier)[];
export type AccountFieldPolicy = {
	bio?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	pictureUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AlreadyEnrolledKeySpecifier = ('enrollment' | 'message' | AlreadyEnrolledKeySpecifier)[];
export type AlreadyEnrolledFieldPolicy = {
	enrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CategoryCountKeySpecifier = ('courseCount' | 'name' | CategoryCountKeySpecifier)[];
export type CategoryCountFieldPolicy = {
	courseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CertificateKeySpecifier = ('courseId' | 'courseTitle' | 'htmlPath' | 'id' | 'instructorName' | 'issuedAt' | 'number' | 'pdfPath' | 'studentName' | 'verificationUrl' | CertificateKeySpecifier)[];
export type CertificateFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	htmlPath?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorName?: FieldPolicy<any> | FieldReadFunction<any>,
	issuedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	pdfPath?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>,
	verificationUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseKeySpecifier = ('category' | 'createdAt' | 'description' | 'id' | 'instructor' | 'isPublished' | 'lessonCount' | 'lessons' | 'level' | 'priceCents' | 'quizzes' | 'rating' | 'reviewsCount' | 'skills' | 'title' | 'viewerEnrollment' | 'viewerIsInstructor' | CourseKeySpecifier)[];
export type CourseFieldPolicy = {
	category?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	instructor?: FieldPolicy<any> | FieldReadFunction<any>,
	isPublished?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonCount?: FieldPolicy<any> | FieldReadFunction<any>,
	lessons?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	priceCents?: FieldPolicy<any> | FieldReadFunction<any>,
	quizzes?: FieldPolicy<any> | FieldReadFunction<any>,
	rating?: FieldPolicy<any> | FieldReadFunction<any>,
	reviewsCount?: FieldPolicy<any> | FieldReadFunction<any>,
	skills?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerEnrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerIsInstructor?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseConnectionKeySpecifier = ('categories' | 'nodes' | 'pageInfo' | 'totalCount' | CourseConnectionKeySpecifier)[];
export type CourseConnectionFieldPolicy = {
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseInstructorKeySpecifier = ('bio' | 'id' | 'name' | 'pictureUrl' | CourseInstructorKeySpecifier)[];
export type CourseInstructorFieldPolicy = {
	bio?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	pictureUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemoAccountKeySpecifier = ('email' | 'password' | 'role' | DemoAccountKeySpecifier)[];
export type DemoAccountFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	password?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmailAlreadyRegisteredKeySpecifier = ('message' | EmailAlreadyRegisteredKeySpecifier)[];
export type EmailAlreadyRegisteredFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrolledKeySpecifier = ('enrollment' | 'viewer' | EnrolledKeySpecifier)[];
export type EnrolledFieldPolicy = {
	enrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrollmentKeySpecifier = ('certificate' | 'course' | 'enrolledAt' | 'id' | 'lastActivityAt' | 'lessonsCompleted' | 'nextLesson' | 'percent' | EnrollmentKeySpecifier)[];
export type EnrollmentFieldPolicy = {
	certificate?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	enrolledAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastActivityAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonsCompleted?: FieldPolicy<any> | FieldReadFunction<any>,
	nextLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidCredentialsKeySpecifier = ('message' | InvalidCredentialsKeySpecifier)[];
export type InvalidCredentialsFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidFieldKeySpecifier = ('message' | 'path' | InvalidFieldKeySpecifier)[];
export type InvalidFieldFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	path?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidInputKeySpecifier = ('fields' | 'message' | InvalidInputKeySpecifier)[];
export type InvalidInputFieldPolicy = {
	fields?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidResetTokenKeySpecifier = ('message' | InvalidResetTokenKeySpecifier)[];
export type InvalidResetTokenFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearningKeySpecifier = ('certificates' | 'enrollments' | 'recentActivity' | 'stats' | LearningKeySpecifier)[];
export type LearningFieldPolicy = {
	certificates?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollments?: FieldPolicy<any> | FieldReadFunction<any>,
	recentActivity?: FieldPolicy<any> | FieldReadFunction<any>,
	stats?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearningStatsKeySpecifier = ('averageProgress' | 'completedCourses' | 'totalCourses' | 'totalLessonsCompleted' | LearningStatsKeySpecifier)[];
export type LearningStatsFieldPolicy = {
	averageProgress?: FieldPolicy<any> | FieldReadFunction<any>,
	completedCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalLessonsCompleted?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonKeySpecifier = ('captionsUrl' | 'course' | 'description' | 'duration' | 'durationSeconds' | 'id' | 'notes' | 'position' | 'title' | 'videoUrl' | 'viewerHasCompleted' | LessonKeySpecifier)[];
export type LessonFieldPolicy = {
	captionsUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	duration?: FieldPolicy<any> | FieldReadFunction<any>,
	durationSeconds?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	notes?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	videoUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerHasCompleted?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonCompletionKeySpecifier = ('completedAt' | 'course' | 'lesson' | 'lessonId' | LessonCompletionKeySpecifier)[];
export type LessonCompletionFieldPolicy = {
	completedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonProgressKeySpecifier = ('enrollment' | 'lesson' | 'viewer' | LessonProgressKeySpecifier)[];
export type LessonProgressFieldPolicy = {
	enrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LoggedInKeySpecifier = ('token' | 'viewer' | LoggedInKeySpecifier)[];
export type LoggedInFieldPolicy = {
	token?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MutationKeySpecifier = ('addTestimonial' | 'completeLesson' | 'enroll' | 'logIn' | 'logOut' | 'register' | 'requestPasswordReset' | 'resetPassword' | 'undoLessonCompletion' | 'updateProfile' | MutationKeySpecifier)[];
export type MutationFieldPolicy = {
	addTestimonial?: FieldPolicy<any> | FieldReadFunction<any>,
	completeLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	enroll?: FieldPolicy<any> | FieldReadFunction<any>,
	logIn?: FieldPolicy<any> | FieldReadFunction<any>,
	logOut?: FieldPolicy<any> | FieldReadFunction<any>,
	register?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPasswordReset?: FieldPolicy<any> | FieldReadFunction<any>,
	resetPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	undoLessonCompletion?: FieldPolicy<any> | FieldReadFunction<any>,
	updateProfile?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnCourseKeySpecifier = ('message' | OwnCourseKeySpecifier)[];
export type OwnCourseFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PageInfoKeySpecifier = ('endCursor' | 'hasNextPage' | PageInfoKeySpecifier)[];
export type PageInfoFieldPolicy = {
	endCursor?: FieldPolicy<any> | FieldReadFunction<any>,
	hasNextPage?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordResetKeySpecifier = ('message' | PasswordResetKeySpecifier)[];
export type PasswordResetFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordResetRequestedKeySpecifier = ('message' | 'resetToken' | PasswordResetRequestedKeySpecifier)[];
export type PasswordResetRequestedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	resetToken?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformKeySpecifier = ('demoAccounts' | 'isDemo' | PlatformKeySpecifier)[];
export type PlatformFieldPolicy = {
	demoAccounts?: FieldPolicy<any> | FieldReadFunction<any>,
	isDemo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformStatsKeySpecifier = ('totalCourses' | 'totalInstructors' | 'totalStudents' | PlatformStatsKeySpecifier)[];
export type PlatformStatsFieldPolicy = {
	totalCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalInstructors?: FieldPolicy<any> | FieldReadFunction<any>,
	totalStudents?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProfileUpdatedKeySpecifier = ('account' | ProfileUpdatedKeySpecifier)[];
export type ProfileUpdatedFieldPolicy = {
	account?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QueryKeySpecifier = ('course' | 'courses' | 'lesson' | 'platform' | 'platformStats' | 'testimonials' | 'verifyCertificate' | 'viewer' | QueryKeySpecifier)[];
export type QueryFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	platform?: FieldPolicy<any> | FieldReadFunction<any>,
	platformStats?: FieldPolicy<any> | FieldReadFunction<any>,
	testimonials?: FieldPolicy<any> | FieldReadFunction<any>,
	verifyCertificate?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizKeySpecifier = ('description' | 'id' | 'isActive' | 'passingScorePercent' | 'questionCount' | 'timeLimitMinutes' | 'title' | QuizKeySpecifier)[];
export type QuizFieldPolicy = {
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	passingScorePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	questionCount?: FieldPolicy<any> | FieldReadFunction<any>,
	timeLimitMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegisteredKeySpecifier = ('account' | RegisteredKeySpecifier)[];
export type RegisteredFieldPolicy = {
	account?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SubscriptionKeySpecifier = ('enrollmentChanged' | SubscriptionKeySpecifier)[];
export type SubscriptionFieldPolicy = {
	enrollmentChanged?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TestimonialKeySpecifier = ('avatarUrl' | 'createdAt' | 'id' | 'name' | 'stars' | 'text' | TestimonialKeySpecifier)[];
export type TestimonialFieldPolicy = {
	avatarUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	stars?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TestimonialAddedKeySpecifier = ('testimonial' | TestimonialAddedKeySpecifier)[];
export type TestimonialAddedFieldPolicy = {
	testimonial?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TestimonialConnectionKeySpecifier = ('nodes' | 'pageInfo' | TestimonialConnectionKeySpecifier)[];
export type TestimonialConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserErrorKeySpecifier = ('message' | UserErrorKeySpecifier)[];
export type UserErrorFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type VerifiedCertificateKeySpecifier = ('courseTitle' | 'issuedAt' | 'number' | 'studentName' | VerifiedCertificateKeySpecifier)[];
export type VerifiedCertificateFieldPolicy = {
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	issuedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewerKeySpecifier = ('account' | 'learning' | ViewerKeySpecifier)[];
export type ViewerFieldPolicy = {
	account?: FieldPolicy<any> | FieldReadFunction<any>,
	learning?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StrictTypedTypePolicies = {
	Account?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountKeySpecifier | (() => undefined | AccountKeySpecifier),
		fields?: AccountFieldPolicy,
	},
	AlreadyEnrolled?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AlreadyEnrolledKeySpecifier | (() => undefined | AlreadyEnrolledKeySpecifier),
		fields?: AlreadyEnrolledFieldPolicy,
	},
	CategoryCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoryCountKeySpecifier | (() => undefined | CategoryCountKeySpecifier),
		fields?: CategoryCountFieldPolicy,
	},
	Certificate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CertificateKeySpecifier | (() => undefined | CertificateKeySpecifier),
		fields?: CertificateFieldPolicy,
	},
	Course?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseKeySpecifier | (() => undefined | CourseKeySpecifier),
		fields?: CourseFieldPolicy,
	},
	CourseConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseConnectionKeySpecifier | (() => undefined | CourseConnectionKeySpecifier),
		fields?: CourseConnectionFieldPolicy,
	},
	CourseInstructor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseInstructorKeySpecifier | (() => undefined | CourseInstructorKeySpecifier),
		fields?: CourseInstructorFieldPolicy,
	},
	DemoAccount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemoAccountKeySpecifier | (() => undefined | DemoAccountKeySpecifier),
		fields?: DemoAccountFieldPolicy,
	},
	EmailAlreadyRegistered?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmailAlreadyRegisteredKeySpecifier | (() => undefined | EmailAlreadyRegisteredKeySpecifier),
		fields?: EmailAlreadyRegisteredFieldPolicy,
	},
	Enrolled?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrolledKeySpecifier | (() => undefined | EnrolledKeySpecifier),
		fields?: EnrolledFieldPolicy,
	},
	Enrollment?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrollmentKeySpecifier | (() => undefined | EnrollmentKeySpecifier),
		fields?: EnrollmentFieldPolicy,
	},
	InvalidCredentials?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidCredentialsKeySpecifier | (() => undefined | InvalidCredentialsKeySpecifier),
		fields?: InvalidCredentialsFieldPolicy,
	},
	InvalidField?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidFieldKeySpecifier | (() => undefined | InvalidFieldKeySpecifier),
		fields?: InvalidFieldFieldPolicy,
	},
	InvalidInput?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidInputKeySpecifier | (() => undefined | InvalidInputKeySpecifier),
		fields?: InvalidInputFieldPolicy,
	},
	InvalidResetToken?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidResetTokenKeySpecifier | (() => undefined | InvalidResetTokenKeySpecifier),
		fields?: InvalidResetTokenFieldPolicy,
	},
	Learning?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearningKeySpecifier | (() => undefined | LearningKeySpecifier),
		fields?: LearningFieldPolicy,
	},
	LearningStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearningStatsKeySpecifier | (() => undefined | LearningStatsKeySpecifier),
		fields?: LearningStatsFieldPolicy,
	},
	Lesson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonKeySpecifier | (() => undefined | LessonKeySpecifier),
		fields?: LessonFieldPolicy,
	},
	LessonCompletion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonCompletionKeySpecifier | (() => undefined | LessonCompletionKeySpecifier),
		fields?: LessonCompletionFieldPolicy,
	},
	LessonProgress?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonProgressKeySpecifier | (() => undefined | LessonProgressKeySpecifier),
		fields?: LessonProgressFieldPolicy,
	},
	LoggedIn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LoggedInKeySpecifier | (() => undefined | LoggedInKeySpecifier),
		fields?: LoggedInFieldPolicy,
	},
	Mutation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MutationKeySpecifier | (() => undefined | MutationKeySpecifier),
		fields?: MutationFieldPolicy,
	},
	OwnCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnCourseKeySpecifier | (() => undefined | OwnCourseKeySpecifier),
		fields?: OwnCourseFieldPolicy,
	},
	PageInfo?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PageInfoKeySpecifier | (() => undefined | PageInfoKeySpecifier),
		fields?: PageInfoFieldPolicy,
	},
	PasswordReset?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordResetKeySpecifier | (() => undefined | PasswordResetKeySpecifier),
		fields?: PasswordResetFieldPolicy,
	},
	PasswordResetRequested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordResetRequestedKeySpecifier | (() => undefined | PasswordResetRequestedKeySpecifier),
		fields?: PasswordResetRequestedFieldPolicy,
	},
	Platform?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformKeySpecifier | (() => undefined | PlatformKeySpecifier),
		fields?: PlatformFieldPolicy,
	},
	PlatformStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformStatsKeySpecifier | (() => undefined | PlatformStatsKeySpecifier),
		fields?: PlatformStatsFieldPolicy,
	},
	ProfileUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProfileUpdatedKeySpecifier | (() => undefined | ProfileUpdatedKeySpecifier),
		fields?: ProfileUpdatedFieldPolicy,
	},
	Query?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QueryKeySpecifier | (() => undefined | QueryKeySpecifier),
		fields?: QueryFieldPolicy,
	},
	Quiz?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizKeySpecifier | (() => undefined | QuizKeySpecifier),
		fields?: QuizFieldPolicy,
	},
	Registered?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegisteredKeySpecifier | (() => undefined | RegisteredKeySpecifier),
		fields?: RegisteredFieldPolicy,
	},
	Subscription?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SubscriptionKeySpecifier | (() => undefined | SubscriptionKeySpecifier),
		fields?: SubscriptionFieldPolicy,
	},
	Testimonial?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TestimonialKeySpecifier | (() => undefined | TestimonialKeySpecifier),
		fields?: TestimonialFieldPolicy,
	},
	TestimonialAdded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TestimonialAddedKeySpecifier | (() => undefined | TestimonialAddedKeySpecifier),
		fields?: TestimonialAddedFieldPolicy,
	},
	TestimonialConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TestimonialConnectionKeySpecifier | (() => undefined | TestimonialConnectionKeySpecifier),
		fields?: TestimonialConnectionFieldPolicy,
	},
	UserError?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserErrorKeySpecifier | (() => undefined | UserErrorKeySpecifier),
		fields?: UserErrorFieldPolicy,
	},
	VerifiedCertificate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | VerifiedCertificateKeySpecifier | (() => undefined | VerifiedCertificateKeySpecifier),
		fields?: VerifiedCertificateFieldPolicy,
	},
	Viewer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewerKeySpecifier | (() => undefined | ViewerKeySpecifier),
		fields?: ViewerFieldPolicy,
	}
};
export type TypedTypePolicies = StrictTypedTypePolicies & TypePolicies;