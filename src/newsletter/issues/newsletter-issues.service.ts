import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { countUpTo, MOST_COUNTED } from '#src/platform/http/lists/count-up-to.js'
import type { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { namesOf } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import { completeLanguages, newsletterIssue as fields } from '#src/shared/newsletter/newsletter-issue.js'
import { IssueAudienceService } from '../issue-audience.service.js'
import { IssueLettersService, issueTestMail } from '../mails/issues/issue-letters.service.js'
import { NewsletterIssue } from '../newsletter-issue.entity.js'
import { issueNotFound, issueNotInStatus } from './issue-problems.js'
import {
  type IssueProgressDto,
  type IssueTextsDto,
  type NewsletterIssueDto,
  NewsletterIssueItemDto,
  type NewsletterIssuesPageDto,
} from './newsletter-issue.dto.js'

/** Minutes in which changes by one user are one entry of the audit log: an editor saves every few seconds. */
const ONE_CHANGE_MINUTES = 10

const PROGRESS = `
  SELECT count(mail.sent_at)::int AS sent, count(mail.given_up_at)::int AS "givenUp",
    count(*) FILTER (WHERE mail.sent_at IS NULL AND mail.given_up_at IS NULL AND mail.id IS NOT NULL)::int AS waiting,
    count(*) FILTER (WHERE mail.id IS NULL)::int AS skipped
  FROM newsletter_issue_deliveries delivery LEFT JOIN outgoing_mails mail ON mail.id = delivery.mail_id
  WHERE delivery.issue_id = $1`

/** Drafts and states of newsletter issues, for staff. */
@Injectable()
export class NewsletterIssuesService {
  constructor(
    @InjectRepository(NewsletterIssue) private readonly issues: Repository<NewsletterIssue>,
    private readonly audience: IssueAudienceService,
    private readonly letters: IssueLettersService,
    private readonly queue: MailQueueService,
    private readonly audit: AuditLogService,
    private readonly writes: IdempotentWritesService,
  ) {}

  async list({ page, pageSize }: ListQueryDto): Promise<NewsletterIssuesPageDto> {
    const issues = this.issues.createQueryBuilder('issue')
    const total = await countUpTo(issues, MOST_COUNTED)
    const rows = await issues
      .orderBy('issue.createdAt', 'DESC')
      .addOrderBy('issue.id', 'DESC')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getMany()
    return { items: rows.map((issue) => NewsletterIssueItemDto.pick(issue)), page, pageSize, ...total }
  }

  /** Returns an issue. @throws Problem 404 */
  async read(id: string): Promise<NewsletterIssueDto> {
    const issue = await this.find(id)
    const { version, textHr, textEn, expected, savedAt, testedHrAt, testedEnAt } = issue
    const [progress] = await this.issues.query<[Omit<IssueProgressDto, 'expected'>]>(PROGRESS, [id])
    return {
      ...NewsletterIssueItemDto.pick(issue),
      version,
      textHr,
      textEn,
      savedAt,
      testedAt: { hr: testedHrAt, en: testedEnAt },
      languages: completeLanguages(issue),
      audience: await this.audience.count(),
      progress: { expected, ...progress },
    }
  }

  /**
   * Creates a draft. @param key `Idempotency-Key` of the author
   * @throws Problem 422 without any text, or for a key that was sent with other texts
   */
  async create(texts: IssueTextsDto, actor: SignedInUser, key?: string): Promise<Pick<NewsletterIssue, 'id'>> {
    if (namesOf(fields).every((field) => texts[field] === '')) {
      throw Problem.validation([{ field: 'titleHr', code: 'required' }])
    }
    const request = { scope: `issue:${actor.id}`, key, body: texts }
    const id = idByTime()
    return this.issues.manager.transaction(async (manager) => {
      const issue = await this.writes.onceWithin(manager, request, async () => {
        await manager.insert(NewsletterIssue, { ...texts, id })
        return { id }
      })
      const created = { action: 'issue.created', actor, subject: { kind: 'issue', id } } as const
      if (issue.id === id) await this.audit.record(created, manager)
      return issue
    })
  }

  /**
   * Replaces the texts of a draft; the same texts are no change.
   * @throws Problem 404; 409 for other statuses; 412 when it was changed since
   */
  async save(id: string, texts: IssueTextsDto, seen: number, actor: SignedInUser): Promise<void> {
    await this.issues.manager.transaction(async (manager) => {
      const issue = await manager.findOne(NewsletterIssue, { where: { id }, lock: { mode: 'pessimistic_write' } })
      if (!issue) throw issueNotFound()
      if (issue.status !== 'draft') throw issueNotInStatus()
      if (issue.version !== seen) throw changedMeanwhile('issue')
      if (namesOf(fields).every((field) => issue[field] === texts[field])) return
      await manager.update(NewsletterIssue, { id }, { ...texts, version: seen + 1, savedAt: () => 'now()' })
      const changed = { action: 'issue.changed', actor, subject: { kind: 'issue', id } } as const
      await this.audit.recordUnlessLast(ONE_CHANGE_MINUTES, changed, manager)
    })
  }

  /** Returns the letter that readers in a language receive. @throws Problem 404 */
  async preview(id: string, language: Language): Promise<Letter> {
    return this.letters.preview(await this.find(id), language)
  }

  /** Sends a test mail to the signed-in user, with the texts at sending time. @throws Problem 404 */
  async test(id: string, language: Language, { email }: SignedInUser): Promise<void> {
    await this.find(id)
    const mail = { kind: issueTestMail, subjectId: id, recipient: email, language }
    const tested = language === 'hr' ? { testedHrAt: () => 'now()' } : { testedEnAt: () => 'now()' }
    await this.issues.manager.transaction(async (manager) => {
      await manager.update(NewsletterIssue, { id }, tested)
      await this.queue.add(manager, [mail])
    })
  }

  private async find(id: string): Promise<NewsletterIssue> {
    const issue = await this.issues.findOneBy({ id })
    if (!issue) throw issueNotFound()
    return issue
  }
}
