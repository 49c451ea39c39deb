import type { ContentItemDto, ContentListDto, ContentOverviewDto } from '#src/content/editing/content-item.dto.js'
import type { ContentKindName } from '#src/shared/content/content-kind-names.js'
import type { AccountDto } from '#src/admin/accounts/own/account.dto.js'
import type { ApiKeyDto } from '#src/api-keys/admin/api-key.dto.js'
import type { AuditEventDto, AuditEventsPageDto } from '#src/admin/audit/audit-event.dto.js'
import type { AuditVerificationDto } from '#src/admin/audit/audit-verification.dto.js'
import type { AuditQueryDto } from '#src/admin/audit/audit-query.dto.js'
import type { ConsentsDto } from '#src/consent/records/consents.dto.js'
import type { DashboardDto } from '#src/dashboard/dashboard.dto.js'
import type {
  AppointmentRequestDetailsDto,
  AppointmentRequestsPageDto,
} from '#src/appointments/appointment-request-inbox.dto.js'
import type { ContactMessageDetailsDto, ContactMessagesPageDto } from '#src/contact/contact-message-inbox.dto.js'
import type {
  FranchiseInquiriesPageDto,
  FranchiseInquiryDetailsDto,
} from '#src/franchise/franchise-inquiry-inbox.dto.js'
import type { AppointmentRequestQueryDto } from '#src/appointments/appointment-request-inbox.dto.js'
import type { ContactMessageQueryDto } from '#src/contact/contact-message-inbox.dto.js'
import type { FranchiseInquiryQueryDto } from '#src/franchise/franchise-inquiry-inbox.dto.js'
import type { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import type {
  IssuePreviewDto,
  NewsletterIssueDto,
  NewsletterIssuesPageDto,
} from '#src/newsletter/issues/newsletter-issue.dto.js'
import type { OutgoingMailDetailsDto, OutgoingMailsPageDto } from '#src/operations/mails/outgoing-mail.dto.js'
import type { OutgoingMailQueryDto } from '#src/operations/mails/outgoing-mail-query.dto.js'
import type { Enrolment } from '#src/admin/second-factor/totp.js'
import type { OwnSessionDto } from '#src/admin/session/own-session.dto.js'
import type { SettingsDto } from '#src/operations/settings/settings.dto.js'
import type { NewsletterSubscribersPageDto } from '#src/newsletter/subscribers/newsletter-subscriber-item.dto.js'
import type { Colleague } from '#src/admin/users/colleague.js'
import type { SubscriberQueryDto } from '#src/newsletter/subscribers/subscriber-query.dto.js'
import type { WebhookDto } from '#src/webhooks/admin/webhook.dto.js'
import type {
  WebhookDeliveriesPageDto,
  WebhookDeliveryDetailsDto,
  WebhookDeliveryQueryDto,
} from '#src/webhooks/admin/webhook-delivery.dto.js'
import type { PostDto } from '#src/content/blog/post.dto.js'
import type { UserDto } from '#src/admin/accounts/user.dto.js'
import type { Language } from '#src/shared/languages.js'

/** The query of an address: what the admin does not know or take is left out, where the API would refuse it. */
export type Search = Record<string, string>

/** A page of a list, and the query as it was understood; a page past the end is answered with the last. */
type Asked<Page, Query> = Page & { query: Query }

/** What the pages of one member of staff may ask of the server. */
export interface AdminPageQueries {
  dashboard(search: Search): Promise<DashboardDto>
  contactMessages(search: Search): Promise<Asked<ContactMessagesPageDto, ContactMessageQueryDto>>
  /** Undefined for an id that none has. */
  contactMessage(id: string, search: Search): Promise<ContactMessageDetailsDto | undefined>
  franchiseInquiries(search: Search): Promise<Asked<FranchiseInquiriesPageDto, FranchiseInquiryQueryDto>>
  /** Undefined for an id that none has. */
  franchiseInquiry(id: string, search: Search): Promise<FranchiseInquiryDetailsDto | undefined>
  appointmentRequests(search: Search): Promise<Asked<AppointmentRequestsPageDto, AppointmentRequestQueryDto>>
  /** Undefined for an id that none has. */
  appointmentRequest(id: string, search: Search): Promise<AppointmentRequestDetailsDto | undefined>
  newsletterSubscribers(search: Search): Promise<Asked<NewsletterSubscribersPageDto, SubscriberQueryDto>>
  newsletterIssues(search: Search): Promise<Asked<NewsletterIssuesPageDto, ListQueryDto>>
  /** Undefined for an id that none has. */
  newsletterIssue(id: string): Promise<NewsletterIssueDto | undefined>
  /** What its readers in a language would get. */
  newsletterIssuePreview(id: string, language: Language): Promise<IssuePreviewDto | undefined>
  /** Who leads are or may be given to, by name. */
  colleagues(): Promise<Colleague[]>
  /** Which locations a lead may concern. */
  locations(language: Language): Promise<{ slug: string; name: string }[]>
  account(): Promise<AccountDto>
  /** Where the own account is signed in, newest first. */
  ownSessions(): Promise<OwnSessionDto[]>
  /** The second factor that is being set up. */
  enrolment(): Promise<Enrolment | null>
  /** How much there is of each kind of content. For the owner alone, as all that follows. */
  contentOverview(): Promise<ContentOverviewDto[]>
  /** All content of a kind, by its folder in addresses; undefined for no kind. */
  contentList(path: string): Promise<ContentListDto | undefined>
  contentItem(path: string, id: string): Promise<ContentItemDto | undefined>
  /** What was last done to a piece of content, newest first. */
  contentHistory(kind: ContentKindName, id: string): Promise<AuditEventDto[]>
  /** A post as its page would show it, whatever its status. */
  postPreview(id: string, language: Language): Promise<PostDto | undefined>
  outgoingMails(search: Search): Promise<Asked<OutgoingMailsPageDto, OutgoingMailQueryDto>>
  /** Undefined for an id that none has. */
  outgoingMail(id: string): Promise<OutgoingMailDetailsDto | undefined>
  /** What visitors decided about cookies. */
  consents(): Promise<ConsentsDto>
  settings(): Promise<SettingsDto>
  webhooks(): Promise<WebhookDto[]>
  /** Undefined for an id that none has, as in the next two. */
  webhook(id: string): Promise<WebhookDto | undefined>
  webhookDeliveries(
    id: string,
    search: Search,
  ): Promise<Asked<WebhookDeliveriesPageDto, WebhookDeliveryQueryDto> | undefined>
  webhookDelivery(id: string, delivery: string): Promise<WebhookDeliveryDetailsDto | undefined>
  apiKeys(): Promise<ApiKeyDto[]>
  users(): Promise<UserDto[]>
  auditEvents(search: Search): Promise<Asked<AuditEventsPageDto, AuditQueryDto>>
  /** Whether the log is as it was written. */
  auditVerification(): Promise<AuditVerificationDto>
  /** What the log can be searched for. */
  auditChoices(): Promise<{ actions: string[]; actors: string[] }>
}
