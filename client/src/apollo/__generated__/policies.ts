import type { FieldPolicy, FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';
export type AccessTokenKeySpecifier = ('createdAt' | 'expiresAt' | 'id' | 'isExpired' | 'lastUsedAt' | 'lastUsedNetwork' | 'name' | 'scopes' | AccessTokenKeySpecifier)[];
export type AccessTokenFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isExpired?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedNetwork?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	scopes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccessTokenCreatedKeySpecifier = ('accessTokens' | 'token' | AccessTokenCreatedKeySpecifier)[];
export type AccessTokenCreatedFieldPolicy = {
	accessTokens?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccountKeySpecifier = ('bio' | 'createdAt' | 'email' | 'id' | 'language' | 'name' | 'pictureUrl' | 'role' | 'timeZone' | AccountKeySpecifier)[];
export type AccountFieldPolicy = {
	bio?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	language?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	pictureUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	timeZone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccountDeletionRequestedKeySpecifier = ('dueAt' | AccountDeletionRequestedKeySpecifier)[];
export type AccountDeletionRequestedFieldPolicy = {
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccountKeptKeySpecifier = ('token' | 'viewer' | AccountKeptKeySpecifier)[];
export type AccountKeptFieldPolicy = {
	token?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccountNotKeptKeySpecifier = ('message' | AccountNotKeptKeySpecifier)[];
export type AccountNotKeptFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccountProofRequiredKeySpecifier = ('email' | 'token' | AccountProofRequiredKeySpecifier)[];
export type AccountProofRequiredFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccountSuspendedKeySpecifier = ('message' | AccountSuspendedKeySpecifier)[];
export type AccountSuspendedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdministrationKeySpecifier = ('assistantBudgets' | 'assistantUse' | 'auditLog' | 'categories' | 'courses' | 'health' | 'id' | 'instructorInvitations' | 'landingQuestionChoices' | 'people' | 'person' | 'possibleOwners' | 'reviews' | 'rosterImports' | 'settings' | 'testimonials' | 'waitingCourseCount' | 'waitingInstructorCount' | 'waitingInstructors' | 'waitingReviewCount' | 'waitingTestimonialCount' | AdministrationKeySpecifier)[];
export type AdministrationFieldPolicy = {
	assistantBudgets?: FieldPolicy<any> | FieldReadFunction<any>,
	assistantUse?: FieldPolicy<any> | FieldReadFunction<any>,
	auditLog?: FieldPolicy<any> | FieldReadFunction<any>,
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	health?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorInvitations?: FieldPolicy<any> | FieldReadFunction<any>,
	landingQuestionChoices?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	possibleOwners?: FieldPolicy<any> | FieldReadFunction<any>,
	reviews?: FieldPolicy<any> | FieldReadFunction<any>,
	rosterImports?: FieldPolicy<any> | FieldReadFunction<any>,
	settings?: FieldPolicy<any> | FieldReadFunction<any>,
	testimonials?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingCourseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingInstructorCount?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingInstructors?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingReviewCount?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingTestimonialCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdministratorSetUpKeySpecifier = ('account' | AdministratorSetUpKeySpecifier)[];
export type AdministratorSetUpFieldPolicy = {
	account?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AlreadyEnrolledKeySpecifier = ('enrollment' | 'message' | AlreadyEnrolledKeySpecifier)[];
export type AlreadyEnrolledFieldPolicy = {
	enrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AnswersChangedElsewhereKeySpecifier = ('attempt' | 'message' | AnswersChangedElsewhereKeySpecifier)[];
export type AnswersChangedElsewhereFieldPolicy = {
	attempt?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApprovalNeededKeySpecifier = ('course' | 'message' | ApprovalNeededKeySpecifier)[];
export type ApprovalNeededFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AskedQuestionsKeySpecifier = ('count' | 'topics' | 'unansweredCount' | AskedQuestionsKeySpecifier)[];
export type AskedQuestionsFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	topics?: FieldPolicy<any> | FieldReadFunction<any>,
	unansweredCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AskedTopicKeySpecifier = ('studentCount' | 'word' | AskedTopicKeySpecifier)[];
export type AskedTopicFieldPolicy = {
	studentCount?: FieldPolicy<any> | FieldReadFunction<any>,
	word?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantKeySpecifier = ('conversation' | 'conversations' | 'deck' | 'decks' | 'dueFlashcardCount' | 'id' | 'kind' | 'quotaResetsAt' | 'remainingThisHour' | 'streams' | 'suggestionKinds' | AssistantKeySpecifier)[];
export type AssistantFieldPolicy = {
	conversation?: FieldPolicy<any> | FieldReadFunction<any>,
	conversations?: FieldPolicy<any> | FieldReadFunction<any>,
	deck?: FieldPolicy<any> | FieldReadFunction<any>,
	decks?: FieldPolicy<any> | FieldReadFunction<any>,
	dueFlashcardCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	quotaResetsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	remainingThisHour?: FieldPolicy<any> | FieldReadFunction<any>,
	streams?: FieldPolicy<any> | FieldReadFunction<any>,
	suggestionKinds?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantAnsweredKeySpecifier = ('answer' | 'assistant' | 'conversation' | 'question' | AssistantAnsweredKeySpecifier)[];
export type AssistantAnsweredFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	conversation?: FieldPolicy<any> | FieldReadFunction<any>,
	question?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantBudgetUsedUpKeySpecifier = ('message' | AssistantBudgetUsedUpKeySpecifier)[];
export type AssistantBudgetUsedUpFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantBudgetsKeySpecifier = ('perCourse' | 'perMonth' | 'perPerson' | 'revision' | 'unit' | AssistantBudgetsKeySpecifier)[];
export type AssistantBudgetsFieldPolicy = {
	perCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	perMonth?: FieldPolicy<any> | FieldReadFunction<any>,
	perPerson?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	unit?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantBudgetsEditConflictKeySpecifier = ('budgets' | 'message' | AssistantBudgetsEditConflictKeySpecifier)[];
export type AssistantBudgetsEditConflictFieldPolicy = {
	budgets?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantBudgetsUpdatedKeySpecifier = ('budgets' | AssistantBudgetsUpdatedKeySpecifier)[];
export type AssistantBudgetsUpdatedFieldPolicy = {
	budgets?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantConversationKeySpecifier = ('createdAt' | 'id' | 'lesson' | 'messages' | 'title' | 'updatedAt' | AssistantConversationKeySpecifier)[];
export type AssistantConversationFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantConversationConnectionKeySpecifier = ('nodes' | 'pageInfo' | AssistantConversationConnectionKeySpecifier)[];
export type AssistantConversationConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantMessageKeySpecifier = ('createdAt' | 'deck' | 'hint' | 'id' | 'nextSteps' | 'questions' | 'requestType' | 'sender' | 'sources' | 'text' | 'wasStopped' | AssistantMessageKeySpecifier)[];
export type AssistantMessageFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	deck?: FieldPolicy<any> | FieldReadFunction<any>,
	hint?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	nextSteps?: FieldPolicy<any> | FieldReadFunction<any>,
	questions?: FieldPolicy<any> | FieldReadFunction<any>,
	requestType?: FieldPolicy<any> | FieldReadFunction<any>,
	sender?: FieldPolicy<any> | FieldReadFunction<any>,
	sources?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	wasStopped?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantSourceKeySpecifier = ('courseId' | 'excerpt' | 'lessonId' | 'name' | 'source' | AssistantSourceKeySpecifier)[];
export type AssistantSourceFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	excerpt?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantUnavailableKeySpecifier = ('message' | AssistantUnavailableKeySpecifier)[];
export type AssistantUnavailableFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantUseKeySpecifier = ('courses' | 'days' | 'kind' | 'kinds' | 'month' | AssistantUseKeySpecifier)[];
export type AssistantUseFieldPolicy = {
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	kinds?: FieldPolicy<any> | FieldReadFunction<any>,
	month?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantUseOfCourseKeySpecifier = ('courseId' | 'failures' | 'replaced' | 'requests' | 'title' | 'tokens' | AssistantUseOfCourseKeySpecifier)[];
export type AssistantUseOfCourseFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	failures?: FieldPolicy<any> | FieldReadFunction<any>,
	replaced?: FieldPolicy<any> | FieldReadFunction<any>,
	requests?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	tokens?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantUseOfDayKeySpecifier = ('day' | 'failures' | 'replaced' | 'requests' | 'tokens' | AssistantUseOfDayKeySpecifier)[];
export type AssistantUseOfDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	failures?: FieldPolicy<any> | FieldReadFunction<any>,
	replaced?: FieldPolicy<any> | FieldReadFunction<any>,
	requests?: FieldPolicy<any> | FieldReadFunction<any>,
	tokens?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantUseOfKindKeySpecifier = ('failures' | 'replaced' | 'requestType' | 'requests' | 'tokens' | AssistantUseOfKindKeySpecifier)[];
export type AssistantUseOfKindFieldPolicy = {
	failures?: FieldPolicy<any> | FieldReadFunction<any>,
	replaced?: FieldPolicy<any> | FieldReadFunction<any>,
	requestType?: FieldPolicy<any> | FieldReadFunction<any>,
	requests?: FieldPolicy<any> | FieldReadFunction<any>,
	tokens?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AssistantWordsKeySpecifier = ('from' | 'isLast' | 'requestId' | 'text' | AssistantWordsKeySpecifier)[];
export type AssistantWordsFieldPolicy = {
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	isLast?: FieldPolicy<any> | FieldReadFunction<any>,
	requestId?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditDetailKeySpecifier = ('name' | 'title' | 'value' | AuditDetailKeySpecifier)[];
export type AuditDetailFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditEntryKeySpecifier = ('action' | 'actor' | 'details' | 'id' | 'network' | 'occurredAt' | 'subject' | AuditEntryKeySpecifier)[];
export type AuditEntryFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	actor?: FieldPolicy<any> | FieldReadFunction<any>,
	details?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	network?: FieldPolicy<any> | FieldReadFunction<any>,
	occurredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditEntryConnectionKeySpecifier = ('nodes' | 'pageInfo' | AuditEntryConnectionKeySpecifier)[];
export type AuditEntryConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditPersonKeySpecifier = ('id' | 'name' | AuditPersonKeySpecifier)[];
export type AuditPersonFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BookmarkKeySpecifier = ('courseId' | 'courseTitle' | 'createdAt' | 'id' | 'lessonId' | 'lessonTitle' | BookmarkKeySpecifier)[];
export type BookmarkFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonTitle?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BookmarkLimitReachedKeySpecifier = ('message' | BookmarkLimitReachedKeySpecifier)[];
export type BookmarkLimitReachedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BookmarkSetKeySpecifier = ('viewer' | BookmarkSetKeySpecifier)[];
export type BookmarkSetFieldPolicy = {
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CategoriesChangedKeySpecifier = ('administration' | CategoriesChangedKeySpecifier)[];
export type CategoriesChangedFieldPolicy = {
	administration?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CategoryKeySpecifier = ('alternativeName' | 'isMain' | 'name' | CategoryKeySpecifier)[];
export type CategoryFieldPolicy = {
	alternativeName?: FieldPolicy<any> | FieldReadFunction<any>,
	isMain?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CategoryCountKeySpecifier = ('courseCount' | 'name' | CategoryCountKeySpecifier)[];
export type CategoryCountFieldPolicy = {
	courseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CategoryHasCoursesKeySpecifier = ('courseCount' | 'message' | CategoryHasCoursesKeySpecifier)[];
export type CategoryHasCoursesFieldPolicy = {
	courseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CertificateKeySpecifier = ('courseId' | 'courseTitle' | 'durationMinutes' | 'htmlPath' | 'id' | 'instructorName' | 'issuedAt' | 'number' | 'pdfPath' | 'platformName' | 'rule' | 'skills' | 'studentName' | 'verificationUrl' | CertificateKeySpecifier)[];
export type CertificateFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	durationMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	htmlPath?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorName?: FieldPolicy<any> | FieldReadFunction<any>,
	issuedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	pdfPath?: FieldPolicy<any> | FieldReadFunction<any>,
	platformName?: FieldPolicy<any> | FieldReadFunction<any>,
	rule?: FieldPolicy<any> | FieldReadFunction<any>,
	skills?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>,
	verificationUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContactKeySpecifier = ('courses' | 'id' | 'name' | ContactKeySpecifier)[];
export type ContactFieldPolicy = {
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConversationKeySpecifier = ('course' | 'id' | 'lastMessage' | 'messages' | 'participants' | 'subject' | 'unreadCount' | ConversationKeySpecifier)[];
export type ConversationFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	participants?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConversationConnectionKeySpecifier = ('nodes' | 'pageInfo' | ConversationConnectionKeySpecifier)[];
export type ConversationConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConversationCourseKeySpecifier = ('id' | 'title' | ConversationCourseKeySpecifier)[];
export type ConversationCourseFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConversationDeletedKeySpecifier = ('assistant' | 'conversationId' | ConversationDeletedKeySpecifier)[];
export type ConversationDeletedFieldPolicy = {
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	conversationId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConversationParticipantKeySpecifier = ('isViewer' | 'name' | 'role' | ConversationParticipantKeySpecifier)[];
export type ConversationParticipantFieldPolicy = {
	isViewer?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConversationReadKeySpecifier = ('conversation' | 'inbox' | ConversationReadKeySpecifier)[];
export type ConversationReadFieldPolicy = {
	conversation?: FieldPolicy<any> | FieldReadFunction<any>,
	inbox?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseKeySpecifier = ('assistantMode' | 'block' | 'capacity' | 'category' | 'certificateRule' | 'completionRule' | 'createdAt' | 'description' | 'durationMinutes' | 'enrollmentEndsAt' | 'enrollmentMode' | 'glyph' | 'id' | 'instructor' | 'isFeatured' | 'isPublished' | 'language' | 'lessonCount' | 'lessonTitles' | 'lessons' | 'level' | 'otherCoursesOfInstructor' | 'outcomes' | 'priceCents' | 'quizzes' | 'rating' | 'relatedCourses' | 'requirements' | 'reviews' | 'reviewsCount' | 'skills' | 'studentCount' | 'subtitle' | 'title' | 'updatedAt' | 'viewerCanReview' | 'viewerEnrollment' | 'viewerIsInstructor' | 'viewerRequest' | 'viewerReview' | CourseKeySpecifier)[];
export type CourseFieldPolicy = {
	assistantMode?: FieldPolicy<any> | FieldReadFunction<any>,
	block?: FieldPolicy<any> | FieldReadFunction<any>,
	capacity?: FieldPolicy<any> | FieldReadFunction<any>,
	category?: FieldPolicy<any> | FieldReadFunction<any>,
	certificateRule?: FieldPolicy<any> | FieldReadFunction<any>,
	completionRule?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	durationMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentEndsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentMode?: FieldPolicy<any> | FieldReadFunction<any>,
	glyph?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	instructor?: FieldPolicy<any> | FieldReadFunction<any>,
	isFeatured?: FieldPolicy<any> | FieldReadFunction<any>,
	isPublished?: FieldPolicy<any> | FieldReadFunction<any>,
	language?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonCount?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonTitles?: FieldPolicy<any> | FieldReadFunction<any>,
	lessons?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	otherCoursesOfInstructor?: FieldPolicy<any> | FieldReadFunction<any>,
	outcomes?: FieldPolicy<any> | FieldReadFunction<any>,
	priceCents?: FieldPolicy<any> | FieldReadFunction<any>,
	quizzes?: FieldPolicy<any> | FieldReadFunction<any>,
	rating?: FieldPolicy<any> | FieldReadFunction<any>,
	relatedCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	requirements?: FieldPolicy<any> | FieldReadFunction<any>,
	reviews?: FieldPolicy<any> | FieldReadFunction<any>,
	reviewsCount?: FieldPolicy<any> | FieldReadFunction<any>,
	skills?: FieldPolicy<any> | FieldReadFunction<any>,
	studentCount?: FieldPolicy<any> | FieldReadFunction<any>,
	subtitle?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerCanReview?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerEnrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerIsInstructor?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerReview?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseBlockKeySpecifier = ('blockedAt' | 'liftRequestedAt' | 'reason' | CourseBlockKeySpecifier)[];
export type CourseBlockFieldPolicy = {
	blockedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	liftRequestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseBlockedKeySpecifier = ('course' | CourseBlockedKeySpecifier)[];
export type CourseBlockedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseConnectionKeySpecifier = ('categories' | 'correctedSearch' | 'exactCount' | 'matchesAllWords' | 'nodes' | 'optionCounts' | 'pageInfo' | 'totalCount' | CourseConnectionKeySpecifier)[];
export type CourseConnectionFieldPolicy = {
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	correctedSearch?: FieldPolicy<any> | FieldReadFunction<any>,
	exactCount?: FieldPolicy<any> | FieldReadFunction<any>,
	matchesAllWords?: FieldPolicy<any> | FieldReadFunction<any>,
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	optionCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseCreatedKeySpecifier = ('course' | 'teaching' | CourseCreatedKeySpecifier)[];
export type CourseCreatedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseDeletedKeySpecifier = ('courseId' | 'teaching' | CourseDeletedKeySpecifier)[];
export type CourseDeletedFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseDuplicatedKeySpecifier = ('course' | 'teaching' | CourseDuplicatedKeySpecifier)[];
export type CourseDuplicatedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseEditConflictKeySpecifier = ('course' | 'lastEdit' | 'message' | CourseEditConflictKeySpecifier)[];
export type CourseEditConflictFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lastEdit?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseFullKeySpecifier = ('course' | 'message' | 'waitingPosition' | CourseFullKeySpecifier)[];
export type CourseFullFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingPosition?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseGroupKeySpecifier = ('createdAt' | 'id' | 'name' | 'studentCount' | CourseGroupKeySpecifier)[];
export type CourseGroupFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	studentCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseGroupsChangedKeySpecifier = ('course' | CourseGroupsChangedKeySpecifier)[];
export type CourseGroupsChangedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseInstructorKeySpecifier = ('bio' | 'id' | 'name' | 'pictureUrl' | CourseInstructorKeySpecifier)[];
export type CourseInstructorFieldPolicy = {
	bio?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	pictureUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseInvitationKeySpecifier = ('courseId' | 'courseTitle' | 'expiresAt' | 'id' | 'invitedAt' | 'inviterName' | 'role' | 'seesAddresses' | CourseInvitationKeySpecifier)[];
export type CourseInvitationFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	inviterName?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	seesAddresses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseInvitationDeclinedKeySpecifier = ('invitationId' | CourseInvitationDeclinedKeySpecifier)[];
export type CourseInvitationDeclinedFieldPolicy = {
	invitationId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseInvitationSentKeySpecifier = ('course' | 'link' | 'mailProblem' | CourseInvitationSentKeySpecifier)[];
export type CourseInvitationSentFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	link?: FieldPolicy<any> | FieldReadFunction<any>,
	mailProblem?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseJoinedKeySpecifier = ('course' | 'teaching' | CourseJoinedKeySpecifier)[];
export type CourseJoinedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseJoiningKeySpecifier = ('links' | 'requestCount' | 'requests' | 'waiting' | 'waitingCount' | CourseJoiningKeySpecifier)[];
export type CourseJoiningFieldPolicy = {
	links?: FieldPolicy<any> | FieldReadFunction<any>,
	requestCount?: FieldPolicy<any> | FieldReadFunction<any>,
	requests?: FieldPolicy<any> | FieldReadFunction<any>,
	waiting?: FieldPolicy<any> | FieldReadFunction<any>,
	waitingCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseLeftKeySpecifier = ('courseId' | 'teaching' | CourseLeftKeySpecifier)[];
export type CourseLeftFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseMuteSetKeySpecifier = ('course' | 'inbox' | CourseMuteSetKeySpecifier)[];
export type CourseMuteSetFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	inbox?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseOptionCountKeySpecifier = ('courseCount' | 'option' | CourseOptionCountKeySpecifier)[];
export type CourseOptionCountFieldPolicy = {
	courseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	option?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseOwnerChangedKeySpecifier = ('course' | CourseOwnerChangedKeySpecifier)[];
export type CourseOwnerChangedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseTeamChangedKeySpecifier = ('course' | CourseTeamChangedKeySpecifier)[];
export type CourseTeamChangedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseTeamMemberKeySpecifier = ('accountId' | 'isOffered' | 'isViewer' | 'name' | 'role' | 'seesAddresses' | CourseTeamMemberKeySpecifier)[];
export type CourseTeamMemberFieldPolicy = {
	accountId?: FieldPolicy<any> | FieldReadFunction<any>,
	isOffered?: FieldPolicy<any> | FieldReadFunction<any>,
	isViewer?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	seesAddresses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CourseUpdatedKeySpecifier = ('course' | CourseUpdatedKeySpecifier)[];
export type CourseUpdatedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DailySummaryKeySpecifier = ('hour' | 'isOn' | DailySummaryKeySpecifier)[];
export type DailySummaryFieldPolicy = {
	hour?: FieldPolicy<any> | FieldReadFunction<any>,
	isOn?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DatabaseHealthKeySpecifier = ('connections' | 'lastMigration' | 'maxConnections' | 'migrationCount' | 'responseMs' | 'sizeBytes' | 'version' | DatabaseHealthKeySpecifier)[];
export type DatabaseHealthFieldPolicy = {
	connections?: FieldPolicy<any> | FieldReadFunction<any>,
	lastMigration?: FieldPolicy<any> | FieldReadFunction<any>,
	maxConnections?: FieldPolicy<any> | FieldReadFunction<any>,
	migrationCount?: FieldPolicy<any> | FieldReadFunction<any>,
	responseMs?: FieldPolicy<any> | FieldReadFunction<any>,
	sizeBytes?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeletionPendingKeySpecifier = ('dueAt' | 'token' | DeletionPendingKeySpecifier)[];
export type DeletionPendingFieldPolicy = {
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemoAccountKeySpecifier = ('email' | 'label' | 'password' | 'role' | DemoAccountKeySpecifier)[];
export type DemoAccountFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	label?: FieldPolicy<any> | FieldReadFunction<any>,
	password?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DiskHealthKeySpecifier = ('freeBytes' | 'totalBytes' | DiskHealthKeySpecifier)[];
export type DiskHealthFieldPolicy = {
	freeBytes?: FieldPolicy<any> | FieldReadFunction<any>,
	totalBytes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmailAlreadyRegisteredKeySpecifier = ('message' | EmailAlreadyRegisteredKeySpecifier)[];
export type EmailAlreadyRegisteredFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmailChangeRequestedKeySpecifier = ('confirmationToken' | 'message' | EmailChangeRequestedKeySpecifier)[];
export type EmailChangeRequestedFieldPolicy = {
	confirmationToken?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmailChangedKeySpecifier = ('isConfirmation' | 'newEmail' | EmailChangedKeySpecifier)[];
export type EmailChangedFieldPolicy = {
	isConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	newEmail?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmailConfirmationSentKeySpecifier = ('message' | EmailConfirmationSentKeySpecifier)[];
export type EmailConfirmationSentFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmailLogInRequiredKeySpecifier = ('message' | EmailLogInRequiredKeySpecifier)[];
export type EmailLogInRequiredFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrolledKeySpecifier = ('enrollment' | 'viewer' | EnrolledKeySpecifier)[];
export type EnrolledFieldPolicy = {
	enrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrolledStudentKeySpecifier = ('courseTitle' | 'name' | EnrolledStudentKeySpecifier)[];
export type EnrolledStudentFieldPolicy = {
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrollmentKeySpecifier = ('certificate' | 'completedPositions' | 'course' | 'enrolledAt' | 'id' | 'lastActivityAt' | 'lessonsCompleted' | 'nextLesson' | 'percent' | 'resumeLesson' | EnrollmentKeySpecifier)[];
export type EnrollmentFieldPolicy = {
	certificate?: FieldPolicy<any> | FieldReadFunction<any>,
	completedPositions?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	enrolledAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastActivityAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonsCompleted?: FieldPolicy<any> | FieldReadFunction<any>,
	nextLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>,
	resumeLesson?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrollmentClosedKeySpecifier = ('message' | EnrollmentClosedKeySpecifier)[];
export type EnrollmentClosedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrollmentEndedKeySpecifier = ('course' | 'viewer' | EnrollmentEndedKeySpecifier)[];
export type EnrollmentEndedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrollmentRequestKeySpecifier = ('askedAt' | 'email' | 'name' | 'state' | 'studentId' | EnrollmentRequestKeySpecifier)[];
export type EnrollmentRequestFieldPolicy = {
	askedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	studentId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EnrollmentRequestConnectionKeySpecifier = ('nodes' | 'pageInfo' | EnrollmentRequestConnectionKeySpecifier)[];
export type EnrollmentRequestConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FlashcardKeySpecifier = ('back' | 'dueAt' | 'front' | 'id' | 'lesson' | 'quote' | 'reviewCount' | 'schedule' | 'source' | 'state' | FlashcardKeySpecifier)[];
export type FlashcardFieldPolicy = {
	back?: FieldPolicy<any> | FieldReadFunction<any>,
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	front?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	quote?: FieldPolicy<any> | FieldReadFunction<any>,
	reviewCount?: FieldPolicy<any> | FieldReadFunction<any>,
	schedule?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FlashcardDeckKeySpecifier = ('cardCount' | 'cards' | 'createdAt' | 'dueCards' | 'dueCount' | 'id' | 'nextDueAt' | 'title' | FlashcardDeckKeySpecifier)[];
export type FlashcardDeckFieldPolicy = {
	cardCount?: FieldPolicy<any> | FieldReadFunction<any>,
	cards?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	dueCards?: FieldPolicy<any> | FieldReadFunction<any>,
	dueCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	nextDueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FlashcardDeckCreatedKeySpecifier = ('assistant' | 'deck' | FlashcardDeckCreatedKeySpecifier)[];
export type FlashcardDeckCreatedFieldPolicy = {
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	deck?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FlashcardDeckDeletedKeySpecifier = ('assistant' | 'deckId' | FlashcardDeckDeletedKeySpecifier)[];
export type FlashcardDeckDeletedFieldPolicy = {
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	deckId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FlashcardRatedKeySpecifier = ('assistant' | 'card' | 'deck' | FlashcardRatedKeySpecifier)[];
export type FlashcardRatedFieldPolicy = {
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	card?: FieldPolicy<any> | FieldReadFunction<any>,
	deck?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FlashcardScheduleKeySpecifier = ('again' | 'easy' | 'good' | 'hard' | FlashcardScheduleKeySpecifier)[];
export type FlashcardScheduleFieldPolicy = {
	again?: FieldPolicy<any> | FieldReadFunction<any>,
	easy?: FieldPolicy<any> | FieldReadFunction<any>,
	good?: FieldPolicy<any> | FieldReadFunction<any>,
	hard?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GeneratedQuestionKeySpecifier = ('answer' | 'courseId' | 'explanation' | 'lessonId' | 'lessonTitle' | 'options' | 'quote' | 'source' | 'text' | 'type' | GeneratedQuestionKeySpecifier)[];
export type GeneratedQuestionFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	explanation?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	options?: FieldPolicy<any> | FieldReadFunction<any>,
	quote?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	type?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GoalReminderKeySpecifier = ('days' | 'hour' | 'isOn' | 'timeZone' | GoalReminderKeySpecifier)[];
export type GoalReminderFieldPolicy = {
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	hour?: FieldPolicy<any> | FieldReadFunction<any>,
	isOn?: FieldPolicy<any> | FieldReadFunction<any>,
	timeZone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GroupMemberSetKeySpecifier = ('course' | 'student' | GroupMemberSetKeySpecifier)[];
export type GroupMemberSetFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	student?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HealthKeySpecifier = ('database' | 'disk' | 'mails' | 'measuredAt' | 'process' | 'tasks' | 'warnings' | HealthKeySpecifier)[];
export type HealthFieldPolicy = {
	database?: FieldPolicy<any> | FieldReadFunction<any>,
	disk?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	measuredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	process?: FieldPolicy<any> | FieldReadFunction<any>,
	tasks?: FieldPolicy<any> | FieldReadFunction<any>,
	warnings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IdentityLinkedKeySpecifier = ('signInMethods' | IdentityLinkedKeySpecifier)[];
export type IdentityLinkedFieldPolicy = {
	signInMethods?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InboxKeySpecifier = ('contact' | 'contacts' | 'conversation' | 'conversations' | 'notification' | 'notifications' | 'tabs' | 'unreadConversationCount' | 'unreadCount' | InboxKeySpecifier)[];
export type InboxFieldPolicy = {
	contact?: FieldPolicy<any> | FieldReadFunction<any>,
	contacts?: FieldPolicy<any> | FieldReadFunction<any>,
	conversation?: FieldPolicy<any> | FieldReadFunction<any>,
	conversations?: FieldPolicy<any> | FieldReadFunction<any>,
	notification?: FieldPolicy<any> | FieldReadFunction<any>,
	notifications?: FieldPolicy<any> | FieldReadFunction<any>,
	tabs?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadConversationCount?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InboxTabKeySpecifier = ('tab' | 'unreadCount' | InboxTabKeySpecifier)[];
export type InboxTabFieldPolicy = {
	tab?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorActivityKeySpecifier = ('courseId' | 'courseTitle' | 'enrollmentId' | 'lastActivityAt' | 'percent' | 'studentName' | InstructorActivityKeySpecifier)[];
export type InstructorActivityFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentId?: FieldPolicy<any> | FieldReadFunction<any>,
	lastActivityAt?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorActivityDayKeySpecifier = ('activeStudents' | 'date' | 'lessonsCompleted' | 'minutesSpent' | 'newEnrollments' | InstructorActivityDayKeySpecifier)[];
export type InstructorActivityDayFieldPolicy = {
	activeStudents?: FieldPolicy<any> | FieldReadFunction<any>,
	date?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonsCompleted?: FieldPolicy<any> | FieldReadFunction<any>,
	minutesSpent?: FieldPolicy<any> | FieldReadFunction<any>,
	newEnrollments?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorCourseKeySpecifier = ('analytics' | 'assistantMode' | 'atRiskCount' | 'block' | 'capacity' | 'category' | 'certificateRule' | 'completionRule' | 'createdAt' | 'description' | 'durationMinutes' | 'enrollmentEndsAt' | 'enrollmentMode' | 'glyph' | 'groups' | 'id' | 'invitations' | 'isFeatured' | 'isPublished' | 'joining' | 'language' | 'lessonCount' | 'lessons' | 'level' | 'members' | 'metrics' | 'outcomes' | 'priceCents' | 'quizzes' | 'requirements' | 'revision' | 'skills' | 'subtitle' | 'title' | 'updatedAt' | 'viewerIsOffered' | 'viewerPermissions' | 'viewerRole' | InstructorCourseKeySpecifier)[];
export type InstructorCourseFieldPolicy = {
	analytics?: FieldPolicy<any> | FieldReadFunction<any>,
	assistantMode?: FieldPolicy<any> | FieldReadFunction<any>,
	atRiskCount?: FieldPolicy<any> | FieldReadFunction<any>,
	block?: FieldPolicy<any> | FieldReadFunction<any>,
	capacity?: FieldPolicy<any> | FieldReadFunction<any>,
	category?: FieldPolicy<any> | FieldReadFunction<any>,
	certificateRule?: FieldPolicy<any> | FieldReadFunction<any>,
	completionRule?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	durationMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentEndsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentMode?: FieldPolicy<any> | FieldReadFunction<any>,
	glyph?: FieldPolicy<any> | FieldReadFunction<any>,
	groups?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	invitations?: FieldPolicy<any> | FieldReadFunction<any>,
	isFeatured?: FieldPolicy<any> | FieldReadFunction<any>,
	isPublished?: FieldPolicy<any> | FieldReadFunction<any>,
	joining?: FieldPolicy<any> | FieldReadFunction<any>,
	language?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonCount?: FieldPolicy<any> | FieldReadFunction<any>,
	lessons?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	members?: FieldPolicy<any> | FieldReadFunction<any>,
	metrics?: FieldPolicy<any> | FieldReadFunction<any>,
	outcomes?: FieldPolicy<any> | FieldReadFunction<any>,
	priceCents?: FieldPolicy<any> | FieldReadFunction<any>,
	quizzes?: FieldPolicy<any> | FieldReadFunction<any>,
	requirements?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	skills?: FieldPolicy<any> | FieldReadFunction<any>,
	subtitle?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerIsOffered?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerPermissions?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerRole?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorCourseAnalyticsKeySpecifier = ('activeStudents' | 'activity' | 'atRiskStudents' | 'averageProgress' | 'completionRate' | 'computedAt' | 'courseId' | 'csvPath' | 'engagement' | 'lessonProgress' | 'students' | 'totalLessons' | 'totalStudents' | InstructorCourseAnalyticsKeySpecifier)[];
export type InstructorCourseAnalyticsFieldPolicy = {
	activeStudents?: FieldPolicy<any> | FieldReadFunction<any>,
	activity?: FieldPolicy<any> | FieldReadFunction<any>,
	atRiskStudents?: FieldPolicy<any> | FieldReadFunction<any>,
	averageProgress?: FieldPolicy<any> | FieldReadFunction<any>,
	completionRate?: FieldPolicy<any> | FieldReadFunction<any>,
	computedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	csvPath?: FieldPolicy<any> | FieldReadFunction<any>,
	engagement?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonProgress?: FieldPolicy<any> | FieldReadFunction<any>,
	students?: FieldPolicy<any> | FieldReadFunction<any>,
	totalLessons?: FieldPolicy<any> | FieldReadFunction<any>,
	totalStudents?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorCourseMetricsKeySpecifier = ('averageProgress' | 'completionCount' | 'completionRate' | 'enrollmentCount' | InstructorCourseMetricsKeySpecifier)[];
export type InstructorCourseMetricsFieldPolicy = {
	averageProgress?: FieldPolicy<any> | FieldReadFunction<any>,
	completionCount?: FieldPolicy<any> | FieldReadFunction<any>,
	completionRate?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorCourseStandingKeySpecifier = ('courseId' | 'isPublished' | 'metrics' | 'title' | 'viewerRole' | InstructorCourseStandingKeySpecifier)[];
export type InstructorCourseStandingFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	isPublished?: FieldPolicy<any> | FieldReadFunction<any>,
	metrics?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerRole?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorDashboardKeySpecifier = ('courseMetrics' | 'overview' | 'recentActivity' | 'topCourses' | InstructorDashboardKeySpecifier)[];
export type InstructorDashboardFieldPolicy = {
	courseMetrics?: FieldPolicy<any> | FieldReadFunction<any>,
	overview?: FieldPolicy<any> | FieldReadFunction<any>,
	recentActivity?: FieldPolicy<any> | FieldReadFunction<any>,
	topCourses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorEngagementKeySpecifier = ('averageMinutesSpent' | 'dailyActiveUsers' | 'weeklyActiveUsers' | InstructorEngagementKeySpecifier)[];
export type InstructorEngagementFieldPolicy = {
	averageMinutesSpent?: FieldPolicy<any> | FieldReadFunction<any>,
	dailyActiveUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	weeklyActiveUsers?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorExtraTimeKeySpecifier = ('extraTime' | 'name' | 'studentId' | InstructorExtraTimeKeySpecifier)[];
export type InstructorExtraTimeFieldPolicy = {
	extraTime?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	studentId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorLessonProgressKeySpecifier = ('askedQuestions' | 'completionCount' | 'completionPercent' | 'lessonId' | 'minutesSpent' | 'nextLessonCount' | 'position' | 'title' | InstructorLessonProgressKeySpecifier)[];
export type InstructorLessonProgressFieldPolicy = {
	askedQuestions?: FieldPolicy<any> | FieldReadFunction<any>,
	completionCount?: FieldPolicy<any> | FieldReadFunction<any>,
	completionPercent?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	minutesSpent?: FieldPolicy<any> | FieldReadFunction<any>,
	nextLessonCount?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorOverviewKeySpecifier = ('averageCompletionRate' | 'completedCourses' | 'recentEnrollments' | 'totalCourses' | 'totalStudents' | InstructorOverviewKeySpecifier)[];
export type InstructorOverviewFieldPolicy = {
	averageCompletionRate?: FieldPolicy<any> | FieldReadFunction<any>,
	completedCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	recentEnrollments?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalStudents?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuestionKeySpecifier = ('correctAnswer' | 'explanation' | 'id' | 'lessonId' | 'options' | 'points' | 'text' | 'type' | InstructorQuestionKeySpecifier)[];
export type InstructorQuestionFieldPolicy = {
	correctAnswer?: FieldPolicy<any> | FieldReadFunction<any>,
	explanation?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	options?: FieldPolicy<any> | FieldReadFunction<any>,
	points?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	type?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuestionStatsKeySpecifier = ('askedCount' | 'discrimination' | 'facilityPercent' | 'mostCommonWrongAnswer' | 'mostCommonWrongAnswerCount' | 'questionId' | 'text' | 'type' | InstructorQuestionStatsKeySpecifier)[];
export type InstructorQuestionStatsFieldPolicy = {
	askedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	discrimination?: FieldPolicy<any> | FieldReadFunction<any>,
	facilityPercent?: FieldPolicy<any> | FieldReadFunction<any>,
	mostCommonWrongAnswer?: FieldPolicy<any> | FieldReadFunction<any>,
	mostCommonWrongAnswerCount?: FieldPolicy<any> | FieldReadFunction<any>,
	questionId?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	type?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuizKeySpecifier = ('attemptCount' | 'averagePercent' | 'course' | 'createdAt' | 'description' | 'extraTimes' | 'id' | 'isActive' | 'isPractice' | 'maxAttempts' | 'openAttemptCount' | 'passingScorePercent' | 'questionCount' | 'questions' | 'results' | 'reviewRule' | 'revision' | 'shufflesOptions' | 'shufflesQuestions' | 'timeLimitMinutes' | 'title' | 'totalPoints' | InstructorQuizKeySpecifier)[];
export type InstructorQuizFieldPolicy = {
	attemptCount?: FieldPolicy<any> | FieldReadFunction<any>,
	averagePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	extraTimes?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	isPractice?: FieldPolicy<any> | FieldReadFunction<any>,
	maxAttempts?: FieldPolicy<any> | FieldReadFunction<any>,
	openAttemptCount?: FieldPolicy<any> | FieldReadFunction<any>,
	passingScorePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	questionCount?: FieldPolicy<any> | FieldReadFunction<any>,
	questions?: FieldPolicy<any> | FieldReadFunction<any>,
	results?: FieldPolicy<any> | FieldReadFunction<any>,
	reviewRule?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	shufflesOptions?: FieldPolicy<any> | FieldReadFunction<any>,
	shufflesQuestions?: FieldPolicy<any> | FieldReadFunction<any>,
	timeLimitMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	totalPoints?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuizAttemptKeySpecifier = ('deadline' | 'finishedAt' | 'id' | 'number' | 'passed' | 'percent' | 'score' | 'startedAt' | 'state' | 'total' | InstructorQuizAttemptKeySpecifier)[];
export type InstructorQuizAttemptFieldPolicy = {
	deadline?: FieldPolicy<any> | FieldReadFunction<any>,
	finishedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	passed?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>,
	score?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuizResultsKeySpecifier = ('computedAt' | 'csvPath' | 'distribution' | 'medianMinutes' | 'medianPercent' | 'passedCount' | 'questions' | 'students' | InstructorQuizResultsKeySpecifier)[];
export type InstructorQuizResultsFieldPolicy = {
	computedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	csvPath?: FieldPolicy<any> | FieldReadFunction<any>,
	distribution?: FieldPolicy<any> | FieldReadFunction<any>,
	medianMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	medianPercent?: FieldPolicy<any> | FieldReadFunction<any>,
	passedCount?: FieldPolicy<any> | FieldReadFunction<any>,
	questions?: FieldPolicy<any> | FieldReadFunction<any>,
	students?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuizStudentKeySpecifier = ('attempts' | 'bestPercent' | 'email' | 'extraTime' | 'hasPassed' | 'name' | 'quizId' | 'studentId' | InstructorQuizStudentKeySpecifier)[];
export type InstructorQuizStudentFieldPolicy = {
	attempts?: FieldPolicy<any> | FieldReadFunction<any>,
	bestPercent?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	extraTime?: FieldPolicy<any> | FieldReadFunction<any>,
	hasPassed?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	quizId?: FieldPolicy<any> | FieldReadFunction<any>,
	studentId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuizStudentConnectionKeySpecifier = ('nodes' | 'pageInfo' | 'totalCount' | InstructorQuizStudentConnectionKeySpecifier)[];
export type InstructorQuizStudentConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorQuizTotalsKeySpecifier = ('activeQuizzes' | 'averagePercent' | 'totalAttempts' | 'totalQuizzes' | InstructorQuizTotalsKeySpecifier)[];
export type InstructorQuizTotalsFieldPolicy = {
	activeQuizzes?: FieldPolicy<any> | FieldReadFunction<any>,
	averagePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	totalAttempts?: FieldPolicy<any> | FieldReadFunction<any>,
	totalQuizzes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorStudentKeySpecifier = ('email' | 'enrolledAt' | 'groupIds' | 'id' | 'lastActivityAt' | 'lessonsCompleted' | 'name' | 'percent' | 'status' | 'studentId' | InstructorStudentKeySpecifier)[];
export type InstructorStudentFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	enrolledAt?: FieldPolicy<any> | FieldReadFunction<any>,
	groupIds?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastActivityAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonsCompleted?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	studentId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorStudentAtRiskKeySpecifier = ('message' | 'reason' | 'student' | InstructorStudentAtRiskKeySpecifier)[];
export type InstructorStudentAtRiskFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	student?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InstructorStudentConnectionKeySpecifier = ('isTotalCapped' | 'nodes' | 'pageInfo' | 'totalCount' | InstructorStudentConnectionKeySpecifier)[];
export type InstructorStudentConnectionFieldPolicy = {
	isTotalCapped?: FieldPolicy<any> | FieldReadFunction<any>,
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidCredentialsKeySpecifier = ('message' | InvalidCredentialsKeySpecifier)[];
export type InvalidCredentialsFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidEmailLinkKeySpecifier = ('message' | InvalidEmailLinkKeySpecifier)[];
export type InvalidEmailLinkFieldPolicy = {
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
export type InvalidSecondFactorCodeKeySpecifier = ('message' | InvalidSecondFactorCodeKeySpecifier)[];
export type InvalidSecondFactorCodeFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidSetUpLinkKeySpecifier = ('message' | InvalidSetUpLinkKeySpecifier)[];
export type InvalidSetUpLinkFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvalidUnsubscribeLinkKeySpecifier = ('message' | InvalidUnsubscribeLinkKeySpecifier)[];
export type InvalidUnsubscribeLinkFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitationAcceptedKeySpecifier = ('courseCount' | InvitationAcceptedKeySpecifier)[];
export type InvitationAcceptedFieldPolicy = {
	courseCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitationMadeKeySpecifier = ('link' | 'mailProblem' | InvitationMadeKeySpecifier)[];
export type InvitationMadeFieldPolicy = {
	link?: FieldPolicy<any> | FieldReadFunction<any>,
	mailProblem?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitationRefusedKeySpecifier = ('message' | InvitationRefusedKeySpecifier)[];
export type InvitationRefusedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitedAgainKeySpecifier = ('expiresAt' | 'link' | 'personId' | InvitedAgainKeySpecifier)[];
export type InvitedAgainFieldPolicy = {
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	link?: FieldPolicy<any> | FieldReadFunction<any>,
	personId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitedStudentKeySpecifier = ('email' | 'expiresAt' | 'groupName' | 'invitedAt' | 'mailDueAt' | 'name' | 'personId' | InvitedStudentKeySpecifier)[];
export type InvitedStudentFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	personId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitedStudentConnectionKeySpecifier = ('lastMailAt' | 'laterMailCount' | 'nodes' | 'pageInfo' | 'sendsMail' | 'totalCount' | InvitedStudentConnectionKeySpecifier)[];
export type InvitedStudentConnectionFieldPolicy = {
	lastMailAt?: FieldPolicy<any> | FieldReadFunction<any>,
	laterMailCount?: FieldPolicy<any> | FieldReadFunction<any>,
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	sendsMail?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type JoinLinkKeySpecifier = ('code' | 'createdAt' | 'expiresAt' | 'id' | 'maxUses' | 'url' | 'uses' | JoinLinkKeySpecifier)[];
export type JoinLinkFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	maxUses?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>,
	uses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type JoinLinkInvalidKeySpecifier = ('message' | JoinLinkInvalidKeySpecifier)[];
export type JoinLinkInvalidFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type JoinLinkNeededKeySpecifier = ('message' | JoinLinkNeededKeySpecifier)[];
export type JoinLinkNeededFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type JoiningChangedKeySpecifier = ('course' | JoiningChangedKeySpecifier)[];
export type JoiningChangedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LandingAnswerKeySpecifier = ('explanation' | 'option' | LandingAnswerKeySpecifier)[];
export type LandingAnswerFieldPolicy = {
	explanation?: FieldPolicy<any> | FieldReadFunction<any>,
	option?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LandingQuestionKeySpecifier = ('answer' | 'id' | 'lesson' | 'options' | 'text' | LandingQuestionKeySpecifier)[];
export type LandingQuestionFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	options?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LandingQuestionChoiceKeySpecifier = ('courseTitle' | 'id' | 'lessonTitle' | 'text' | LandingQuestionChoiceKeySpecifier)[];
export type LandingQuestionChoiceFieldPolicy = {
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LastEditKeySpecifier = ('at' | 'isOwn' | 'name' | LastEditKeySpecifier)[];
export type LastEditFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	isOwn?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LastSignInMethodKeySpecifier = ('message' | LastSignInMethodKeySpecifier)[];
export type LastSignInMethodFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearningKeySpecifier = ('certificates' | 'enrollments' | 'quizzes' | 'recentActivity' | 'stats' | LearningKeySpecifier)[];
export type LearningFieldPolicy = {
	certificates?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollments?: FieldPolicy<any> | FieldReadFunction<any>,
	quizzes?: FieldPolicy<any> | FieldReadFunction<any>,
	recentActivity?: FieldPolicy<any> | FieldReadFunction<any>,
	stats?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearningGoalKeySpecifier = ('activeDays' | 'daysPerWeek' | 'daysThisWeek' | 'minutesPerWeek' | 'minutesThisWeek' | 'reminder' | LearningGoalKeySpecifier)[];
export type LearningGoalFieldPolicy = {
	activeDays?: FieldPolicy<any> | FieldReadFunction<any>,
	daysPerWeek?: FieldPolicy<any> | FieldReadFunction<any>,
	daysThisWeek?: FieldPolicy<any> | FieldReadFunction<any>,
	minutesPerWeek?: FieldPolicy<any> | FieldReadFunction<any>,
	minutesThisWeek?: FieldPolicy<any> | FieldReadFunction<any>,
	reminder?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearningGoalSetKeySpecifier = ('goal' | LearningGoalSetKeySpecifier)[];
export type LearningGoalSetFieldPolicy = {
	goal?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LearningStatsKeySpecifier = ('averageProgress' | 'completedCourses' | 'totalCourses' | 'totalLessonsCompleted' | LearningStatsKeySpecifier)[];
export type LearningStatsFieldPolicy = {
	averageProgress?: FieldPolicy<any> | FieldReadFunction<any>,
	completedCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalLessonsCompleted?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonKeySpecifier = ('captionsPath' | 'captionsText' | 'captionsUrl' | 'course' | 'description' | 'duration' | 'durationSeconds' | 'id' | 'notes' | 'position' | 'readingMinutes' | 'revision' | 'title' | 'videoUrl' | 'viewerHasCompleted' | 'viewerPosition' | LessonKeySpecifier)[];
export type LessonFieldPolicy = {
	captionsPath?: FieldPolicy<any> | FieldReadFunction<any>,
	captionsText?: FieldPolicy<any> | FieldReadFunction<any>,
	captionsUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	duration?: FieldPolicy<any> | FieldReadFunction<any>,
	durationSeconds?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	notes?: FieldPolicy<any> | FieldReadFunction<any>,
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	readingMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	videoUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerHasCompleted?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerPosition?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonAddedKeySpecifier = ('course' | 'lesson' | LessonAddedKeySpecifier)[];
export type LessonAddedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonCompletionKeySpecifier = ('completedAt' | 'course' | 'lesson' | 'lessonId' | LessonCompletionKeySpecifier)[];
export type LessonCompletionFieldPolicy = {
	completedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonDeletedKeySpecifier = ('course' | 'lessonId' | LessonDeletedKeySpecifier)[];
export type LessonDeletedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonEditConflictKeySpecifier = ('lastEdit' | 'lesson' | 'message' | LessonEditConflictKeySpecifier)[];
export type LessonEditConflictFieldPolicy = {
	lastEdit?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonMovedKeySpecifier = ('course' | 'lesson' | LessonMovedKeySpecifier)[];
export type LessonMovedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonPositionKeySpecifier = ('playedAt' | 'seconds' | 'watched' | LessonPositionKeySpecifier)[];
export type LessonPositionFieldPolicy = {
	playedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	seconds?: FieldPolicy<any> | FieldReadFunction<any>,
	watched?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonProgressKeySpecifier = ('enrollment' | 'lesson' | 'viewer' | LessonProgressKeySpecifier)[];
export type LessonProgressFieldPolicy = {
	enrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonRestoredKeySpecifier = ('course' | 'lesson' | LessonRestoredKeySpecifier)[];
export type LessonRestoredFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LessonUpdatedKeySpecifier = ('lesson' | LessonUpdatedKeySpecifier)[];
export type LessonUpdatedFieldPolicy = {
	lesson?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LinkedIdentityKeySpecifier = ('email' | 'id' | 'issuer' | 'lastUsedAt' | 'linkedAt' | LinkedIdentityKeySpecifier)[];
export type LinkedIdentityFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issuer?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	linkedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LogInExpiredKeySpecifier = ('message' | LogInExpiredKeySpecifier)[];
export type LogInExpiredFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LoggedInKeySpecifier = ('token' | 'viewer' | LoggedInKeySpecifier)[];
export type LoggedInFieldPolicy = {
	token?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailHealthKeySpecifier = ('failing' | 'givenUp' | 'isConfigured' | 'oldestAt' | 'sent' | 'waiting' | MailHealthKeySpecifier)[];
export type MailHealthFieldPolicy = {
	failing?: FieldPolicy<any> | FieldReadFunction<any>,
	givenUp?: FieldPolicy<any> | FieldReadFunction<any>,
	isConfigured?: FieldPolicy<any> | FieldReadFunction<any>,
	oldestAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sent?: FieldPolicy<any> | FieldReadFunction<any>,
	waiting?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailSubscriptionKeySpecifier = ('isSubscribed' | 'kind' | MailSubscriptionKeySpecifier)[];
export type MailSubscriptionFieldPolicy = {
	isSubscribed?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCategoryKeySpecifier = ('alternativeName' | 'courseCount' | 'id' | 'isMain' | 'name' | ManagedCategoryKeySpecifier)[];
export type ManagedCategoryFieldPolicy = {
	alternativeName?: FieldPolicy<any> | FieldReadFunction<any>,
	courseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isMain?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCourseKeySpecifier = ('block' | 'createdAt' | 'id' | 'instructorName' | 'isFeatured' | 'ownerState' | 'state' | 'studentCount' | 'title' | ManagedCourseKeySpecifier)[];
export type ManagedCourseFieldPolicy = {
	block?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorName?: FieldPolicy<any> | FieldReadFunction<any>,
	isFeatured?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerState?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	studentCount?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCourseConnectionKeySpecifier = ('nodes' | 'pageInfo' | ManagedCourseConnectionKeySpecifier)[];
export type ManagedCourseConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedReviewKeySpecifier = ('courseId' | 'courseTitle' | 'createdAt' | 'id' | 'revision' | 'stars' | 'state' | 'studentName' | 'text' | ManagedReviewKeySpecifier)[];
export type ManagedReviewFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	stars?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedReviewConnectionKeySpecifier = ('nodes' | 'pageInfo' | ManagedReviewConnectionKeySpecifier)[];
export type ManagedReviewConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedTestimonialKeySpecifier = ('avatarUrl' | 'createdAt' | 'id' | 'name' | 'stars' | 'state' | 'text' | ManagedTestimonialKeySpecifier)[];
export type ManagedTestimonialFieldPolicy = {
	avatarUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	stars?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedTestimonialConnectionKeySpecifier = ('nodes' | 'pageInfo' | ManagedTestimonialConnectionKeySpecifier)[];
export type ManagedTestimonialConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageKeySpecifier = ('id' | 'isOwn' | 'senderName' | 'sentAt' | 'text' | MessageKeySpecifier)[];
export type MessageFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isOwn?: FieldPolicy<any> | FieldReadFunction<any>,
	senderName?: FieldPolicy<any> | FieldReadFunction<any>,
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageConnectionKeySpecifier = ('nodes' | 'pageInfo' | MessageConnectionKeySpecifier)[];
export type MessageConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageSentKeySpecifier = ('sentAt' | MessageSentKeySpecifier)[];
export type MessageSentFieldPolicy = {
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageWrittenKeySpecifier = ('conversation' | MessageWrittenKeySpecifier)[];
export type MessageWrittenFieldPolicy = {
	conversation?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MutationKeySpecifier = ('acceptCourseInvitation' | 'acceptCourseOffer' | 'acceptInvitation' | 'acceptInvitationAs' | 'addCategory' | 'addLesson' | 'addTestimonial' | 'answerStudentInvitation' | 'askAssistant' | 'blockCourse' | 'changeCourseMember' | 'changeCourseOwner' | 'changePassword' | 'changeRole' | 'chooseRemovingOthers' | 'chooseRosterCourse' | 'clearConversations' | 'completeLesson' | 'completeLogIn' | 'confirmEmailChange' | 'confirmRequiredSecondFactor' | 'confirmSecondFactor' | 'contactInstructor' | 'createAccessToken' | 'createCourse' | 'createFlashcardDeck' | 'createGroup' | 'createJoinLink' | 'createPersonalNote' | 'createQuiz' | 'decideEnrollmentRequest' | 'decideInstructorRequest' | 'declineCourseInvitation' | 'declineCourseOffer' | 'declineInvitation' | 'deleteConversation' | 'deleteCourse' | 'deleteFlashcardDeck' | 'deleteGroup' | 'deleteLesson' | 'deletePersonalNote' | 'deleteQuiz' | 'deleteReview' | 'disableSecondFactor' | 'discardRosterImport' | 'duplicateCourse' | 'endEnrollment' | 'endOtherSessions' | 'endSession' | 'enroll' | 'finishProviderSignIn' | 'inviteAgain' | 'inviteInstructor' | 'inviteToCourse' | 'joinByCode' | 'keepAccount' | 'leaveCourse' | 'liftCourseBlock' | 'linkProviderAccount' | 'logIn' | 'logOut' | 'markAllNotificationsRead' | 'markConversationRead' | 'markNotificationRead' | 'moveCategory' | 'moveLesson' | 'offerCourse' | 'rateFlashcard' | 'recordPresence' | 'register' | 'reinstateAccount' | 'removeCategory' | 'removeCourseMember' | 'removePicture' | 'removePlatformLogo' | 'removeSecondFactor' | 'removeStudent' | 'renameGroup' | 'renewRecoveryCodes' | 'requestAccountDeletion' | 'requestEmailChange' | 'requestLift' | 'requestPasswordReset' | 'resendEmailConfirmation' | 'resetPassword' | 'restoreLesson' | 'restorePersonalNote' | 'revokeAccessToken' | 'revokeJoinLink' | 'saveQuizAnswers' | 'sendMessage' | 'sendNotification' | 'sendResetToken' | 'sendTestEmail' | 'setBookmark' | 'setCourseFeatured' | 'setCourseMuted' | 'setCoursePublished' | 'setExtraTime' | 'setGroupMember' | 'setJoining' | 'setLearningGoal' | 'setMailSubscription' | 'setQuizActive' | 'setReviewState' | 'setTestimonialState' | 'setUpAdministrator' | 'signOutEverywhere' | 'startConversation' | 'startProviderConfirmation' | 'startProviderLink' | 'startProviderSignIn' | 'startQuizAttempt' | 'startRequiredSecondFactor' | 'startRosterImport' | 'startSecondFactor' | 'stopAssistant' | 'stopRosterImport' | 'submitQuizAttempt' | 'suggestText' | 'suspendAccount' | 'undoLessonCompletion' | 'unlinkIdentity' | 'updateAssistantBudgets' | 'updateCategory' | 'updateCourse' | 'updateLesson' | 'updateNotificationSettings' | 'updatePersonalNote' | 'updatePlatformSettings' | 'updateProfile' | 'updateQuiz' | 'withdrawCourseInvitation' | 'withdrawEnrollmentRequest' | 'withdrawInstructorInvitation' | 'withdrawStudentInvitation' | 'writeReview' | MutationKeySpecifier)[];
export type MutationFieldPolicy = {
	acceptCourseInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	acceptCourseOffer?: FieldPolicy<any> | FieldReadFunction<any>,
	acceptInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	acceptInvitationAs?: FieldPolicy<any> | FieldReadFunction<any>,
	addCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	addLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	addTestimonial?: FieldPolicy<any> | FieldReadFunction<any>,
	answerStudentInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	askAssistant?: FieldPolicy<any> | FieldReadFunction<any>,
	blockCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	changeCourseMember?: FieldPolicy<any> | FieldReadFunction<any>,
	changeCourseOwner?: FieldPolicy<any> | FieldReadFunction<any>,
	changePassword?: FieldPolicy<any> | FieldReadFunction<any>,
	changeRole?: FieldPolicy<any> | FieldReadFunction<any>,
	chooseRemovingOthers?: FieldPolicy<any> | FieldReadFunction<any>,
	chooseRosterCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	clearConversations?: FieldPolicy<any> | FieldReadFunction<any>,
	completeLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	completeLogIn?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmEmailChange?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmRequiredSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	contactInstructor?: FieldPolicy<any> | FieldReadFunction<any>,
	createAccessToken?: FieldPolicy<any> | FieldReadFunction<any>,
	createCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	createFlashcardDeck?: FieldPolicy<any> | FieldReadFunction<any>,
	createGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	createJoinLink?: FieldPolicy<any> | FieldReadFunction<any>,
	createPersonalNote?: FieldPolicy<any> | FieldReadFunction<any>,
	createQuiz?: FieldPolicy<any> | FieldReadFunction<any>,
	decideEnrollmentRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	decideInstructorRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	declineCourseInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	declineCourseOffer?: FieldPolicy<any> | FieldReadFunction<any>,
	declineInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteConversation?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteFlashcardDeck?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	deletePersonalNote?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteQuiz?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteReview?: FieldPolicy<any> | FieldReadFunction<any>,
	disableSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	discardRosterImport?: FieldPolicy<any> | FieldReadFunction<any>,
	duplicateCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	endEnrollment?: FieldPolicy<any> | FieldReadFunction<any>,
	endOtherSessions?: FieldPolicy<any> | FieldReadFunction<any>,
	endSession?: FieldPolicy<any> | FieldReadFunction<any>,
	enroll?: FieldPolicy<any> | FieldReadFunction<any>,
	finishProviderSignIn?: FieldPolicy<any> | FieldReadFunction<any>,
	inviteAgain?: FieldPolicy<any> | FieldReadFunction<any>,
	inviteInstructor?: FieldPolicy<any> | FieldReadFunction<any>,
	inviteToCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	joinByCode?: FieldPolicy<any> | FieldReadFunction<any>,
	keepAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	leaveCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	liftCourseBlock?: FieldPolicy<any> | FieldReadFunction<any>,
	linkProviderAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	logIn?: FieldPolicy<any> | FieldReadFunction<any>,
	logOut?: FieldPolicy<any> | FieldReadFunction<any>,
	markAllNotificationsRead?: FieldPolicy<any> | FieldReadFunction<any>,
	markConversationRead?: FieldPolicy<any> | FieldReadFunction<any>,
	markNotificationRead?: FieldPolicy<any> | FieldReadFunction<any>,
	moveCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	moveLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	offerCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	rateFlashcard?: FieldPolicy<any> | FieldReadFunction<any>,
	recordPresence?: FieldPolicy<any> | FieldReadFunction<any>,
	register?: FieldPolicy<any> | FieldReadFunction<any>,
	reinstateAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCourseMember?: FieldPolicy<any> | FieldReadFunction<any>,
	removePicture?: FieldPolicy<any> | FieldReadFunction<any>,
	removePlatformLogo?: FieldPolicy<any> | FieldReadFunction<any>,
	removeSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	removeStudent?: FieldPolicy<any> | FieldReadFunction<any>,
	renameGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	renewRecoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	requestAccountDeletion?: FieldPolicy<any> | FieldReadFunction<any>,
	requestEmailChange?: FieldPolicy<any> | FieldReadFunction<any>,
	requestLift?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPasswordReset?: FieldPolicy<any> | FieldReadFunction<any>,
	resendEmailConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	resetPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	restoreLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	restorePersonalNote?: FieldPolicy<any> | FieldReadFunction<any>,
	revokeAccessToken?: FieldPolicy<any> | FieldReadFunction<any>,
	revokeJoinLink?: FieldPolicy<any> | FieldReadFunction<any>,
	saveQuizAnswers?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	sendNotification?: FieldPolicy<any> | FieldReadFunction<any>,
	sendResetToken?: FieldPolicy<any> | FieldReadFunction<any>,
	sendTestEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	setBookmark?: FieldPolicy<any> | FieldReadFunction<any>,
	setCourseFeatured?: FieldPolicy<any> | FieldReadFunction<any>,
	setCourseMuted?: FieldPolicy<any> | FieldReadFunction<any>,
	setCoursePublished?: FieldPolicy<any> | FieldReadFunction<any>,
	setExtraTime?: FieldPolicy<any> | FieldReadFunction<any>,
	setGroupMember?: FieldPolicy<any> | FieldReadFunction<any>,
	setJoining?: FieldPolicy<any> | FieldReadFunction<any>,
	setLearningGoal?: FieldPolicy<any> | FieldReadFunction<any>,
	setMailSubscription?: FieldPolicy<any> | FieldReadFunction<any>,
	setQuizActive?: FieldPolicy<any> | FieldReadFunction<any>,
	setReviewState?: FieldPolicy<any> | FieldReadFunction<any>,
	setTestimonialState?: FieldPolicy<any> | FieldReadFunction<any>,
	setUpAdministrator?: FieldPolicy<any> | FieldReadFunction<any>,
	signOutEverywhere?: FieldPolicy<any> | FieldReadFunction<any>,
	startConversation?: FieldPolicy<any> | FieldReadFunction<any>,
	startProviderConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	startProviderLink?: FieldPolicy<any> | FieldReadFunction<any>,
	startProviderSignIn?: FieldPolicy<any> | FieldReadFunction<any>,
	startQuizAttempt?: FieldPolicy<any> | FieldReadFunction<any>,
	startRequiredSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	startRosterImport?: FieldPolicy<any> | FieldReadFunction<any>,
	startSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	stopAssistant?: FieldPolicy<any> | FieldReadFunction<any>,
	stopRosterImport?: FieldPolicy<any> | FieldReadFunction<any>,
	submitQuizAttempt?: FieldPolicy<any> | FieldReadFunction<any>,
	suggestText?: FieldPolicy<any> | FieldReadFunction<any>,
	suspendAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	undoLessonCompletion?: FieldPolicy<any> | FieldReadFunction<any>,
	unlinkIdentity?: FieldPolicy<any> | FieldReadFunction<any>,
	updateAssistantBudgets?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	updateLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	updateNotificationSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	updatePersonalNote?: FieldPolicy<any> | FieldReadFunction<any>,
	updatePlatformSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	updateProfile?: FieldPolicy<any> | FieldReadFunction<any>,
	updateQuiz?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawCourseInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawEnrollmentRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawInstructorInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	withdrawStudentInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	writeReview?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NoAttemptsLeftKeySpecifier = ('message' | NoAttemptsLeftKeySpecifier)[];
export type NoAttemptsLeftFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotedCourseKeySpecifier = ('courseId' | 'noteCount' | 'title' | NotedCourseKeySpecifier)[];
export type NotedCourseFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	noteCount?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NothingAnsweredKeySpecifier = ('message' | NothingAnsweredKeySpecifier)[];
export type NothingAnsweredFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationKeySpecifier = ('course' | 'createdAt' | 'id' | 'isRead' | 'kind' | 'message' | 'path' | 'senderName' | 'students' | 'tab' | 'title' | NotificationKeySpecifier)[];
export type NotificationFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isRead?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	path?: FieldPolicy<any> | FieldReadFunction<any>,
	senderName?: FieldPolicy<any> | FieldReadFunction<any>,
	students?: FieldPolicy<any> | FieldReadFunction<any>,
	tab?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationConnectionKeySpecifier = ('nodes' | 'pageInfo' | NotificationConnectionKeySpecifier)[];
export type NotificationConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationCourseKeySpecifier = ('id' | 'isMuted' | 'title' | NotificationCourseKeySpecifier)[];
export type NotificationCourseFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isMuted?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationKindSettingKeySpecifier = ('byMail' | 'inInbox' | 'isOptional' | 'kind' | 'tab' | NotificationKindSettingKeySpecifier)[];
export type NotificationKindSettingFieldPolicy = {
	byMail?: FieldPolicy<any> | FieldReadFunction<any>,
	inInbox?: FieldPolicy<any> | FieldReadFunction<any>,
	isOptional?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	tab?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationReadKeySpecifier = ('inbox' | 'notification' | NotificationReadKeySpecifier)[];
export type NotificationReadFieldPolicy = {
	inbox?: FieldPolicy<any> | FieldReadFunction<any>,
	notification?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationReceivedKeySpecifier = ('inbox' | 'notification' | NotificationReceivedKeySpecifier)[];
export type NotificationReceivedFieldPolicy = {
	inbox?: FieldPolicy<any> | FieldReadFunction<any>,
	notification?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationSettingsKeySpecifier = ('courses' | 'kinds' | 'sendsMail' | 'summary' | 'timeZone' | NotificationSettingsKeySpecifier)[];
export type NotificationSettingsFieldPolicy = {
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	kinds?: FieldPolicy<any> | FieldReadFunction<any>,
	sendsMail?: FieldPolicy<any> | FieldReadFunction<any>,
	summary?: FieldPolicy<any> | FieldReadFunction<any>,
	timeZone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NotificationSettingsUpdatedKeySpecifier = ('inbox' | 'settings' | NotificationSettingsUpdatedKeySpecifier)[];
export type NotificationSettingsUpdatedFieldPolicy = {
	inbox?: FieldPolicy<any> | FieldReadFunction<any>,
	settings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnCourseKeySpecifier = ('message' | OwnCourseKeySpecifier)[];
export type OwnCourseFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnStudentInvitationKeySpecifier = ('courseId' | 'courseTitle' | 'inviterName' | 'isFull' | OwnStudentInvitationKeySpecifier)[];
export type OwnStudentInvitationFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	inviterName?: FieldPolicy<any> | FieldReadFunction<any>,
	isFull?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnedCourseCountsKeySpecifier = ('count' | 'ids' | 'studentCount' | OwnedCourseCountsKeySpecifier)[];
export type OwnedCourseCountsFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	ids?: FieldPolicy<any> | FieldReadFunction<any>,
	studentCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PageInfoKeySpecifier = ('endCursor' | 'hasNextPage' | PageInfoKeySpecifier)[];
export type PageInfoFieldPolicy = {
	endCursor?: FieldPolicy<any> | FieldReadFunction<any>,
	hasNextPage?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordChangedKeySpecifier = ('identities' | 'message' | 'sessions' | PasswordChangedKeySpecifier)[];
export type PasswordChangedFieldPolicy = {
	identities?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	sessions?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordResetKeySpecifier = ('identities' | 'message' | PasswordResetKeySpecifier)[];
export type PasswordResetFieldPolicy = {
	identities?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordResetRequestedKeySpecifier = ('message' | 'resetToken' | PasswordResetRequestedKeySpecifier)[];
export type PasswordResetRequestedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	resetToken?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PendingInvitationKeySpecifier = ('email' | 'expiresAt' | 'invitedAt' | PendingInvitationKeySpecifier)[];
export type PendingInvitationFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonKeySpecifier = ('createdAt' | 'email' | 'hasSecondFactor' | 'id' | 'isOnTeamsOnly' | 'lastSeenAt' | 'name' | 'publishedCourses' | 'role' | 'state' | PersonKeySpecifier)[];
export type PersonFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	hasSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isOnTeamsOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSeenAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	publishedCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonConnectionKeySpecifier = ('nodes' | 'pageInfo' | PersonConnectionKeySpecifier)[];
export type PersonConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonalNoteKeySpecifier = ('canOpenLesson' | 'courseId' | 'courseTitle' | 'createdAt' | 'id' | 'lessonId' | 'lessonTitle' | 'revision' | 'seconds' | 'text' | 'updatedAt' | PersonalNoteKeySpecifier)[];
export type PersonalNoteFieldPolicy = {
	canOpenLesson?: FieldPolicy<any> | FieldReadFunction<any>,
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	seconds?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	updatedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonalNoteConnectionKeySpecifier = ('nodes' | 'pageInfo' | 'totalCount' | PersonalNoteConnectionKeySpecifier)[];
export type PersonalNoteConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonalNoteDeletedKeySpecifier = ('noteId' | 'viewer' | PersonalNoteDeletedKeySpecifier)[];
export type PersonalNoteDeletedFieldPolicy = {
	noteId?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonalNoteEditConflictKeySpecifier = ('message' | 'note' | PersonalNoteEditConflictKeySpecifier)[];
export type PersonalNoteEditConflictFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonalNoteLimitReachedKeySpecifier = ('message' | PersonalNoteLimitReachedKeySpecifier)[];
export type PersonalNoteLimitReachedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonalNoteSavedKeySpecifier = ('note' | 'viewer' | PersonalNoteSavedKeySpecifier)[];
export type PersonalNoteSavedFieldPolicy = {
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformKeySpecifier = ('accentColor' | 'categories' | 'demoAccounts' | 'instructorAccess' | 'isDemo' | 'isRegistrationOpen' | 'logoUrl' | 'name' | 'signInProvider' | 'welcomeText' | PlatformKeySpecifier)[];
export type PlatformFieldPolicy = {
	accentColor?: FieldPolicy<any> | FieldReadFunction<any>,
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	demoAccounts?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	isDemo?: FieldPolicy<any> | FieldReadFunction<any>,
	isRegistrationOpen?: FieldPolicy<any> | FieldReadFunction<any>,
	logoUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	signInProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	welcomeText?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformSettingsKeySpecifier = ('accentColor' | 'adminsNeedSecondFactor' | 'instructorAccess' | 'instructorDomains' | 'isRegistrationOpen' | 'landingQuestionId' | 'logoUrl' | 'mailSender' | 'mailSenderAddress' | 'mailSenderName' | 'maxCourses' | 'maxInvitationMails' | 'maxStorageMegabytes' | 'name' | 'revision' | 'welcomeText' | PlatformSettingsKeySpecifier)[];
export type PlatformSettingsFieldPolicy = {
	accentColor?: FieldPolicy<any> | FieldReadFunction<any>,
	adminsNeedSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	isRegistrationOpen?: FieldPolicy<any> | FieldReadFunction<any>,
	landingQuestionId?: FieldPolicy<any> | FieldReadFunction<any>,
	logoUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSender?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSenderAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSenderName?: FieldPolicy<any> | FieldReadFunction<any>,
	maxCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	maxInvitationMails?: FieldPolicy<any> | FieldReadFunction<any>,
	maxStorageMegabytes?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	revision?: FieldPolicy<any> | FieldReadFunction<any>,
	welcomeText?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformSettingsEditConflictKeySpecifier = ('lastEdit' | 'message' | 'settings' | PlatformSettingsEditConflictKeySpecifier)[];
export type PlatformSettingsEditConflictFieldPolicy = {
	lastEdit?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	settings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformSettingsUpdatedKeySpecifier = ('settings' | PlatformSettingsUpdatedKeySpecifier)[];
export type PlatformSettingsUpdatedFieldPolicy = {
	settings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlatformStatsKeySpecifier = ('totalCourses' | 'totalInstructors' | 'totalStudents' | PlatformStatsKeySpecifier)[];
export type PlatformStatsFieldPolicy = {
	totalCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	totalInstructors?: FieldPolicy<any> | FieldReadFunction<any>,
	totalStudents?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProcessHealthKeySpecifier = ('heapBytes' | 'heapLimitBytes' | 'heartbeatAgeSeconds' | 'isHearingEvents' | 'memoryBytes' | 'nodeVersion' | 'startedAt' | 'version' | ProcessHealthKeySpecifier)[];
export type ProcessHealthFieldPolicy = {
	heapBytes?: FieldPolicy<any> | FieldReadFunction<any>,
	heapLimitBytes?: FieldPolicy<any> | FieldReadFunction<any>,
	heartbeatAgeSeconds?: FieldPolicy<any> | FieldReadFunction<any>,
	isHearingEvents?: FieldPolicy<any> | FieldReadFunction<any>,
	memoryBytes?: FieldPolicy<any> | FieldReadFunction<any>,
	nodeVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProfileUpdatedKeySpecifier = ('account' | ProfileUpdatedKeySpecifier)[];
export type ProfileUpdatedFieldPolicy = {
	account?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProviderSignInRefusedKeySpecifier = ('message' | ProviderSignInRefusedKeySpecifier)[];
export type ProviderSignInRefusedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ProviderSignInStartedKeySpecifier = ('authorizationUrl' | 'verifier' | ProviderSignInStartedKeySpecifier)[];
export type ProviderSignInStartedFieldPolicy = {
	authorizationUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	verifier?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QueryKeySpecifier = ('course' | 'courseInvitation' | 'courseOfJoinCode' | 'courseRosterImports' | 'courses' | 'invitedStudents' | 'landingQuestion' | 'lesson' | 'mailSubscription' | 'platform' | 'platformStats' | 'quiz' | 'quizAttempt' | 'rosterImport' | 'studentInvitation' | 'testimonials' | 'verifyCertificate' | 'viewer' | QueryKeySpecifier)[];
export type QueryFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	courseInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	courseOfJoinCode?: FieldPolicy<any> | FieldReadFunction<any>,
	courseRosterImports?: FieldPolicy<any> | FieldReadFunction<any>,
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedStudents?: FieldPolicy<any> | FieldReadFunction<any>,
	landingQuestion?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	mailSubscription?: FieldPolicy<any> | FieldReadFunction<any>,
	platform?: FieldPolicy<any> | FieldReadFunction<any>,
	platformStats?: FieldPolicy<any> | FieldReadFunction<any>,
	quiz?: FieldPolicy<any> | FieldReadFunction<any>,
	quizAttempt?: FieldPolicy<any> | FieldReadFunction<any>,
	rosterImport?: FieldPolicy<any> | FieldReadFunction<any>,
	studentInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	testimonials?: FieldPolicy<any> | FieldReadFunction<any>,
	verifyCertificate?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuestionKeySpecifier = ('options' | 'points' | 'questionId' | 'text' | 'type' | QuestionKeySpecifier)[];
export type QuestionFieldPolicy = {
	options?: FieldPolicy<any> | FieldReadFunction<any>,
	points?: FieldPolicy<any> | FieldReadFunction<any>,
	questionId?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	type?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuestionLessonKeySpecifier = ('id' | 'title' | QuestionLessonKeySpecifier)[];
export type QuestionLessonFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuestionReviewKeySpecifier = ('explanation' | 'isCorrect' | 'lesson' | 'pointsEarned' | 'questionId' | 'rightAnswer' | QuestionReviewKeySpecifier)[];
export type QuestionReviewFieldPolicy = {
	explanation?: FieldPolicy<any> | FieldReadFunction<any>,
	isCorrect?: FieldPolicy<any> | FieldReadFunction<any>,
	lesson?: FieldPolicy<any> | FieldReadFunction<any>,
	pointsEarned?: FieldPolicy<any> | FieldReadFunction<any>,
	questionId?: FieldPolicy<any> | FieldReadFunction<any>,
	rightAnswer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizKeySpecifier = ('course' | 'description' | 'id' | 'isActive' | 'maxAttempts' | 'passingScorePercent' | 'questionCount' | 'reviewRule' | 'timeLimitMinutes' | 'title' | 'totalPoints' | 'viewerAttempt' | 'viewerAttempts' | 'viewerAttemptsLeft' | 'viewerExtraMinutes' | 'viewerTimeLimitMinutes' | QuizKeySpecifier)[];
export type QuizFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	maxAttempts?: FieldPolicy<any> | FieldReadFunction<any>,
	passingScorePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	questionCount?: FieldPolicy<any> | FieldReadFunction<any>,
	reviewRule?: FieldPolicy<any> | FieldReadFunction<any>,
	timeLimitMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	totalPoints?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerAttempt?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerAttempts?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerAttemptsLeft?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerExtraMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerTimeLimitMinutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizAnswersSavedKeySpecifier = ('attempt' | QuizAnswersSavedKeySpecifier)[];
export type QuizAnswersSavedFieldPolicy = {
	attempt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizAttemptKeySpecifier = ('answers' | 'answersRevision' | 'answersSavedAt' | 'deadline' | 'extraMinutes' | 'finishedAt' | 'flaggedQuestionIds' | 'id' | 'lessons' | 'number' | 'questions' | 'quiz' | 'result' | 'review' | 'reviewHiddenReason' | 'serverNow' | 'startedAt' | 'state' | 'timeLimitMinutes' | QuizAttemptKeySpecifier)[];
export type QuizAttemptFieldPolicy = {
	answers?: FieldPolicy<any> | FieldReadFunction<any>,
	answersRevision?: FieldPolicy<any> | FieldReadFunction<any>,
	answersSavedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	deadline?: FieldPolicy<any> | FieldReadFunction<any>,
	extraMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	finishedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	flaggedQuestionIds?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lessons?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	questions?: FieldPolicy<any> | FieldReadFunction<any>,
	quiz?: FieldPolicy<any> | FieldReadFunction<any>,
	result?: FieldPolicy<any> | FieldReadFunction<any>,
	review?: FieldPolicy<any> | FieldReadFunction<any>,
	reviewHiddenReason?: FieldPolicy<any> | FieldReadFunction<any>,
	serverNow?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	timeLimitMinutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizAttemptChangeKeySpecifier = ('answersRevision' | 'attemptId' | 'state' | QuizAttemptChangeKeySpecifier)[];
export type QuizAttemptChangeFieldPolicy = {
	answersRevision?: FieldPolicy<any> | FieldReadFunction<any>,
	attemptId?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizAttemptFinishedKeySpecifier = ('attempt' | 'message' | QuizAttemptFinishedKeySpecifier)[];
export type QuizAttemptFinishedFieldPolicy = {
	attempt?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizAttemptStartedKeySpecifier = ('attempt' | QuizAttemptStartedKeySpecifier)[];
export type QuizAttemptStartedFieldPolicy = {
	attempt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizAttemptSubmittedKeySpecifier = ('attempt' | QuizAttemptSubmittedKeySpecifier)[];
export type QuizAttemptSubmittedFieldPolicy = {
	attempt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizCreatedKeySpecifier = ('quiz' | 'teaching' | QuizCreatedKeySpecifier)[];
export type QuizCreatedFieldPolicy = {
	quiz?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizDeletedKeySpecifier = ('quizId' | 'teaching' | QuizDeletedKeySpecifier)[];
export type QuizDeletedFieldPolicy = {
	quizId?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizEditConflictKeySpecifier = ('lastEdit' | 'message' | 'quiz' | QuizEditConflictKeySpecifier)[];
export type QuizEditConflictFieldPolicy = {
	lastEdit?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	quiz?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizResultKeySpecifier = ('passed' | 'passingScorePercent' | 'percent' | 'score' | 'total' | QuizResultKeySpecifier)[];
export type QuizResultFieldPolicy = {
	passed?: FieldPolicy<any> | FieldReadFunction<any>,
	passingScorePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>,
	score?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuizUpdatedKeySpecifier = ('quiz' | QuizUpdatedKeySpecifier)[];
export type QuizUpdatedFieldPolicy = {
	quiz?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RecoveryCodesRenewedKeySpecifier = ('recoveryCodes' | 'viewer' | RecoveryCodesRenewedKeySpecifier)[];
export type RecoveryCodesRenewedFieldPolicy = {
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegisteredKeySpecifier = ('account' | 'waitsForApproval' | 'waitsForConfirmation' | RegisteredKeySpecifier)[];
export type RegisteredFieldPolicy = {
	account?: FieldPolicy<any> | FieldReadFunction<any>,
	waitsForApproval?: FieldPolicy<any> | FieldReadFunction<any>,
	waitsForConfirmation?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ResetTokenSentKeySpecifier = ('resetToken' | ResetTokenSentKeySpecifier)[];
export type ResetTokenSentFieldPolicy = {
	resetToken?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewKeySpecifier = ('createdAt' | 'id' | 'stars' | 'state' | 'studentName' | 'text' | ReviewKeySpecifier)[];
export type ReviewFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	stars?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewChangedKeySpecifier = ('message' | 'review' | ReviewChangedKeySpecifier)[];
export type ReviewChangedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	review?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewConnectionKeySpecifier = ('nodes' | 'pageInfo' | 'starCounts' | ReviewConnectionKeySpecifier)[];
export type ReviewConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>,
	starCounts?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewDeletedKeySpecifier = ('course' | ReviewDeletedKeySpecifier)[];
export type ReviewDeletedFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewNotAllowedKeySpecifier = ('message' | ReviewNotAllowedKeySpecifier)[];
export type ReviewNotAllowedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewStateSetKeySpecifier = ('review' | ReviewStateSetKeySpecifier)[];
export type ReviewStateSetFieldPolicy = {
	review?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReviewWrittenKeySpecifier = ('course' | 'review' | ReviewWrittenKeySpecifier)[];
export type ReviewWrittenFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	review?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RoleRequestKeySpecifier = ('decidedAt' | 'note' | 'requestedAt' | 'state' | 'waitsForConfirmation' | RoleRequestKeySpecifier)[];
export type RoleRequestFieldPolicy = {
	decidedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	waitsForConfirmation?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RoleRequestDecidedKeySpecifier = ('accountId' | RoleRequestDecidedKeySpecifier)[];
export type RoleRequestDecidedFieldPolicy = {
	accountId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterClassChoiceKeySpecifier = ('code' | 'courseId' | 'courseTitle' | 'number' | 'school' | 'studentCount' | 'taughtCourse' | 'term' | 'title' | RosterClassChoiceKeySpecifier)[];
export type RosterClassChoiceFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	school?: FieldPolicy<any> | FieldReadFunction<any>,
	studentCount?: FieldPolicy<any> | FieldReadFunction<any>,
	taughtCourse?: FieldPolicy<any> | FieldReadFunction<any>,
	term?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterImportKeySpecifier = ('classes' | 'counts' | 'courseId' | 'courseTitle' | 'createdAt' | 'doneCount' | 'fileName' | 'finishedAt' | 'id' | 'isDelta' | 'others' | 'ownerName' | 'removesOthers' | 'rowCount' | 'rows' | 'sendsMail' | 'state' | RosterImportKeySpecifier)[];
export type RosterImportFieldPolicy = {
	classes?: FieldPolicy<any> | FieldReadFunction<any>,
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	doneCount?: FieldPolicy<any> | FieldReadFunction<any>,
	fileName?: FieldPolicy<any> | FieldReadFunction<any>,
	finishedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isDelta?: FieldPolicy<any> | FieldReadFunction<any>,
	others?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerName?: FieldPolicy<any> | FieldReadFunction<any>,
	removesOthers?: FieldPolicy<any> | FieldReadFunction<any>,
	rowCount?: FieldPolicy<any> | FieldReadFunction<any>,
	rows?: FieldPolicy<any> | FieldReadFunction<any>,
	sendsMail?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterOthersKeySpecifier = ('people' | 'totalCount' | RosterOthersKeySpecifier)[];
export type RosterOthersFieldPolicy = {
	people?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterOutcomeCountKeySpecifier = ('count' | 'outcome' | RosterOutcomeCountKeySpecifier)[];
export type RosterOutcomeCountFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	outcome?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterPersonKeySpecifier = ('email' | 'name' | RosterPersonKeySpecifier)[];
export type RosterPersonFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterRowKeySpecifier = ('email' | 'file' | 'groupName' | 'joinsGroup' | 'line' | 'name' | 'number' | 'outcome' | 'problem' | RosterRowKeySpecifier)[];
export type RosterRowFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	file?: FieldPolicy<any> | FieldReadFunction<any>,
	groupName?: FieldPolicy<any> | FieldReadFunction<any>,
	joinsGroup?: FieldPolicy<any> | FieldReadFunction<any>,
	line?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	outcome?: FieldPolicy<any> | FieldReadFunction<any>,
	problem?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RosterRowConnectionKeySpecifier = ('nodes' | 'pageInfo' | RosterRowConnectionKeySpecifier)[];
export type RosterRowConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedAnswerKeySpecifier = ('answer' | 'questionId' | SavedAnswerKeySpecifier)[];
export type SavedAnswerFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	questionId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorKeySpecifier = ('isRequired' | 'recoveryCodesLeft' | 'since' | SecondFactorKeySpecifier)[];
export type SecondFactorFieldPolicy = {
	isRequired?: FieldPolicy<any> | FieldReadFunction<any>,
	recoveryCodesLeft?: FieldPolicy<any> | FieldReadFunction<any>,
	since?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorAlreadyOnKeySpecifier = ('message' | SecondFactorAlreadyOnKeySpecifier)[];
export type SecondFactorAlreadyOnFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorDisabledKeySpecifier = ('viewer' | SecondFactorDisabledKeySpecifier)[];
export type SecondFactorDisabledFieldPolicy = {
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorEnabledKeySpecifier = ('recoveryCodes' | 'token' | 'viewer' | SecondFactorEnabledKeySpecifier)[];
export type SecondFactorEnabledFieldPolicy = {
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorNotOptionalKeySpecifier = ('message' | SecondFactorNotOptionalKeySpecifier)[];
export type SecondFactorNotOptionalFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorRequiredKeySpecifier = ('challenge' | 'expiresAt' | SecondFactorRequiredKeySpecifier)[];
export type SecondFactorRequiredFieldPolicy = {
	challenge?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorSetUpRequiredKeySpecifier = ('challenge' | 'expiresAt' | SecondFactorSetUpRequiredKeySpecifier)[];
export type SecondFactorSetUpRequiredFieldPolicy = {
	challenge?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorStartedKeySpecifier = ('secret' | 'uri' | SecondFactorStartedKeySpecifier)[];
export type SecondFactorStartedFieldPolicy = {
	secret?: FieldPolicy<any> | FieldReadFunction<any>,
	uri?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SentCourseInvitationKeySpecifier = ('courseId' | 'courseTitle' | 'email' | 'expiresAt' | 'id' | 'invitedAt' | 'inviterName' | 'role' | 'seesAddresses' | SentCourseInvitationKeySpecifier)[];
export type SentCourseInvitationFieldPolicy = {
	courseId?: FieldPolicy<any> | FieldReadFunction<any>,
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	inviterName?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	seesAddresses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SessionKeySpecifier = ('device' | 'id' | 'isCurrent' | 'lastUsedAt' | 'network' | 'signedInAt' | SessionKeySpecifier)[];
export type SessionFieldPolicy = {
	device?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isCurrent?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	network?: FieldPolicy<any> | FieldReadFunction<any>,
	signedInAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SessionConfirmedKeySpecifier = ('confirmedUntil' | SessionConfirmedKeySpecifier)[];
export type SessionConfirmedFieldPolicy = {
	confirmedUntil?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SignInMethodsKeySpecifier = ('hasPassword' | 'identities' | 'isConfirmed' | SignInMethodsKeySpecifier)[];
export type SignInMethodsFieldPolicy = {
	hasPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	identities?: FieldPolicy<any> | FieldReadFunction<any>,
	isConfirmed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SignInProviderKeySpecifier = ('label' | SignInProviderKeySpecifier)[];
export type SignInProviderFieldPolicy = {
	label?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StarCountKeySpecifier = ('count' | 'stars' | StarCountKeySpecifier)[];
export type StarCountFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	stars?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StudentInvitationKeySpecifier = ('courses' | 'email' | 'fullCourses' | 'hasAccount' | 'name' | StudentInvitationKeySpecifier)[];
export type StudentInvitationFieldPolicy = {
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	fullCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	hasAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SubscriptionKeySpecifier = ('assistantAnswerStreamed' | 'enrollmentChanged' | 'notificationReceived' | 'quizAttemptChanged' | SubscriptionKeySpecifier)[];
export type SubscriptionFieldPolicy = {
	assistantAnswerStreamed?: FieldPolicy<any> | FieldReadFunction<any>,
	enrollmentChanged?: FieldPolicy<any> | FieldReadFunction<any>,
	notificationReceived?: FieldPolicy<any> | FieldReadFunction<any>,
	quizAttemptChanged?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SuggestedFlashcardKeySpecifier = ('back' | 'front' | 'lessonId' | 'noteId' | SuggestedFlashcardKeySpecifier)[];
export type SuggestedFlashcardFieldPolicy = {
	back?: FieldPolicy<any> | FieldReadFunction<any>,
	front?: FieldPolicy<any> | FieldReadFunction<any>,
	lessonId?: FieldPolicy<any> | FieldReadFunction<any>,
	noteId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TaskHealthKeySpecifier = ('everySeconds' | 'hasFailed' | 'lastEndedAt' | 'name' | TaskHealthKeySpecifier)[];
export type TaskHealthFieldPolicy = {
	everySeconds?: FieldPolicy<any> | FieldReadFunction<any>,
	hasFailed?: FieldPolicy<any> | FieldReadFunction<any>,
	lastEndedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TeachingKeySpecifier = ('course' | 'courseInvitations' | 'courses' | 'dashboard' | 'id' | 'quiz' | 'quizTotals' | 'quizzes' | TeachingKeySpecifier)[];
export type TeachingFieldPolicy = {
	course?: FieldPolicy<any> | FieldReadFunction<any>,
	courseInvitations?: FieldPolicy<any> | FieldReadFunction<any>,
	courses?: FieldPolicy<any> | FieldReadFunction<any>,
	dashboard?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	quiz?: FieldPolicy<any> | FieldReadFunction<any>,
	quizTotals?: FieldPolicy<any> | FieldReadFunction<any>,
	quizzes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TestEmailFailedKeySpecifier = ('message' | TestEmailFailedKeySpecifier)[];
export type TestEmailFailedFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TestEmailSentKeySpecifier = ('from' | 'to' | TestEmailSentKeySpecifier)[];
export type TestEmailSentFieldPolicy = {
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	to?: FieldPolicy<any> | FieldReadFunction<any>
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
export type TestimonialAddedKeySpecifier = ('isPublic' | 'testimonial' | TestimonialAddedKeySpecifier)[];
export type TestimonialAddedFieldPolicy = {
	isPublic?: FieldPolicy<any> | FieldReadFunction<any>,
	testimonial?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TestimonialConnectionKeySpecifier = ('nodes' | 'pageInfo' | TestimonialConnectionKeySpecifier)[];
export type TestimonialConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TextSuggestedKeySpecifier = ('assistant' | 'kind' | 'madeBy' | 'text' | TextSuggestedKeySpecifier)[];
export type TextSuggestedFieldPolicy = {
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	madeBy?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TooManyAccessTokensKeySpecifier = ('message' | TooManyAccessTokensKeySpecifier)[];
export type TooManyAccessTokensFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UnknownRecipientKeySpecifier = ('message' | UnknownRecipientKeySpecifier)[];
export type UnknownRecipientFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserErrorKeySpecifier = ('message' | UserErrorKeySpecifier)[];
export type UserErrorFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type VerifiedCertificateKeySpecifier = ('courseTitle' | 'durationMinutes' | 'instructorName' | 'issuedAt' | 'number' | 'platformName' | 'rule' | 'skills' | 'studentName' | VerifiedCertificateKeySpecifier)[];
export type VerifiedCertificateFieldPolicy = {
	courseTitle?: FieldPolicy<any> | FieldReadFunction<any>,
	durationMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorName?: FieldPolicy<any> | FieldReadFunction<any>,
	issuedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	platformName?: FieldPolicy<any> | FieldReadFunction<any>,
	rule?: FieldPolicy<any> | FieldReadFunction<any>,
	skills?: FieldPolicy<any> | FieldReadFunction<any>,
	studentName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewerKeySpecifier = ('accessTokens' | 'account' | 'administration' | 'assistant' | 'bookmarks' | 'inbox' | 'instructorRequest' | 'learning' | 'learningGoal' | 'needsEmailConfirmation' | 'notedCourses' | 'notificationSettings' | 'personalNotes' | 'secondFactor' | 'sessions' | 'signInMethods' | 'studentInvitations' | 'suggestedFlashcards' | 'teaching' | ViewerKeySpecifier)[];
export type ViewerFieldPolicy = {
	accessTokens?: FieldPolicy<any> | FieldReadFunction<any>,
	account?: FieldPolicy<any> | FieldReadFunction<any>,
	administration?: FieldPolicy<any> | FieldReadFunction<any>,
	assistant?: FieldPolicy<any> | FieldReadFunction<any>,
	bookmarks?: FieldPolicy<any> | FieldReadFunction<any>,
	inbox?: FieldPolicy<any> | FieldReadFunction<any>,
	instructorRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	learning?: FieldPolicy<any> | FieldReadFunction<any>,
	learningGoal?: FieldPolicy<any> | FieldReadFunction<any>,
	needsEmailConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	notedCourses?: FieldPolicy<any> | FieldReadFunction<any>,
	notificationSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	personalNotes?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	sessions?: FieldPolicy<any> | FieldReadFunction<any>,
	signInMethods?: FieldPolicy<any> | FieldReadFunction<any>,
	studentInvitations?: FieldPolicy<any> | FieldReadFunction<any>,
	suggestedFlashcards?: FieldPolicy<any> | FieldReadFunction<any>,
	teaching?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewerRequestKeySpecifier = ('position' | 'state' | ViewerRequestKeySpecifier)[];
export type ViewerRequestFieldPolicy = {
	position?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WaitingInstructorKeySpecifier = ('email' | 'id' | 'isOnTeams' | 'name' | 'requestedAt' | WaitingInstructorKeySpecifier)[];
export type WaitingInstructorFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isOnTeams?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WaitingInstructorConnectionKeySpecifier = ('nodes' | 'pageInfo' | WaitingInstructorConnectionKeySpecifier)[];
export type WaitingInstructorConnectionFieldPolicy = {
	nodes?: FieldPolicy<any> | FieldReadFunction<any>,
	pageInfo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WatchedRangeKeySpecifier = ('end' | 'start' | WatchedRangeKeySpecifier)[];
export type WatchedRangeFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StrictTypedTypePolicies = {
	AccessToken?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccessTokenKeySpecifier | (() => undefined | AccessTokenKeySpecifier),
		fields?: AccessTokenFieldPolicy,
	},
	AccessTokenCreated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccessTokenCreatedKeySpecifier | (() => undefined | AccessTokenCreatedKeySpecifier),
		fields?: AccessTokenCreatedFieldPolicy,
	},
	Account?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountKeySpecifier | (() => undefined | AccountKeySpecifier),
		fields?: AccountFieldPolicy,
	},
	AccountDeletionRequested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountDeletionRequestedKeySpecifier | (() => undefined | AccountDeletionRequestedKeySpecifier),
		fields?: AccountDeletionRequestedFieldPolicy,
	},
	AccountKept?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountKeptKeySpecifier | (() => undefined | AccountKeptKeySpecifier),
		fields?: AccountKeptFieldPolicy,
	},
	AccountNotKept?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountNotKeptKeySpecifier | (() => undefined | AccountNotKeptKeySpecifier),
		fields?: AccountNotKeptFieldPolicy,
	},
	AccountProofRequired?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountProofRequiredKeySpecifier | (() => undefined | AccountProofRequiredKeySpecifier),
		fields?: AccountProofRequiredFieldPolicy,
	},
	AccountSuspended?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccountSuspendedKeySpecifier | (() => undefined | AccountSuspendedKeySpecifier),
		fields?: AccountSuspendedFieldPolicy,
	},
	Administration?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdministrationKeySpecifier | (() => undefined | AdministrationKeySpecifier),
		fields?: AdministrationFieldPolicy,
	},
	AdministratorSetUp?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdministratorSetUpKeySpecifier | (() => undefined | AdministratorSetUpKeySpecifier),
		fields?: AdministratorSetUpFieldPolicy,
	},
	AlreadyEnrolled?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AlreadyEnrolledKeySpecifier | (() => undefined | AlreadyEnrolledKeySpecifier),
		fields?: AlreadyEnrolledFieldPolicy,
	},
	AnswersChangedElsewhere?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AnswersChangedElsewhereKeySpecifier | (() => undefined | AnswersChangedElsewhereKeySpecifier),
		fields?: AnswersChangedElsewhereFieldPolicy,
	},
	ApprovalNeeded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApprovalNeededKeySpecifier | (() => undefined | ApprovalNeededKeySpecifier),
		fields?: ApprovalNeededFieldPolicy,
	},
	AskedQuestions?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AskedQuestionsKeySpecifier | (() => undefined | AskedQuestionsKeySpecifier),
		fields?: AskedQuestionsFieldPolicy,
	},
	AskedTopic?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AskedTopicKeySpecifier | (() => undefined | AskedTopicKeySpecifier),
		fields?: AskedTopicFieldPolicy,
	},
	Assistant?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantKeySpecifier | (() => undefined | AssistantKeySpecifier),
		fields?: AssistantFieldPolicy,
	},
	AssistantAnswered?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantAnsweredKeySpecifier | (() => undefined | AssistantAnsweredKeySpecifier),
		fields?: AssistantAnsweredFieldPolicy,
	},
	AssistantBudgetUsedUp?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantBudgetUsedUpKeySpecifier | (() => undefined | AssistantBudgetUsedUpKeySpecifier),
		fields?: AssistantBudgetUsedUpFieldPolicy,
	},
	AssistantBudgets?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantBudgetsKeySpecifier | (() => undefined | AssistantBudgetsKeySpecifier),
		fields?: AssistantBudgetsFieldPolicy,
	},
	AssistantBudgetsEditConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantBudgetsEditConflictKeySpecifier | (() => undefined | AssistantBudgetsEditConflictKeySpecifier),
		fields?: AssistantBudgetsEditConflictFieldPolicy,
	},
	AssistantBudgetsUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantBudgetsUpdatedKeySpecifier | (() => undefined | AssistantBudgetsUpdatedKeySpecifier),
		fields?: AssistantBudgetsUpdatedFieldPolicy,
	},
	AssistantConversation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantConversationKeySpecifier | (() => undefined | AssistantConversationKeySpecifier),
		fields?: AssistantConversationFieldPolicy,
	},
	AssistantConversationConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantConversationConnectionKeySpecifier | (() => undefined | AssistantConversationConnectionKeySpecifier),
		fields?: AssistantConversationConnectionFieldPolicy,
	},
	AssistantMessage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantMessageKeySpecifier | (() => undefined | AssistantMessageKeySpecifier),
		fields?: AssistantMessageFieldPolicy,
	},
	AssistantSource?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantSourceKeySpecifier | (() => undefined | AssistantSourceKeySpecifier),
		fields?: AssistantSourceFieldPolicy,
	},
	AssistantUnavailable?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantUnavailableKeySpecifier | (() => undefined | AssistantUnavailableKeySpecifier),
		fields?: AssistantUnavailableFieldPolicy,
	},
	AssistantUse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantUseKeySpecifier | (() => undefined | AssistantUseKeySpecifier),
		fields?: AssistantUseFieldPolicy,
	},
	AssistantUseOfCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantUseOfCourseKeySpecifier | (() => undefined | AssistantUseOfCourseKeySpecifier),
		fields?: AssistantUseOfCourseFieldPolicy,
	},
	AssistantUseOfDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantUseOfDayKeySpecifier | (() => undefined | AssistantUseOfDayKeySpecifier),
		fields?: AssistantUseOfDayFieldPolicy,
	},
	AssistantUseOfKind?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantUseOfKindKeySpecifier | (() => undefined | AssistantUseOfKindKeySpecifier),
		fields?: AssistantUseOfKindFieldPolicy,
	},
	AssistantWords?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AssistantWordsKeySpecifier | (() => undefined | AssistantWordsKeySpecifier),
		fields?: AssistantWordsFieldPolicy,
	},
	AuditDetail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditDetailKeySpecifier | (() => undefined | AuditDetailKeySpecifier),
		fields?: AuditDetailFieldPolicy,
	},
	AuditEntry?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditEntryKeySpecifier | (() => undefined | AuditEntryKeySpecifier),
		fields?: AuditEntryFieldPolicy,
	},
	AuditEntryConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditEntryConnectionKeySpecifier | (() => undefined | AuditEntryConnectionKeySpecifier),
		fields?: AuditEntryConnectionFieldPolicy,
	},
	AuditPerson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditPersonKeySpecifier | (() => undefined | AuditPersonKeySpecifier),
		fields?: AuditPersonFieldPolicy,
	},
	Bookmark?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BookmarkKeySpecifier | (() => undefined | BookmarkKeySpecifier),
		fields?: BookmarkFieldPolicy,
	},
	BookmarkLimitReached?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BookmarkLimitReachedKeySpecifier | (() => undefined | BookmarkLimitReachedKeySpecifier),
		fields?: BookmarkLimitReachedFieldPolicy,
	},
	BookmarkSet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BookmarkSetKeySpecifier | (() => undefined | BookmarkSetKeySpecifier),
		fields?: BookmarkSetFieldPolicy,
	},
	CategoriesChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoriesChangedKeySpecifier | (() => undefined | CategoriesChangedKeySpecifier),
		fields?: CategoriesChangedFieldPolicy,
	},
	Category?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoryKeySpecifier | (() => undefined | CategoryKeySpecifier),
		fields?: CategoryFieldPolicy,
	},
	CategoryCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoryCountKeySpecifier | (() => undefined | CategoryCountKeySpecifier),
		fields?: CategoryCountFieldPolicy,
	},
	CategoryHasCourses?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoryHasCoursesKeySpecifier | (() => undefined | CategoryHasCoursesKeySpecifier),
		fields?: CategoryHasCoursesFieldPolicy,
	},
	Certificate?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CertificateKeySpecifier | (() => undefined | CertificateKeySpecifier),
		fields?: CertificateFieldPolicy,
	},
	Contact?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContactKeySpecifier | (() => undefined | ContactKeySpecifier),
		fields?: ContactFieldPolicy,
	},
	Conversation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConversationKeySpecifier | (() => undefined | ConversationKeySpecifier),
		fields?: ConversationFieldPolicy,
	},
	ConversationConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConversationConnectionKeySpecifier | (() => undefined | ConversationConnectionKeySpecifier),
		fields?: ConversationConnectionFieldPolicy,
	},
	ConversationCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConversationCourseKeySpecifier | (() => undefined | ConversationCourseKeySpecifier),
		fields?: ConversationCourseFieldPolicy,
	},
	ConversationDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConversationDeletedKeySpecifier | (() => undefined | ConversationDeletedKeySpecifier),
		fields?: ConversationDeletedFieldPolicy,
	},
	ConversationParticipant?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConversationParticipantKeySpecifier | (() => undefined | ConversationParticipantKeySpecifier),
		fields?: ConversationParticipantFieldPolicy,
	},
	ConversationRead?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConversationReadKeySpecifier | (() => undefined | ConversationReadKeySpecifier),
		fields?: ConversationReadFieldPolicy,
	},
	Course?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseKeySpecifier | (() => undefined | CourseKeySpecifier),
		fields?: CourseFieldPolicy,
	},
	CourseBlock?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseBlockKeySpecifier | (() => undefined | CourseBlockKeySpecifier),
		fields?: CourseBlockFieldPolicy,
	},
	CourseBlocked?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseBlockedKeySpecifier | (() => undefined | CourseBlockedKeySpecifier),
		fields?: CourseBlockedFieldPolicy,
	},
	CourseConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseConnectionKeySpecifier | (() => undefined | CourseConnectionKeySpecifier),
		fields?: CourseConnectionFieldPolicy,
	},
	CourseCreated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseCreatedKeySpecifier | (() => undefined | CourseCreatedKeySpecifier),
		fields?: CourseCreatedFieldPolicy,
	},
	CourseDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseDeletedKeySpecifier | (() => undefined | CourseDeletedKeySpecifier),
		fields?: CourseDeletedFieldPolicy,
	},
	CourseDuplicated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseDuplicatedKeySpecifier | (() => undefined | CourseDuplicatedKeySpecifier),
		fields?: CourseDuplicatedFieldPolicy,
	},
	CourseEditConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseEditConflictKeySpecifier | (() => undefined | CourseEditConflictKeySpecifier),
		fields?: CourseEditConflictFieldPolicy,
	},
	CourseFull?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseFullKeySpecifier | (() => undefined | CourseFullKeySpecifier),
		fields?: CourseFullFieldPolicy,
	},
	CourseGroup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseGroupKeySpecifier | (() => undefined | CourseGroupKeySpecifier),
		fields?: CourseGroupFieldPolicy,
	},
	CourseGroupsChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseGroupsChangedKeySpecifier | (() => undefined | CourseGroupsChangedKeySpecifier),
		fields?: CourseGroupsChangedFieldPolicy,
	},
	CourseInstructor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseInstructorKeySpecifier | (() => undefined | CourseInstructorKeySpecifier),
		fields?: CourseInstructorFieldPolicy,
	},
	CourseInvitation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseInvitationKeySpecifier | (() => undefined | CourseInvitationKeySpecifier),
		fields?: CourseInvitationFieldPolicy,
	},
	CourseInvitationDeclined?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseInvitationDeclinedKeySpecifier | (() => undefined | CourseInvitationDeclinedKeySpecifier),
		fields?: CourseInvitationDeclinedFieldPolicy,
	},
	CourseInvitationSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseInvitationSentKeySpecifier | (() => undefined | CourseInvitationSentKeySpecifier),
		fields?: CourseInvitationSentFieldPolicy,
	},
	CourseJoined?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseJoinedKeySpecifier | (() => undefined | CourseJoinedKeySpecifier),
		fields?: CourseJoinedFieldPolicy,
	},
	CourseJoining?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseJoiningKeySpecifier | (() => undefined | CourseJoiningKeySpecifier),
		fields?: CourseJoiningFieldPolicy,
	},
	CourseLeft?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseLeftKeySpecifier | (() => undefined | CourseLeftKeySpecifier),
		fields?: CourseLeftFieldPolicy,
	},
	CourseMuteSet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseMuteSetKeySpecifier | (() => undefined | CourseMuteSetKeySpecifier),
		fields?: CourseMuteSetFieldPolicy,
	},
	CourseOptionCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseOptionCountKeySpecifier | (() => undefined | CourseOptionCountKeySpecifier),
		fields?: CourseOptionCountFieldPolicy,
	},
	CourseOwnerChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseOwnerChangedKeySpecifier | (() => undefined | CourseOwnerChangedKeySpecifier),
		fields?: CourseOwnerChangedFieldPolicy,
	},
	CourseTeamChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseTeamChangedKeySpecifier | (() => undefined | CourseTeamChangedKeySpecifier),
		fields?: CourseTeamChangedFieldPolicy,
	},
	CourseTeamMember?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseTeamMemberKeySpecifier | (() => undefined | CourseTeamMemberKeySpecifier),
		fields?: CourseTeamMemberFieldPolicy,
	},
	CourseUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CourseUpdatedKeySpecifier | (() => undefined | CourseUpdatedKeySpecifier),
		fields?: CourseUpdatedFieldPolicy,
	},
	DailySummary?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DailySummaryKeySpecifier | (() => undefined | DailySummaryKeySpecifier),
		fields?: DailySummaryFieldPolicy,
	},
	DatabaseHealth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DatabaseHealthKeySpecifier | (() => undefined | DatabaseHealthKeySpecifier),
		fields?: DatabaseHealthFieldPolicy,
	},
	DeletionPending?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeletionPendingKeySpecifier | (() => undefined | DeletionPendingKeySpecifier),
		fields?: DeletionPendingFieldPolicy,
	},
	DemoAccount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemoAccountKeySpecifier | (() => undefined | DemoAccountKeySpecifier),
		fields?: DemoAccountFieldPolicy,
	},
	DiskHealth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DiskHealthKeySpecifier | (() => undefined | DiskHealthKeySpecifier),
		fields?: DiskHealthFieldPolicy,
	},
	EmailAlreadyRegistered?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmailAlreadyRegisteredKeySpecifier | (() => undefined | EmailAlreadyRegisteredKeySpecifier),
		fields?: EmailAlreadyRegisteredFieldPolicy,
	},
	EmailChangeRequested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmailChangeRequestedKeySpecifier | (() => undefined | EmailChangeRequestedKeySpecifier),
		fields?: EmailChangeRequestedFieldPolicy,
	},
	EmailChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmailChangedKeySpecifier | (() => undefined | EmailChangedKeySpecifier),
		fields?: EmailChangedFieldPolicy,
	},
	EmailConfirmationSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmailConfirmationSentKeySpecifier | (() => undefined | EmailConfirmationSentKeySpecifier),
		fields?: EmailConfirmationSentFieldPolicy,
	},
	EmailLogInRequired?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmailLogInRequiredKeySpecifier | (() => undefined | EmailLogInRequiredKeySpecifier),
		fields?: EmailLogInRequiredFieldPolicy,
	},
	Enrolled?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrolledKeySpecifier | (() => undefined | EnrolledKeySpecifier),
		fields?: EnrolledFieldPolicy,
	},
	EnrolledStudent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrolledStudentKeySpecifier | (() => undefined | EnrolledStudentKeySpecifier),
		fields?: EnrolledStudentFieldPolicy,
	},
	Enrollment?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrollmentKeySpecifier | (() => undefined | EnrollmentKeySpecifier),
		fields?: EnrollmentFieldPolicy,
	},
	EnrollmentClosed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrollmentClosedKeySpecifier | (() => undefined | EnrollmentClosedKeySpecifier),
		fields?: EnrollmentClosedFieldPolicy,
	},
	EnrollmentEnded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrollmentEndedKeySpecifier | (() => undefined | EnrollmentEndedKeySpecifier),
		fields?: EnrollmentEndedFieldPolicy,
	},
	EnrollmentRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrollmentRequestKeySpecifier | (() => undefined | EnrollmentRequestKeySpecifier),
		fields?: EnrollmentRequestFieldPolicy,
	},
	EnrollmentRequestConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EnrollmentRequestConnectionKeySpecifier | (() => undefined | EnrollmentRequestConnectionKeySpecifier),
		fields?: EnrollmentRequestConnectionFieldPolicy,
	},
	Flashcard?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FlashcardKeySpecifier | (() => undefined | FlashcardKeySpecifier),
		fields?: FlashcardFieldPolicy,
	},
	FlashcardDeck?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FlashcardDeckKeySpecifier | (() => undefined | FlashcardDeckKeySpecifier),
		fields?: FlashcardDeckFieldPolicy,
	},
	FlashcardDeckCreated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FlashcardDeckCreatedKeySpecifier | (() => undefined | FlashcardDeckCreatedKeySpecifier),
		fields?: FlashcardDeckCreatedFieldPolicy,
	},
	FlashcardDeckDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FlashcardDeckDeletedKeySpecifier | (() => undefined | FlashcardDeckDeletedKeySpecifier),
		fields?: FlashcardDeckDeletedFieldPolicy,
	},
	FlashcardRated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FlashcardRatedKeySpecifier | (() => undefined | FlashcardRatedKeySpecifier),
		fields?: FlashcardRatedFieldPolicy,
	},
	FlashcardSchedule?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FlashcardScheduleKeySpecifier | (() => undefined | FlashcardScheduleKeySpecifier),
		fields?: FlashcardScheduleFieldPolicy,
	},
	GeneratedQuestion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GeneratedQuestionKeySpecifier | (() => undefined | GeneratedQuestionKeySpecifier),
		fields?: GeneratedQuestionFieldPolicy,
	},
	GoalReminder?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GoalReminderKeySpecifier | (() => undefined | GoalReminderKeySpecifier),
		fields?: GoalReminderFieldPolicy,
	},
	GroupMemberSet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GroupMemberSetKeySpecifier | (() => undefined | GroupMemberSetKeySpecifier),
		fields?: GroupMemberSetFieldPolicy,
	},
	Health?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HealthKeySpecifier | (() => undefined | HealthKeySpecifier),
		fields?: HealthFieldPolicy,
	},
	IdentityLinked?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IdentityLinkedKeySpecifier | (() => undefined | IdentityLinkedKeySpecifier),
		fields?: IdentityLinkedFieldPolicy,
	},
	Inbox?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InboxKeySpecifier | (() => undefined | InboxKeySpecifier),
		fields?: InboxFieldPolicy,
	},
	InboxTab?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InboxTabKeySpecifier | (() => undefined | InboxTabKeySpecifier),
		fields?: InboxTabFieldPolicy,
	},
	InstructorActivity?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorActivityKeySpecifier | (() => undefined | InstructorActivityKeySpecifier),
		fields?: InstructorActivityFieldPolicy,
	},
	InstructorActivityDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorActivityDayKeySpecifier | (() => undefined | InstructorActivityDayKeySpecifier),
		fields?: InstructorActivityDayFieldPolicy,
	},
	InstructorCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorCourseKeySpecifier | (() => undefined | InstructorCourseKeySpecifier),
		fields?: InstructorCourseFieldPolicy,
	},
	InstructorCourseAnalytics?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorCourseAnalyticsKeySpecifier | (() => undefined | InstructorCourseAnalyticsKeySpecifier),
		fields?: InstructorCourseAnalyticsFieldPolicy,
	},
	InstructorCourseMetrics?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorCourseMetricsKeySpecifier | (() => undefined | InstructorCourseMetricsKeySpecifier),
		fields?: InstructorCourseMetricsFieldPolicy,
	},
	InstructorCourseStanding?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorCourseStandingKeySpecifier | (() => undefined | InstructorCourseStandingKeySpecifier),
		fields?: InstructorCourseStandingFieldPolicy,
	},
	InstructorDashboard?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorDashboardKeySpecifier | (() => undefined | InstructorDashboardKeySpecifier),
		fields?: InstructorDashboardFieldPolicy,
	},
	InstructorEngagement?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorEngagementKeySpecifier | (() => undefined | InstructorEngagementKeySpecifier),
		fields?: InstructorEngagementFieldPolicy,
	},
	InstructorExtraTime?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorExtraTimeKeySpecifier | (() => undefined | InstructorExtraTimeKeySpecifier),
		fields?: InstructorExtraTimeFieldPolicy,
	},
	InstructorLessonProgress?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorLessonProgressKeySpecifier | (() => undefined | InstructorLessonProgressKeySpecifier),
		fields?: InstructorLessonProgressFieldPolicy,
	},
	InstructorOverview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorOverviewKeySpecifier | (() => undefined | InstructorOverviewKeySpecifier),
		fields?: InstructorOverviewFieldPolicy,
	},
	InstructorQuestion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuestionKeySpecifier | (() => undefined | InstructorQuestionKeySpecifier),
		fields?: InstructorQuestionFieldPolicy,
	},
	InstructorQuestionStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuestionStatsKeySpecifier | (() => undefined | InstructorQuestionStatsKeySpecifier),
		fields?: InstructorQuestionStatsFieldPolicy,
	},
	InstructorQuiz?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuizKeySpecifier | (() => undefined | InstructorQuizKeySpecifier),
		fields?: InstructorQuizFieldPolicy,
	},
	InstructorQuizAttempt?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuizAttemptKeySpecifier | (() => undefined | InstructorQuizAttemptKeySpecifier),
		fields?: InstructorQuizAttemptFieldPolicy,
	},
	InstructorQuizResults?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuizResultsKeySpecifier | (() => undefined | InstructorQuizResultsKeySpecifier),
		fields?: InstructorQuizResultsFieldPolicy,
	},
	InstructorQuizStudent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuizStudentKeySpecifier | (() => undefined | InstructorQuizStudentKeySpecifier),
		fields?: InstructorQuizStudentFieldPolicy,
	},
	InstructorQuizStudentConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuizStudentConnectionKeySpecifier | (() => undefined | InstructorQuizStudentConnectionKeySpecifier),
		fields?: InstructorQuizStudentConnectionFieldPolicy,
	},
	InstructorQuizTotals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorQuizTotalsKeySpecifier | (() => undefined | InstructorQuizTotalsKeySpecifier),
		fields?: InstructorQuizTotalsFieldPolicy,
	},
	InstructorStudent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorStudentKeySpecifier | (() => undefined | InstructorStudentKeySpecifier),
		fields?: InstructorStudentFieldPolicy,
	},
	InstructorStudentAtRisk?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorStudentAtRiskKeySpecifier | (() => undefined | InstructorStudentAtRiskKeySpecifier),
		fields?: InstructorStudentAtRiskFieldPolicy,
	},
	InstructorStudentConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InstructorStudentConnectionKeySpecifier | (() => undefined | InstructorStudentConnectionKeySpecifier),
		fields?: InstructorStudentConnectionFieldPolicy,
	},
	InvalidCredentials?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidCredentialsKeySpecifier | (() => undefined | InvalidCredentialsKeySpecifier),
		fields?: InvalidCredentialsFieldPolicy,
	},
	InvalidEmailLink?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidEmailLinkKeySpecifier | (() => undefined | InvalidEmailLinkKeySpecifier),
		fields?: InvalidEmailLinkFieldPolicy,
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
	InvalidSecondFactorCode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidSecondFactorCodeKeySpecifier | (() => undefined | InvalidSecondFactorCodeKeySpecifier),
		fields?: InvalidSecondFactorCodeFieldPolicy,
	},
	InvalidSetUpLink?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidSetUpLinkKeySpecifier | (() => undefined | InvalidSetUpLinkKeySpecifier),
		fields?: InvalidSetUpLinkFieldPolicy,
	},
	InvalidUnsubscribeLink?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvalidUnsubscribeLinkKeySpecifier | (() => undefined | InvalidUnsubscribeLinkKeySpecifier),
		fields?: InvalidUnsubscribeLinkFieldPolicy,
	},
	InvitationAccepted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitationAcceptedKeySpecifier | (() => undefined | InvitationAcceptedKeySpecifier),
		fields?: InvitationAcceptedFieldPolicy,
	},
	InvitationMade?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitationMadeKeySpecifier | (() => undefined | InvitationMadeKeySpecifier),
		fields?: InvitationMadeFieldPolicy,
	},
	InvitationRefused?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitationRefusedKeySpecifier | (() => undefined | InvitationRefusedKeySpecifier),
		fields?: InvitationRefusedFieldPolicy,
	},
	InvitedAgain?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitedAgainKeySpecifier | (() => undefined | InvitedAgainKeySpecifier),
		fields?: InvitedAgainFieldPolicy,
	},
	InvitedStudent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitedStudentKeySpecifier | (() => undefined | InvitedStudentKeySpecifier),
		fields?: InvitedStudentFieldPolicy,
	},
	InvitedStudentConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitedStudentConnectionKeySpecifier | (() => undefined | InvitedStudentConnectionKeySpecifier),
		fields?: InvitedStudentConnectionFieldPolicy,
	},
	JoinLink?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | JoinLinkKeySpecifier | (() => undefined | JoinLinkKeySpecifier),
		fields?: JoinLinkFieldPolicy,
	},
	JoinLinkInvalid?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | JoinLinkInvalidKeySpecifier | (() => undefined | JoinLinkInvalidKeySpecifier),
		fields?: JoinLinkInvalidFieldPolicy,
	},
	JoinLinkNeeded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | JoinLinkNeededKeySpecifier | (() => undefined | JoinLinkNeededKeySpecifier),
		fields?: JoinLinkNeededFieldPolicy,
	},
	JoiningChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | JoiningChangedKeySpecifier | (() => undefined | JoiningChangedKeySpecifier),
		fields?: JoiningChangedFieldPolicy,
	},
	LandingAnswer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LandingAnswerKeySpecifier | (() => undefined | LandingAnswerKeySpecifier),
		fields?: LandingAnswerFieldPolicy,
	},
	LandingQuestion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LandingQuestionKeySpecifier | (() => undefined | LandingQuestionKeySpecifier),
		fields?: LandingQuestionFieldPolicy,
	},
	LandingQuestionChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LandingQuestionChoiceKeySpecifier | (() => undefined | LandingQuestionChoiceKeySpecifier),
		fields?: LandingQuestionChoiceFieldPolicy,
	},
	LastEdit?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LastEditKeySpecifier | (() => undefined | LastEditKeySpecifier),
		fields?: LastEditFieldPolicy,
	},
	LastSignInMethod?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LastSignInMethodKeySpecifier | (() => undefined | LastSignInMethodKeySpecifier),
		fields?: LastSignInMethodFieldPolicy,
	},
	Learning?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearningKeySpecifier | (() => undefined | LearningKeySpecifier),
		fields?: LearningFieldPolicy,
	},
	LearningGoal?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearningGoalKeySpecifier | (() => undefined | LearningGoalKeySpecifier),
		fields?: LearningGoalFieldPolicy,
	},
	LearningGoalSet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearningGoalSetKeySpecifier | (() => undefined | LearningGoalSetKeySpecifier),
		fields?: LearningGoalSetFieldPolicy,
	},
	LearningStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LearningStatsKeySpecifier | (() => undefined | LearningStatsKeySpecifier),
		fields?: LearningStatsFieldPolicy,
	},
	Lesson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonKeySpecifier | (() => undefined | LessonKeySpecifier),
		fields?: LessonFieldPolicy,
	},
	LessonAdded?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonAddedKeySpecifier | (() => undefined | LessonAddedKeySpecifier),
		fields?: LessonAddedFieldPolicy,
	},
	LessonCompletion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonCompletionKeySpecifier | (() => undefined | LessonCompletionKeySpecifier),
		fields?: LessonCompletionFieldPolicy,
	},
	LessonDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonDeletedKeySpecifier | (() => undefined | LessonDeletedKeySpecifier),
		fields?: LessonDeletedFieldPolicy,
	},
	LessonEditConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonEditConflictKeySpecifier | (() => undefined | LessonEditConflictKeySpecifier),
		fields?: LessonEditConflictFieldPolicy,
	},
	LessonMoved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonMovedKeySpecifier | (() => undefined | LessonMovedKeySpecifier),
		fields?: LessonMovedFieldPolicy,
	},
	LessonPosition?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonPositionKeySpecifier | (() => undefined | LessonPositionKeySpecifier),
		fields?: LessonPositionFieldPolicy,
	},
	LessonProgress?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonProgressKeySpecifier | (() => undefined | LessonProgressKeySpecifier),
		fields?: LessonProgressFieldPolicy,
	},
	LessonRestored?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonRestoredKeySpecifier | (() => undefined | LessonRestoredKeySpecifier),
		fields?: LessonRestoredFieldPolicy,
	},
	LessonUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LessonUpdatedKeySpecifier | (() => undefined | LessonUpdatedKeySpecifier),
		fields?: LessonUpdatedFieldPolicy,
	},
	LinkedIdentity?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LinkedIdentityKeySpecifier | (() => undefined | LinkedIdentityKeySpecifier),
		fields?: LinkedIdentityFieldPolicy,
	},
	LogInExpired?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LogInExpiredKeySpecifier | (() => undefined | LogInExpiredKeySpecifier),
		fields?: LogInExpiredFieldPolicy,
	},
	LoggedIn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LoggedInKeySpecifier | (() => undefined | LoggedInKeySpecifier),
		fields?: LoggedInFieldPolicy,
	},
	MailHealth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailHealthKeySpecifier | (() => undefined | MailHealthKeySpecifier),
		fields?: MailHealthFieldPolicy,
	},
	MailSubscription?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailSubscriptionKeySpecifier | (() => undefined | MailSubscriptionKeySpecifier),
		fields?: MailSubscriptionFieldPolicy,
	},
	ManagedCategory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCategoryKeySpecifier | (() => undefined | ManagedCategoryKeySpecifier),
		fields?: ManagedCategoryFieldPolicy,
	},
	ManagedCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCourseKeySpecifier | (() => undefined | ManagedCourseKeySpecifier),
		fields?: ManagedCourseFieldPolicy,
	},
	ManagedCourseConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCourseConnectionKeySpecifier | (() => undefined | ManagedCourseConnectionKeySpecifier),
		fields?: ManagedCourseConnectionFieldPolicy,
	},
	ManagedReview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedReviewKeySpecifier | (() => undefined | ManagedReviewKeySpecifier),
		fields?: ManagedReviewFieldPolicy,
	},
	ManagedReviewConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedReviewConnectionKeySpecifier | (() => undefined | ManagedReviewConnectionKeySpecifier),
		fields?: ManagedReviewConnectionFieldPolicy,
	},
	ManagedTestimonial?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedTestimonialKeySpecifier | (() => undefined | ManagedTestimonialKeySpecifier),
		fields?: ManagedTestimonialFieldPolicy,
	},
	ManagedTestimonialConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedTestimonialConnectionKeySpecifier | (() => undefined | ManagedTestimonialConnectionKeySpecifier),
		fields?: ManagedTestimonialConnectionFieldPolicy,
	},
	Message?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageKeySpecifier | (() => undefined | MessageKeySpecifier),
		fields?: MessageFieldPolicy,
	},
	MessageConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageConnectionKeySpecifier | (() => undefined | MessageConnectionKeySpecifier),
		fields?: MessageConnectionFieldPolicy,
	},
	MessageSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageSentKeySpecifier | (() => undefined | MessageSentKeySpecifier),
		fields?: MessageSentFieldPolicy,
	},
	MessageWritten?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageWrittenKeySpecifier | (() => undefined | MessageWrittenKeySpecifier),
		fields?: MessageWrittenFieldPolicy,
	},
	Mutation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MutationKeySpecifier | (() => undefined | MutationKeySpecifier),
		fields?: MutationFieldPolicy,
	},
	NoAttemptsLeft?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NoAttemptsLeftKeySpecifier | (() => undefined | NoAttemptsLeftKeySpecifier),
		fields?: NoAttemptsLeftFieldPolicy,
	},
	NotedCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotedCourseKeySpecifier | (() => undefined | NotedCourseKeySpecifier),
		fields?: NotedCourseFieldPolicy,
	},
	NothingAnswered?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NothingAnsweredKeySpecifier | (() => undefined | NothingAnsweredKeySpecifier),
		fields?: NothingAnsweredFieldPolicy,
	},
	Notification?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationKeySpecifier | (() => undefined | NotificationKeySpecifier),
		fields?: NotificationFieldPolicy,
	},
	NotificationConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationConnectionKeySpecifier | (() => undefined | NotificationConnectionKeySpecifier),
		fields?: NotificationConnectionFieldPolicy,
	},
	NotificationCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationCourseKeySpecifier | (() => undefined | NotificationCourseKeySpecifier),
		fields?: NotificationCourseFieldPolicy,
	},
	NotificationKindSetting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationKindSettingKeySpecifier | (() => undefined | NotificationKindSettingKeySpecifier),
		fields?: NotificationKindSettingFieldPolicy,
	},
	NotificationRead?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationReadKeySpecifier | (() => undefined | NotificationReadKeySpecifier),
		fields?: NotificationReadFieldPolicy,
	},
	NotificationReceived?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationReceivedKeySpecifier | (() => undefined | NotificationReceivedKeySpecifier),
		fields?: NotificationReceivedFieldPolicy,
	},
	NotificationSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationSettingsKeySpecifier | (() => undefined | NotificationSettingsKeySpecifier),
		fields?: NotificationSettingsFieldPolicy,
	},
	NotificationSettingsUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NotificationSettingsUpdatedKeySpecifier | (() => undefined | NotificationSettingsUpdatedKeySpecifier),
		fields?: NotificationSettingsUpdatedFieldPolicy,
	},
	OwnCourse?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnCourseKeySpecifier | (() => undefined | OwnCourseKeySpecifier),
		fields?: OwnCourseFieldPolicy,
	},
	OwnStudentInvitation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnStudentInvitationKeySpecifier | (() => undefined | OwnStudentInvitationKeySpecifier),
		fields?: OwnStudentInvitationFieldPolicy,
	},
	OwnedCourseCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnedCourseCountsKeySpecifier | (() => undefined | OwnedCourseCountsKeySpecifier),
		fields?: OwnedCourseCountsFieldPolicy,
	},
	PageInfo?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PageInfoKeySpecifier | (() => undefined | PageInfoKeySpecifier),
		fields?: PageInfoFieldPolicy,
	},
	PasswordChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordChangedKeySpecifier | (() => undefined | PasswordChangedKeySpecifier),
		fields?: PasswordChangedFieldPolicy,
	},
	PasswordReset?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordResetKeySpecifier | (() => undefined | PasswordResetKeySpecifier),
		fields?: PasswordResetFieldPolicy,
	},
	PasswordResetRequested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordResetRequestedKeySpecifier | (() => undefined | PasswordResetRequestedKeySpecifier),
		fields?: PasswordResetRequestedFieldPolicy,
	},
	PendingInvitation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PendingInvitationKeySpecifier | (() => undefined | PendingInvitationKeySpecifier),
		fields?: PendingInvitationFieldPolicy,
	},
	Person?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonKeySpecifier | (() => undefined | PersonKeySpecifier),
		fields?: PersonFieldPolicy,
	},
	PersonConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonConnectionKeySpecifier | (() => undefined | PersonConnectionKeySpecifier),
		fields?: PersonConnectionFieldPolicy,
	},
	PersonalNote?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonalNoteKeySpecifier | (() => undefined | PersonalNoteKeySpecifier),
		fields?: PersonalNoteFieldPolicy,
	},
	PersonalNoteConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonalNoteConnectionKeySpecifier | (() => undefined | PersonalNoteConnectionKeySpecifier),
		fields?: PersonalNoteConnectionFieldPolicy,
	},
	PersonalNoteDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonalNoteDeletedKeySpecifier | (() => undefined | PersonalNoteDeletedKeySpecifier),
		fields?: PersonalNoteDeletedFieldPolicy,
	},
	PersonalNoteEditConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonalNoteEditConflictKeySpecifier | (() => undefined | PersonalNoteEditConflictKeySpecifier),
		fields?: PersonalNoteEditConflictFieldPolicy,
	},
	PersonalNoteLimitReached?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonalNoteLimitReachedKeySpecifier | (() => undefined | PersonalNoteLimitReachedKeySpecifier),
		fields?: PersonalNoteLimitReachedFieldPolicy,
	},
	PersonalNoteSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonalNoteSavedKeySpecifier | (() => undefined | PersonalNoteSavedKeySpecifier),
		fields?: PersonalNoteSavedFieldPolicy,
	},
	Platform?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformKeySpecifier | (() => undefined | PlatformKeySpecifier),
		fields?: PlatformFieldPolicy,
	},
	PlatformSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformSettingsKeySpecifier | (() => undefined | PlatformSettingsKeySpecifier),
		fields?: PlatformSettingsFieldPolicy,
	},
	PlatformSettingsEditConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformSettingsEditConflictKeySpecifier | (() => undefined | PlatformSettingsEditConflictKeySpecifier),
		fields?: PlatformSettingsEditConflictFieldPolicy,
	},
	PlatformSettingsUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformSettingsUpdatedKeySpecifier | (() => undefined | PlatformSettingsUpdatedKeySpecifier),
		fields?: PlatformSettingsUpdatedFieldPolicy,
	},
	PlatformStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlatformStatsKeySpecifier | (() => undefined | PlatformStatsKeySpecifier),
		fields?: PlatformStatsFieldPolicy,
	},
	ProcessHealth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProcessHealthKeySpecifier | (() => undefined | ProcessHealthKeySpecifier),
		fields?: ProcessHealthFieldPolicy,
	},
	ProfileUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProfileUpdatedKeySpecifier | (() => undefined | ProfileUpdatedKeySpecifier),
		fields?: ProfileUpdatedFieldPolicy,
	},
	ProviderSignInRefused?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProviderSignInRefusedKeySpecifier | (() => undefined | ProviderSignInRefusedKeySpecifier),
		fields?: ProviderSignInRefusedFieldPolicy,
	},
	ProviderSignInStarted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ProviderSignInStartedKeySpecifier | (() => undefined | ProviderSignInStartedKeySpecifier),
		fields?: ProviderSignInStartedFieldPolicy,
	},
	Query?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QueryKeySpecifier | (() => undefined | QueryKeySpecifier),
		fields?: QueryFieldPolicy,
	},
	Question?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuestionKeySpecifier | (() => undefined | QuestionKeySpecifier),
		fields?: QuestionFieldPolicy,
	},
	QuestionLesson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuestionLessonKeySpecifier | (() => undefined | QuestionLessonKeySpecifier),
		fields?: QuestionLessonFieldPolicy,
	},
	QuestionReview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuestionReviewKeySpecifier | (() => undefined | QuestionReviewKeySpecifier),
		fields?: QuestionReviewFieldPolicy,
	},
	Quiz?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizKeySpecifier | (() => undefined | QuizKeySpecifier),
		fields?: QuizFieldPolicy,
	},
	QuizAnswersSaved?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizAnswersSavedKeySpecifier | (() => undefined | QuizAnswersSavedKeySpecifier),
		fields?: QuizAnswersSavedFieldPolicy,
	},
	QuizAttempt?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizAttemptKeySpecifier | (() => undefined | QuizAttemptKeySpecifier),
		fields?: QuizAttemptFieldPolicy,
	},
	QuizAttemptChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizAttemptChangeKeySpecifier | (() => undefined | QuizAttemptChangeKeySpecifier),
		fields?: QuizAttemptChangeFieldPolicy,
	},
	QuizAttemptFinished?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizAttemptFinishedKeySpecifier | (() => undefined | QuizAttemptFinishedKeySpecifier),
		fields?: QuizAttemptFinishedFieldPolicy,
	},
	QuizAttemptStarted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizAttemptStartedKeySpecifier | (() => undefined | QuizAttemptStartedKeySpecifier),
		fields?: QuizAttemptStartedFieldPolicy,
	},
	QuizAttemptSubmitted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizAttemptSubmittedKeySpecifier | (() => undefined | QuizAttemptSubmittedKeySpecifier),
		fields?: QuizAttemptSubmittedFieldPolicy,
	},
	QuizCreated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizCreatedKeySpecifier | (() => undefined | QuizCreatedKeySpecifier),
		fields?: QuizCreatedFieldPolicy,
	},
	QuizDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizDeletedKeySpecifier | (() => undefined | QuizDeletedKeySpecifier),
		fields?: QuizDeletedFieldPolicy,
	},
	QuizEditConflict?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizEditConflictKeySpecifier | (() => undefined | QuizEditConflictKeySpecifier),
		fields?: QuizEditConflictFieldPolicy,
	},
	QuizResult?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizResultKeySpecifier | (() => undefined | QuizResultKeySpecifier),
		fields?: QuizResultFieldPolicy,
	},
	QuizUpdated?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuizUpdatedKeySpecifier | (() => undefined | QuizUpdatedKeySpecifier),
		fields?: QuizUpdatedFieldPolicy,
	},
	RecoveryCodesRenewed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RecoveryCodesRenewedKeySpecifier | (() => undefined | RecoveryCodesRenewedKeySpecifier),
		fields?: RecoveryCodesRenewedFieldPolicy,
	},
	Registered?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegisteredKeySpecifier | (() => undefined | RegisteredKeySpecifier),
		fields?: RegisteredFieldPolicy,
	},
	ResetTokenSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ResetTokenSentKeySpecifier | (() => undefined | ResetTokenSentKeySpecifier),
		fields?: ResetTokenSentFieldPolicy,
	},
	Review?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewKeySpecifier | (() => undefined | ReviewKeySpecifier),
		fields?: ReviewFieldPolicy,
	},
	ReviewChanged?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewChangedKeySpecifier | (() => undefined | ReviewChangedKeySpecifier),
		fields?: ReviewChangedFieldPolicy,
	},
	ReviewConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewConnectionKeySpecifier | (() => undefined | ReviewConnectionKeySpecifier),
		fields?: ReviewConnectionFieldPolicy,
	},
	ReviewDeleted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewDeletedKeySpecifier | (() => undefined | ReviewDeletedKeySpecifier),
		fields?: ReviewDeletedFieldPolicy,
	},
	ReviewNotAllowed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewNotAllowedKeySpecifier | (() => undefined | ReviewNotAllowedKeySpecifier),
		fields?: ReviewNotAllowedFieldPolicy,
	},
	ReviewStateSet?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewStateSetKeySpecifier | (() => undefined | ReviewStateSetKeySpecifier),
		fields?: ReviewStateSetFieldPolicy,
	},
	ReviewWritten?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReviewWrittenKeySpecifier | (() => undefined | ReviewWrittenKeySpecifier),
		fields?: ReviewWrittenFieldPolicy,
	},
	RoleRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RoleRequestKeySpecifier | (() => undefined | RoleRequestKeySpecifier),
		fields?: RoleRequestFieldPolicy,
	},
	RoleRequestDecided?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RoleRequestDecidedKeySpecifier | (() => undefined | RoleRequestDecidedKeySpecifier),
		fields?: RoleRequestDecidedFieldPolicy,
	},
	RosterClassChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterClassChoiceKeySpecifier | (() => undefined | RosterClassChoiceKeySpecifier),
		fields?: RosterClassChoiceFieldPolicy,
	},
	RosterImport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterImportKeySpecifier | (() => undefined | RosterImportKeySpecifier),
		fields?: RosterImportFieldPolicy,
	},
	RosterOthers?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterOthersKeySpecifier | (() => undefined | RosterOthersKeySpecifier),
		fields?: RosterOthersFieldPolicy,
	},
	RosterOutcomeCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterOutcomeCountKeySpecifier | (() => undefined | RosterOutcomeCountKeySpecifier),
		fields?: RosterOutcomeCountFieldPolicy,
	},
	RosterPerson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterPersonKeySpecifier | (() => undefined | RosterPersonKeySpecifier),
		fields?: RosterPersonFieldPolicy,
	},
	RosterRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterRowKeySpecifier | (() => undefined | RosterRowKeySpecifier),
		fields?: RosterRowFieldPolicy,
	},
	RosterRowConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RosterRowConnectionKeySpecifier | (() => undefined | RosterRowConnectionKeySpecifier),
		fields?: RosterRowConnectionFieldPolicy,
	},
	SavedAnswer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedAnswerKeySpecifier | (() => undefined | SavedAnswerKeySpecifier),
		fields?: SavedAnswerFieldPolicy,
	},
	SecondFactor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorKeySpecifier | (() => undefined | SecondFactorKeySpecifier),
		fields?: SecondFactorFieldPolicy,
	},
	SecondFactorAlreadyOn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorAlreadyOnKeySpecifier | (() => undefined | SecondFactorAlreadyOnKeySpecifier),
		fields?: SecondFactorAlreadyOnFieldPolicy,
	},
	SecondFactorDisabled?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorDisabledKeySpecifier | (() => undefined | SecondFactorDisabledKeySpecifier),
		fields?: SecondFactorDisabledFieldPolicy,
	},
	SecondFactorEnabled?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorEnabledKeySpecifier | (() => undefined | SecondFactorEnabledKeySpecifier),
		fields?: SecondFactorEnabledFieldPolicy,
	},
	SecondFactorNotOptional?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorNotOptionalKeySpecifier | (() => undefined | SecondFactorNotOptionalKeySpecifier),
		fields?: SecondFactorNotOptionalFieldPolicy,
	},
	SecondFactorRequired?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorRequiredKeySpecifier | (() => undefined | SecondFactorRequiredKeySpecifier),
		fields?: SecondFactorRequiredFieldPolicy,
	},
	SecondFactorSetUpRequired?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorSetUpRequiredKeySpecifier | (() => undefined | SecondFactorSetUpRequiredKeySpecifier),
		fields?: SecondFactorSetUpRequiredFieldPolicy,
	},
	SecondFactorStarted?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorStartedKeySpecifier | (() => undefined | SecondFactorStartedKeySpecifier),
		fields?: SecondFactorStartedFieldPolicy,
	},
	SentCourseInvitation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SentCourseInvitationKeySpecifier | (() => undefined | SentCourseInvitationKeySpecifier),
		fields?: SentCourseInvitationFieldPolicy,
	},
	Session?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SessionKeySpecifier | (() => undefined | SessionKeySpecifier),
		fields?: SessionFieldPolicy,
	},
	SessionConfirmed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SessionConfirmedKeySpecifier | (() => undefined | SessionConfirmedKeySpecifier),
		fields?: SessionConfirmedFieldPolicy,
	},
	SignInMethods?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SignInMethodsKeySpecifier | (() => undefined | SignInMethodsKeySpecifier),
		fields?: SignInMethodsFieldPolicy,
	},
	SignInProvider?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SignInProviderKeySpecifier | (() => undefined | SignInProviderKeySpecifier),
		fields?: SignInProviderFieldPolicy,
	},
	StarCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StarCountKeySpecifier | (() => undefined | StarCountKeySpecifier),
		fields?: StarCountFieldPolicy,
	},
	StudentInvitation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StudentInvitationKeySpecifier | (() => undefined | StudentInvitationKeySpecifier),
		fields?: StudentInvitationFieldPolicy,
	},
	Subscription?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SubscriptionKeySpecifier | (() => undefined | SubscriptionKeySpecifier),
		fields?: SubscriptionFieldPolicy,
	},
	SuggestedFlashcard?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SuggestedFlashcardKeySpecifier | (() => undefined | SuggestedFlashcardKeySpecifier),
		fields?: SuggestedFlashcardFieldPolicy,
	},
	TaskHealth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TaskHealthKeySpecifier | (() => undefined | TaskHealthKeySpecifier),
		fields?: TaskHealthFieldPolicy,
	},
	Teaching?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TeachingKeySpecifier | (() => undefined | TeachingKeySpecifier),
		fields?: TeachingFieldPolicy,
	},
	TestEmailFailed?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TestEmailFailedKeySpecifier | (() => undefined | TestEmailFailedKeySpecifier),
		fields?: TestEmailFailedFieldPolicy,
	},
	TestEmailSent?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TestEmailSentKeySpecifier | (() => undefined | TestEmailSentKeySpecifier),
		fields?: TestEmailSentFieldPolicy,
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
	TextSuggested?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TextSuggestedKeySpecifier | (() => undefined | TextSuggestedKeySpecifier),
		fields?: TextSuggestedFieldPolicy,
	},
	TooManyAccessTokens?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TooManyAccessTokensKeySpecifier | (() => undefined | TooManyAccessTokensKeySpecifier),
		fields?: TooManyAccessTokensFieldPolicy,
	},
	UnknownRecipient?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UnknownRecipientKeySpecifier | (() => undefined | UnknownRecipientKeySpecifier),
		fields?: UnknownRecipientFieldPolicy,
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
	},
	ViewerRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewerRequestKeySpecifier | (() => undefined | ViewerRequestKeySpecifier),
		fields?: ViewerRequestFieldPolicy,
	},
	WaitingInstructor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WaitingInstructorKeySpecifier | (() => undefined | WaitingInstructorKeySpecifier),
		fields?: WaitingInstructorFieldPolicy,
	},
	WaitingInstructorConnection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WaitingInstructorConnectionKeySpecifier | (() => undefined | WaitingInstructorConnectionKeySpecifier),
		fields?: WaitingInstructorConnectionFieldPolicy,
	},
	WatchedRange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WatchedRangeKeySpecifier | (() => undefined | WatchedRangeKeySpecifier),
		fields?: WatchedRangeFieldPolicy,
	}
};
export type TypedTypePolicies = StrictTypedTypePolicies & TypePolicies;