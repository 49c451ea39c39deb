import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { TAKE_BACK_SECONDS } from '#src/shared/leads/lead-reply.js'
import { placeholdersIn } from '#src/shared/leads/reply-placeholders.js'
import { LeadNote } from '../history/lead-note.entity.js'
import { LeadReply } from '../history/lead-reply.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { replyLetter } from '../lead-mail-kinds.js'
import {
  assertStillVisible,
  type ChangeContext,
  LeadChangesService,
  lockLead,
  recordEvent,
} from '../work/lead-changes.service.js'
import { LeadUndoService } from '../work/lead-undo.service.js'
import { findLastReply } from './last-reply.js'
import type { NewCallDto, NewReplyDto, QueuedReplyDto } from './lead-reply.dto.js'
import { attachFiles } from './reply-files.service.js'

/** Seconds until the mail of a reply is due: longer than its author has to take it back. */
const DUE_SECONDS = TAKE_BACK_SECONDS + 5

/** Deletes the mail of a reply before it is due; by the clock, since the transaction may have waited for the lead. */
const STOP_MAIL = `
  DELETE FROM outgoing_mails
  WHERE id = $1 AND attempts = 0 AND clock_timestamp() < created_at + make_interval(secs => ${DUE_SECONDS})`

async function stopMail(manager: EntityManager, id: string): Promise<boolean> {
  const [, stopped] = await manager.query<[unknown, number]>(STOP_MAIL, [id])
  return stopped > 0
}

/** Replies of staff to the senders of leads, by mail and by telephone. */
@Injectable()
export class LeadRepliesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: IdempotentWritesService,
    private readonly queue: MailQueueService,
    private readonly changes: LeadChangesService,
    private readonly undoing: LeadUndoService,
  ) {}

  /**
   * Queues a reply to the sender of a lead, assigns the lead to the author, and counts as an answer.
   * @param key `Idempotency-Key` of the author
   * @throws Problem 404, 409 if somebody else has replied or the lead cannot be answered, 422
   */
  send<L extends Lead>(
    kind: LeadKind<L>,
    leadId: string,
    { text, after, files }: NewReplyDto,
    by: SignedInUser,
    key?: string,
  ): Promise<QueuedReplyDto> {
    const unfilled = placeholdersIn(text)
    if (unfilled.length > 0) {
      const args = { placeholders: unfilled.map((name) => `{${name}}`).join(', ') }
      throw Problem.validation([{ field: 'text', code: 'reply.placeholder', args }])
    }
    const request = { scope: `reply:${by.id}`, key, body: { leadId, text, after, files } }
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      await assertStillVisible(manager, kind, leadId, author.locations)
      return this.writes.onceWithin(manager, request, () =>
        this.store(manager, kind, leadId, { text, after, files }, author),
      )
    })
  }

  private async store<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    leadId: string,
    { text, after, files = [] }: NewReplyDto,
    by: SignedInUser,
  ): Promise<QueuedReplyDto> {
    const lead = await lockLead(manager, kind, leadId, by.locations)
    if (!lead.email || lead.trashedAt || lead.mergedIntoId || lead.status === 'spam') {
      throw new Problem({ code: 'reply.not_possible' })
    }
    const last = await findLastReply(manager, kind, leadId, by.locations)
    if (last?.id !== after) throw new Problem({ code: 'reply.replied_meanwhile' })
    const context = { by, at: new Date() }
    const id = idByTime()
    const { email: recipient, language } = lead
    await manager.insert(LeadReply, {
      id,
      leadId,
      author: { id: by.id },
      recipient,
      language,
      text,
      writtenAt: context.at,
    })
    await attachFiles(manager, files, { id, leadId }, by)
    const mail = {
      id,
      kind: replyLetter(kind.scope),
      subjectId: leadId,
      recipient,
      language,
      delaySeconds: DUE_SECONDS,
    }
    await this.queue.add(manager, [mail])
    await this.answer(manager, kind, lead, context)
    return { id, version: lead.version }
  }

  /**
   * Takes back a reply whose mail is not due yet, with the changes that it made. One that is gone was taken back before.
   * @throws Problem 404, 409
   */
  takeBack<L extends Lead>(kind: LeadKind<L>, leadId: string, replyId: string, by: SignedInUser): Promise<VersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      const lead = await lockLead(manager, kind, leadId, author.locations)
      const reply = await manager.findOne(LeadReply, { where: { id: replyId, leadId }, relations: { author: true } })
      if (!reply) return { version: lead.version }
      const isStopped = reply.author.id === by.id && (await stopMail(manager, replyId))
      if (!isStopped) throw new Problem({ code: 'reply.sent' })
      await manager.delete(LeadReply, { id: replyId })
      await this.undoing.undoWithin(manager, kind, lead, reply.writtenAt, { by: author, at: new Date() })
      return { version: lead.version }
    })
  }

  /**
   * Records a telephone call; one that reached the sender counts as an answer.
   * @param key `Idempotency-Key` of the author
   * @throws Problem 404, 409, 422 for a key that was sent with another call
   */
  call<L extends Lead>(
    kind: LeadKind<L>,
    leadId: string,
    { outcome, note }: NewCallDto,
    by: SignedInUser,
    key?: string,
  ): Promise<VersionDto> {
    const request = { scope: `call:${by.id}`, key, body: { leadId, outcome, note } }
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      await assertStillVisible(manager, kind, leadId, author.locations)
      return this.writes.onceWithin(manager, request, () =>
        this.record(manager, kind, leadId, { outcome, note }, author),
      )
    })
  }

  private async record<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    leadId: string,
    { outcome, note }: NewCallDto,
    by: SignedInUser,
  ): Promise<VersionDto> {
    const lead = await lockLead(manager, kind, leadId, by.locations)
    if (lead.trashedAt || lead.mergedIntoId || lead.status === 'spam') throw new Problem({ code: 'reply.not_possible' })
    const context = { by, at: new Date() }
    await recordEvent(manager, context, leadId, 'called', [null, outcome])
    if (note) await manager.insert(LeadNote, { leadId, text: note, author: { id: by.id } })
    if (outcome === 'reached') await this.answer(manager, kind, lead, context)
    return { version: lead.version }
  }

  private async answer<L extends Lead>(
    manager: EntityManager,
    kind: LeadKind<L>,
    lead: L,
    context: ChangeContext & { by: SignedInUser },
  ) {
    lead.firstAnsweredAt ??= context.at
    const status = kind.replied && kind.moves[lead.status]?.includes(kind.replied) ? kind.replied : undefined
    await this.changes.changeWithin(manager, kind, lead, { status, assigneeId: context.by.id }, context)
  }
}
