import { ForbiddenException, Injectable, type Type } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { suffices } from '#src/shared/admin/role.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AdminApiKeysService } from '#src/api-keys/admin/admin-api-keys.service.js'
import { ContentReadingService } from '#src/content/editing/content-reading.service.js'
import { OwnAccountService } from '#src/admin/accounts/own/own-account.service.js'
import { AuditEventsService } from '#src/admin/audit/audit-events.service.js'
import { AuditVerificationService } from '#src/admin/audit/audit-verification.service.js'
import { AuditQueryDto } from '#src/admin/audit/audit-query.dto.js'
import { ConsentsService } from '#src/consent/records/consents.service.js'
import { DashboardQueryDto } from '#src/dashboard/dashboard-query.dto.js'
import { DashboardService } from '#src/dashboard/dashboard.service.js'
import { toAppointmentRequestItem } from '#src/appointments/appointment-request-inbox.dto.js'
import { toContactMessageItem } from '#src/contact/contact-message-inbox.dto.js'
import { toFranchiseInquiryItem } from '#src/franchise/franchise-inquiry-inbox.dto.js'
import { AppointmentRequest } from '#src/appointments/appointment-request.entity.js'
import { ContactMessage } from '#src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '#src/franchise/franchise-inquiry.entity.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { LeadDetailsService } from '#src/leads/inbox/lead-details.service.js'
import { LeadListsService } from '#src/leads/inbox/lead-lists.service.js'
import { AppointmentRequestQueryDto } from '#src/appointments/appointment-request-inbox.dto.js'
import { ContactMessageQueryDto } from '#src/contact/contact-message-inbox.dto.js'
import { FranchiseInquiryQueryDto } from '#src/franchise/franchise-inquiry-inbox.dto.js'
import { type LeadQueryDto } from '#src/leads/inbox/lead-query.dto.js'
import { type ListPageDto, ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { NewsletterIssuesService } from '#src/newsletter/issues/newsletter-issues.service.js'
import { OutgoingMailQueryDto } from '#src/operations/mails/outgoing-mail-query.dto.js'
import { OutgoingMailsService } from '#src/operations/mails/outgoing-mails.service.js'
import { SecondFactorsService } from '#src/admin/second-factor/second-factors.service.js'
import { UserSessionsService } from '#src/admin/session/user-sessions.service.js'
import { SettingsEditingService } from '#src/operations/settings/settings-editing.service.js'
import { SubscriberListService } from '#src/newsletter/subscribers/subscriber-list.service.js'
import { SubscriberQueryDto } from '#src/newsletter/subscribers/subscriber-query.dto.js'
import { AccountsService } from '#src/admin/accounts/accounts.service.js'
import { UsersService } from '#src/admin/users/users.service.js'
import { WebhookDeliveryQueryDto } from '#src/webhooks/admin/webhook-delivery.dto.js'
import { WebhookEditingService } from '#src/webhooks/admin/webhook-editing.service.js'
import { WebhookLogService } from '#src/webhooks/admin/webhook-log.service.js'
import { PostsService } from '#src/content/blog/posts.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type LeadStatuses, statusesIn } from '#src/shared/leads/lead-statuses.js'
import { LocationsService } from '#src/locations/locations.service.js'
import type { AdminPageQueries, Search } from './admin-page-queries.js'
import { lenientQuery } from './lenient-query.js'

@Injectable()
export class AdminPageQueriesFactory {
  constructor(
    private readonly dashboards: DashboardService,
    private readonly lists: LeadListsService,
    private readonly details: LeadDetailsService,
    private readonly subscribers: SubscriberListService,
    private readonly users: UsersService,
    private readonly locations: LocationsService,
    private readonly content: ContentReadingService,
    private readonly posts: PostsService,
    private readonly account: OwnAccountService,
    private readonly sessions: UserSessionsService,
    private readonly secondFactors: SecondFactorsService,
    private readonly accounts: AccountsService,
    private readonly audit: AuditEventsService,
    private readonly verification: AuditVerificationService,
    private readonly mails: OutgoingMailsService,
    private readonly issues: NewsletterIssuesService,
    private readonly consents: ConsentsService,
    private readonly settings: SettingsEditingService,
    private readonly webhooks: WebhookEditingService,
    private readonly webhookLog: WebhookLogService,
    private readonly apiKeys: AdminApiKeysService,
  ) {}

  /** @param sessionId of the session that asks */
  for(user: SignedInUser, sessionId: string): AdminPageQueries {
    /** What staff are refused, whatever page asks it for them. */
    const ownerOnly =
      <Asked extends unknown[], T>(query: (...asked: Asked) => Promise<T>) =>
      async (...asked: Asked): Promise<T> => {
        if (!suffices(user.role, 'admin')) throw new ForbiddenException()
        return query(...asked)
      }
    return {
      dashboard: (search) => this.dashboards.show(lenientQuery(DashboardQueryDto, search)),

      contactMessages: (search) =>
        this.list(leadQuery(leadKindOf(ContactMessage), ContactMessageQueryDto, search), (query) =>
          this.lists.list(leadKindOf(ContactMessage), query, user, toContactMessageItem),
        ),
      contactMessage: (id, search) =>
        ifFound(id, () =>
          this.details.read(
            leadKindOf(ContactMessage),
            id,
            leadQuery(leadKindOf(ContactMessage), ContactMessageQueryDto, search),
            user,
            toContactMessageItem,
          ),
        ),

      franchiseInquiries: (search) =>
        this.list(leadQuery(leadKindOf(FranchiseInquiry), FranchiseInquiryQueryDto, search), (query) =>
          this.lists.list(leadKindOf(FranchiseInquiry), query, user, toFranchiseInquiryItem),
        ),
      franchiseInquiry: (id, search) =>
        ifFound(id, () =>
          this.details.read(
            leadKindOf(FranchiseInquiry),
            id,
            leadQuery(leadKindOf(FranchiseInquiry), FranchiseInquiryQueryDto, search),
            user,
            toFranchiseInquiryItem,
          ),
        ),

      appointmentRequests: (search) =>
        this.list(leadQuery(leadKindOf(AppointmentRequest), AppointmentRequestQueryDto, search), (query) =>
          this.lists.list(leadKindOf(AppointmentRequest), query, user, toAppointmentRequestItem),
        ),
      appointmentRequest: (id, search) =>
        ifFound(id, () =>
          this.details.read(
            leadKindOf(AppointmentRequest),
            id,
            leadQuery(leadKindOf(AppointmentRequest), AppointmentRequestQueryDto, search),
            user,
            toAppointmentRequestItem,
          ),
        ),

      newsletterSubscribers: (search) =>
        this.list(lenientQuery(SubscriberQueryDto, search), (query) => this.subscribers.list(query)),
      newsletterIssues: (search) => this.list(lenientQuery(ListQueryDto, search), (query) => this.issues.list(query)),
      newsletterIssue: (id) => ifFound(id, () => this.issues.read(id)),
      newsletterIssuePreview: (id, language) => ifFound(id, () => this.issues.preview(id, language)),
      colleagues: () => this.users.colleagues(),
      account: () => this.account.show(user.id),
      ownSessions: () => this.sessions.list(user.id, sessionId),
      enrolment: () => this.secondFactors.pending(user),
      locations: async (language) => (await this.locations.list(language)).map(({ slug, name }) => ({ slug, name })),

      contentOverview: ownerOnly(() => this.content.overview()),
      contentList: ownerOnly((path) => this.content.listAt(path)),
      contentItem: ownerOnly((path, id) => this.content.itemAt(path, id)),
      contentHistory: ownerOnly((kind, id) => this.audit.ofSubject(kind, id)),
      postPreview: ownerOnly((id, language) => this.posts.preview(id, language)),
      outgoingMails: ownerOnly((search) =>
        this.list(lenientQuery(OutgoingMailQueryDto, search), (query) => this.mails.list(query)),
      ),
      outgoingMail: ownerOnly((id) => ifFound(id, () => this.mails.read(id, user))),
      consents: ownerOnly(() => this.consents.count()),
      settings: ownerOnly(() => this.settings.read()),
      webhooks: ownerOnly(() => this.webhooks.list()),
      webhook: ownerOnly((id) => ifFound(id, () => this.webhooks.read(id))),
      webhookDeliveries: ownerOnly((id, search) =>
        ifFound(id, () =>
          this.list(lenientQuery(WebhookDeliveryQueryDto, search), (query) => this.webhookLog.list(id, query)),
        ),
      ),
      webhookDelivery: ownerOnly(async (id, delivery) =>
        isUUID(delivery) ? ifFound(id, () => this.webhookLog.read(id, delivery)) : undefined,
      ),
      apiKeys: ownerOnly(() => this.apiKeys.list()),
      users: ownerOnly(() => this.accounts.list()),
      auditEvents: ownerOnly((search) =>
        this.list(lenientQuery(AuditQueryDto, search), (query) => this.audit.list(query)),
      ),
      auditVerification: ownerOnly(() => this.verification.verify()),
      auditChoices: ownerOnly(() => this.audit.choices()),
    }
  }

  private async list<Query extends ListQueryDto, Page extends ListPageDto>(
    query: Query,
    read: (query: Query) => Promise<Page>,
  ): Promise<Page & { query: Query }> {
    const page = await read(query)
    const last = Math.max(1, Math.ceil(page.total / page.pageSize))
    if (page.page <= last) return { ...page, query }
    const within = { ...query, page: last }
    return { ...(await read(within)), query: within }
  }
}

/** A status that contradicts the view leaves nothing: the page leaves it out. */
function leadQuery<Query extends LeadQueryDto>(kind: LeadStatuses, dto: Type<Query>, search: Search): Query {
  const query = lenientQuery(dto, search)
  const possible = statusesIn(query.view, kind)
  const status = query.status?.filter((one) => possible.includes(one))
  return Object.assign(query, { status: status?.length ? status : undefined })
}

async function ifFound<T>(id: string, read: () => Promise<T>): Promise<T | undefined> {
  if (!isUUID(id)) return undefined
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && error.getStatus() === 404) return undefined
    throw error
  }
}
