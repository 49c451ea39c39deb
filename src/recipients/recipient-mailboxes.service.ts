import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { assertLocationsExist } from '#src/platform/access/location-binding.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import { publish } from '#src/platform/outbox/publish.js'
import { requireValue } from '#src/shared/lookups.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { RecipientMailbox } from './recipient-mailbox.entity.js'
import { MailboxDto, type NewMailboxDto } from './recipients.dto.js'

/** Path of the page that confirms a mailbox. */
export const CONFIRMATION_PATH = '/admin/mailbox'

const VALID_MS = 7 * 24 * 3_600_000

/** Link in the mail to a new mailbox. */
export interface MailboxLink {
  location: string | null
  link: string
  expiresAt: Date
}

/** Mailboxes that receive personal data of clients. */
@Injectable()
export class RecipientMailboxesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  /** Returns all mailboxes, current ones first, with the last mail to each. */
  async list(): Promise<MailboxDto[]> {
    const { manager } = this.dataSource
    const mailboxes = await manager.find(RecipientMailbox, {
      order: { endedAt: 'DESC', location: 'ASC', email: 'ASC' },
    })
    const users = await manager.findBy(User, { id: In(mailboxes.flatMap(({ addedById }) => addedById ?? [])) })
    const uses = await manager.query<{ recipient: string; at: Date }[]>(
      `SELECT lower(recipient::text) AS recipient, max(sent_at) AS at FROM outgoing_mails
       WHERE recipient = ANY ($1::citext[]) AND sent_at IS NOT NULL AND kind NOT LIKE 'recipient.%' GROUP BY lower(recipient::text)`,
      [mailboxes.map(({ email }) => email)],
    )
    return mailboxes.map((mailbox) => {
      const { addedById, confirmedAt, email, endedAt } = mailbox
      const adder = users.find(({ id }) => id === addedById)
      return MailboxDto.pick(mailbox, {
        state: endedAt ? 'ended' : confirmedAt ? 'confirmed' : 'pending',
        addedBy: adder ? displayName(adder) : null,
        lastUsedAt: uses.find(({ recipient }) => recipient === email.toLowerCase())?.at ?? null,
      })
    })
  }

  /**
   * Adds a mailbox and mails it a link; it receives nothing else before the link is confirmed. One that still waits gets a new link.
   * @throws Problem 409 `recipient.exists`, 422
   */
  async add({ email, location: slug }: NewMailboxDto, actor: SignedInUser): Promise<MailboxDto> {
    if (!isDeliverable(email)) throw Problem.validation([{ field: 'email', code: 'email.invalid' }])
    const location = slug ?? null
    const id = await this.dataSource.transaction(async (manager) => {
      await assertLocation(manager, location)
      const added = { email, location, addedById: actor.id }
      await manager.createQueryBuilder().insert().into(RecipientMailbox).values(added).orIgnore().execute()
      const mailbox = await manager.findOneOrFail(RecipientMailbox, {
        where: { email, location: location ?? IsNull(), endedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      })
      if (mailbox.confirmedAt) throw new Problem({ code: 'recipient.exists' })
      const tokenExpiresAt = new Date(Date.now() + VALID_MS)
      const tokenHash = hashOfToken(this.tokenOf(mailbox.id, tokenExpiresAt))
      await manager.update(RecipientMailbox, { id: mailbox.id }, { tokenHash, tokenExpiresAt })
      await publish(manager, 'recipient.link_issued', mailbox.id)
      await this.record(manager, 'recipient.added', mailbox, actor)
      return mailbox.id
    })
    return requireValue(
      (await this.list()).find((each) => each.id === id),
      'added mailbox',
    )
  }

  /** Confirms a mailbox, which receives from now on. @throws Problem 404 `recipient.link_invalid` */
  async confirm(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const mailbox = await manager.findOne(RecipientMailbox, {
        where: { tokenHash: hashOfToken(token), tokenExpiresAt: MoreThan(new Date()), endedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      })
      if (!mailbox) throw new Problem({ code: 'recipient.link_invalid' })
      const confirmed = { confirmedAt: new Date(), tokenHash: null, tokenExpiresAt: null }
      await manager.update(RecipientMailbox, { id: mailbox.id }, confirmed)
      await this.record(manager, 'recipient.confirmed', mailbox)
    })
    this.contentChanges.announce()
  }

  /** Ends a mailbox: the mails that wait go to the other recipients. @throws NotFoundException */
  async end(id: string, actor: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const where = { id, endedAt: IsNull() }
      const mailbox = await manager.findOne(RecipientMailbox, { where, lock: { mode: 'pessimistic_write' } })
      if (!mailbox) throw new NotFoundException()
      await manager.update(RecipientMailbox, { id }, { endedAt: new Date(), tokenHash: null, tokenExpiresAt: null })
      await this.record(manager, 'recipient.ended', mailbox, actor)
    })
    this.contentChanges.announce()
  }

  /** Returns the link of a mailbox that still waits; undefined if it was used, replaced, or has expired. */
  async linkOf(id: string, use: LetterUse): Promise<MailboxLink | undefined> {
    const waiting = { id, endedAt: IsNull(), tokenExpiresAt: MoreThan(new Date()) }
    const mailbox = await this.dataSource.manager.findOneBy(RecipientMailbox, waiting)
    if (!mailbox?.tokenExpiresAt) return undefined
    const token = this.tokenOf(id, mailbox.tokenExpiresAt)
    if (hashOfToken(token) !== mailbox.tokenHash) return undefined
    return {
      location: mailbox.location,
      link: this.linkWith(use === 'sent' ? token : REDACTED_TOKEN),
      expiresAt: mailbox.tokenExpiresAt,
    }
  }

  linkWith(token: string): string {
    return `${this.environment.publicUrl}${CONFIRMATION_PATH}?token=${token}`
  }

  /** Derives the token from the secret, so that it cannot be forged and a repeated mail contains the same one. */
  private tokenOf(id: string, expiresAt: Date): string {
    return this.secret.hash(`${id} ${expiresAt.getTime()}`, 'recipient-mailbox')
  }

  /** Records a change of the recipients, of which administrators and mailboxes are notified. */
  private async record(
    manager: EntityManager,
    action: AuditAction,
    { id, email, location }: RecipientMailbox,
    actor?: SignedInUser,
  ): Promise<void> {
    const subject = { kind: 'recipient', id }
    await this.audit.record(
      { action, actor, subject, details: { email, location }, publishes: 'recipient.changed' },
      manager,
    )
  }
}

/** Returns the confirmed mailboxes that receive mails: of locations, and of the head office with the location null. */
export function currentMailboxes(manager: EntityManager): Promise<RecipientMailbox[]> {
  return manager.find(RecipientMailbox, {
    where: { confirmedAt: Not(IsNull()), endedAt: IsNull() },
    order: { addedAt: 'ASC', email: 'ASC' },
  })
}

async function assertLocation(manager: EntityManager, location: string | null): Promise<void> {
  if (location === null) return
  await assertLocationsExist(manager, [location]).catch(() => {
    throw Problem.validation([{ field: 'location', code: 'location.unknown' }])
  })
}
