import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere, In } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName } from '#src/platform/access/user.entity.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { TAKE_BACK_SECONDS } from '#src/shared/leads/lead-reply.js'
import { getOrThrow } from '#src/shared/lookups.js'
import { findDeadlines } from '../deadlines/answer-deadlines.service.js'
import { findFollowUps } from '../follow-ups/follow-ups.js'
import { LeadEvent, type LeadEventType, mailEventTypes } from '../history/lead-event.entity.js'
import { LeadNote } from '../history/lead-note.entity.js'
import { LeadReply } from '../history/lead-reply.entity.js'
import { LeadReplyFile } from '../history/lead-reply-file.entity.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'
import { findSurroundings, resolveFilter } from '../lists/lead.queries.js'
import type { LeadQueryDto } from '../lists/lead-query.dto.js'
import { isVisible } from '../visible-leads.js'
import {
  type LeadDetailsDto,
  type LeadEventDto,
  type LeadNoteDto,
  type LeadReplyDto,
  ReplyFileDto,
} from './lead-details.dto.js'
import { RelatedLeadsService } from './related-leads.service.js'
import { withoutHiddenLeads } from './visible-history.js'

/** Author of changes that no user made, and no sender makes: of the assignee by the command line, and collected confirmations. */
const SYSTEM = 'Biorezonanca'
const BY_SITE: LeadEventType[] = ['assignee', ...mailEventTypes]
/** Minutes within which repeated views are recorded once. */
const ONE_LOOK_MINUTES = 10

/** Details of one lead. */
@Injectable()
export class LeadDetailsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly related: RelatedLeadsService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Returns a lead with details, and records who viewed it.
   * @param query list from which it was opened, for its page and neighbours
   * @throws Problem 404
   */
  async read<L extends Lead, Item>(
    kind: LeadKind<L>,
    id: string,
    { page: _page, pageSize, ...values }: LeadQueryDto,
    user: SignedInUser,
    toItem: (lead: L) => Item,
  ): Promise<Item & LeadDetailsDto & { merged: Item[] }> {
    const { manager } = this.dataSource
    const filter = await resolveFilter(manager, kind, values, user)
    const [{ lead, merged, mergedIntoId, ...beside }, { before, ...neighbours }] = await Promise.all([
      this.look(kind, id, user),
      findSurroundings(manager, kind, filter, user, id),
    ])
    return {
      ...toItem(lead),
      merged: merged.map(toItem),
      mergedIntoId,
      moves: lead.trashedAt ? [] : [...(kind.moves[lead.status] ?? [])],
      ...beside,
      ...neighbours,
      page: 1 + Math.floor(before / pageSize),
    }
  }

  private async look<L extends Lead>(kind: LeadKind<L>, id: string, user: SignedInUser) {
    const { manager } = this.dataSource
    const stored = await manager.find(kind.entity, {
      where: [{ id }, { mergedIntoId: id }] as FindOptionsWhere<L>[],
      order: { receivedAt: 'DESC' } as object,
    })
    const found = stored.filter((one) => isVisible(one, user.locations))
    const lead = found.find((one) => one.id === id)
    if (!lead) throw leadNotFound()
    const merged = found.filter((one) => one !== lead)
    await kind.setDerived?.(found, manager)
    const ids = [id, ...merged.map((other) => other.id)]
    const [deadlines, followUps, mergedIntoId, notes, history, replies, samePerson] = await Promise.all([
      findDeadlines(manager, kind as LeadKind, [lead]),
      findFollowUps(manager, kind as LeadKind, [lead]),
      this.targetOf(kind, lead, user),
      this.notesOf(ids),
      this.historyOf(kind, found, user),
      this.repliesTo(ids, user),
      this.related.to(lead, ids, user.locations),
      this.audit.recordOnceIn(ONE_LOOK_MINUTES, {
        action: 'lead.viewed',
        actor: user,
        subject: { kind: kind.name, id },
      }),
    ])
    const due = { answerDueAt: deadlines.get(id) ?? null, followUp: followUps.get(id) ?? null }
    return { lead, merged, mergedIntoId, ...due, notes, history, replies, samePerson }
  }

  /** Returns the id of the lead that a lead was merged into, if the reader may see it. */
  private async targetOf<L extends Lead>(kind: LeadKind<L>, { mergedIntoId }: L, { locations }: SignedInUser) {
    if (!mergedIntoId || locations === null) return mergedIntoId
    const target = await this.dataSource.manager.findOneBy<Lead>(kind.entity, { id: mergedIntoId })
    return target && isVisible(target, locations) ? mergedIntoId : null
  }

  private async notesOf(leadIds: string[]): Promise<LeadNoteDto[]> {
    const notes = await this.dataSource.manager.find(LeadNote, {
      where: { leadId: In(leadIds) },
      relations: { author: true },
      order: { writtenAt: 'ASC' },
    })
    return notes.map(({ author, ...note }) => ({ ...note, author: displayName(author) }))
  }

  private async repliesTo(leadIds: string[], reader: SignedInUser): Promise<LeadReplyDto[]> {
    const { manager } = this.dataSource
    const replies = await manager.find(LeadReply, {
      where: { leadId: In(leadIds) },
      relations: { author: true },
      order: { writtenAt: 'ASC', id: 'ASC' },
    })
    const ids = replies.map(({ id }) => id)
    const [mails, files] = await Promise.all([
      manager.findBy(OutgoingMail, { id: In(ids) }),
      manager.find(LeadReplyFile, {
        select: { id: true, replyId: true, name: true, type: true, size: true },
        where: { replyId: In(ids) },
        order: { id: 'ASC' },
      }),
    ])
    return replies.map(({ author, language: _language, ...reply }) => {
      const mail = mails.find(({ id }) => id === reply.id)
      const state = mail?.givenUpAt ? 'failed' : mail && !mail.sentAt ? 'waiting' : 'sent'
      const isOwn = author.id === reader.id
      const seconds = Math.ceil(TAKE_BACK_SECONDS - (Date.now() - reply.writtenAt.getTime()) / 1000)
      const takeBackSeconds = isOwn && state === 'waiting' ? Math.max(0, seconds) : 0
      const filesOfReply = files.filter(({ replyId }) => replyId === reply.id)
      return {
        ...reply,
        author: displayName(author),
        isOwn,
        state,
        takeBackSeconds,
        files: filesOfReply.map((file) => ReplyFileDto.pick(file)),
      }
    })
  }

  private async historyOf<L extends Lead>(
    kind: LeadKind<L>,
    leads: L[],
    { locations }: SignedInUser,
  ): Promise<LeadEventDto[]> {
    const senders = new Map(leads.map((lead) => [lead.id, kind.nameOf(lead)]))
    const { manager } = this.dataSource
    const stored = await manager.find(LeadEvent, {
      where: { leadId: In([...senders.keys()]) },
      relations: { actor: true, apiKey: true },
      order: { id: 'ASC' },
    })
    const events = await withoutHiddenLeads(manager, stored, locations)
    return events.map(({ leadId, at, actor, apiKey, type, oldValue, newValue }) => ({
      leadId,
      at,
      type,
      oldValue,
      newValue,
      actor: actor
        ? displayName(actor)
        : apiKey
          ? `${apiKey.name} (API)`
          : BY_SITE.includes(type)
            ? SYSTEM
            : getOrThrow(senders, leadId),
    }))
  }
}
