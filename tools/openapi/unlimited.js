/** Texts of responses that no description limits, by schema and property. */
export const UNLIMITED_TEXTS = [
  // Texts and names of the source code, its translations and templates, with values filled in.
  /^ProblemDto\.(type|title|detail|limit)$/,
  /^(FieldErrorDto\.(field|message)|WrongRedirectDto\.(code|message)|RefusedChangeDto\.code)$/,
  /^(TranslatedTextDto|FormerTextDto)\.(hr|en)$/,
  /^(GoneTextDto\.text|PageText(List)?Dto\.placeholders)$/,
  /^(EditedMailDto\.(kind|sample)|IssuePreviewDto\.text|OutgoingMail(Details)?Dto\.(kind|messageId|subject|text|replyTo))$/,
  /^(NewsletterSubscriberItemDto\.consentText|OwnConsentDto\.text)$/,
  /^(AuditEventDto\.subject(Kind|Id)|StandingAccessDto\.(id|name)|SettingsDto\.setBy|OwnSessionDto\.(browser|system))$/,
  // Addresses: the operator chooses the beginning, and a browser's parser escapes what was typed.
  /^((Sheet|Feed)AddressDto\.address|InvitationLinkDto\.link|(New)?WebhookDto\.url)$/,
  // Texts composed of others.
  /^(SearchResultDto\.(address|title|text|kind|status)|PictureUseDto\.(name|path)|LocationDto\.(country|practitioner))$/,
  /^(LeadEventDto\.(oldValue|newValue)|EnrolmentDto\.(secret|uri|qrSvg)|(Holdings|PersonalData)Dto\.excludedNames)$/,
  // Texts of files, of the environment and of other servers, as they are.
  /^(ImportFaultDto\.(email|language)|SubscriberImportDto\.(headings|sample)|WrongRedirectDto\.(source|target))$/,
  /^(WebhookDeliveryDetailsDto\.(answer|body)|OutgoingMail(Details)?Dto\.lastError|TestMessageDto\.reason|RecipientsDto\.headOffice)$/,
]

/** Lists of responses that contain all rows of something, and none of whose number is limited. */
export const UNLIMITED_LISTS = [
  // Whole responses: all content of a kind, absences, bursts. Longer lists have pages.
  /^response$/,
  // Faults, and free times.
  /^(ProblemDto\.(errors|alternatives)|AvailabilityDto\.slots|ConfirmedBookingsDto\.bookings)$/,
  // Work on a lead, and rows about a person.
  /(InList|Details)Dto\.merged$/,
  /^(AppointmentRequest|Booking|ContactMessage|FranchiseInquiry)DetailsDto\.(notes|history|replies)$/,
  /^((Holdings|PersonalData)Dto\.(otherAddresses|excludedAddresses|excludedNames|data)|LeadWritersDto\.writers)$/,
  /^(OwnDataDto\.(messages|waits)|OwnSubscriptionDto\.consents)$/,
  // Accounts, locations and content, which staff add.
  /^(ApiKeys|Passkeys|OwnSessions|Users)Dto\.items$/,
  /^(RecipientsDto\.(mailboxes|headOffice|standingAccess)|ConsentsDto\.versions|AbsenceDto\.(locations|visits))$/,
  /^((BookableService|Burst|BurstDetails|LeadsByLocation|VisitFigures)Dto\.locations|BurstDetailsDto\.bookings)$/,
  /^(LocationDto\.holidays|(Post|OwnPage)Dto\.photosInText|(Uploaded)?PictureDto\.uses|WebhookDeliveryDetailsDto\.log)$/,
  /^(PageTextsDto\.(texts|lists|gone)|PageTextListDto\.(original|placeholders)|PageTextDto\.placeholders)$/,
]
