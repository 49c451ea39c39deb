import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In, type FindOptionsWhere } from 'typeorm'
import type { Lead } from '../lead.entity.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { LeadDetailsDto, LeadEventDto, LeadNoteDto } from './lead-details.dto.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { LeadNote } from '../history/lead-note.entity.js'
import { leadNotFound } from '../lead-problems.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { findSurroundings } from './lead.queries.js'
import { RelatedLeadsService } from './related-leads.service.js'
import { displayName } from '#src/platform/access/user.entity.js'

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
    { page: _page, pageSize, ...filter }: LeadQueryDto,
    user: SignedInUser,
    toItem: (lead: L) => Item,
  ): Promise<Item & LeadDetailsDto & { merged: Item[] }> {
    const [{ lead, merged, ...beside }, { before, ...neighbours }] = await Promise.all([
      this.look(kind, id, user),
      findSurroundings(this.dataSource.manager, kind, filter, user.id, id),
    ])
    return {
      ...toItem(lead),
      merged: merged.map(toItem),
      mergedIntoId: lead.mergedIntoId,
      moves: lead.trashedAt ? [] : [...(kind.moves[lead.status] ?? [])],
      ...beside,
      ...neighbours,
      page: 1 + Math.floor(before / pageSize),
    }
  }

  private async look<L extends Lead>(kind: LeadKind<L>, id: string, user: SignedInUser) {
    const { manager } = this.dataSource
    const found = await manager.find(kind.entity, {
      where: [{ id }, { mergedIntoId: id }] as FindOptionsWhere<L>[],
      order: { receivedAt: 'DESC' } as object,
    })
    const lead = found.find((one) => one.id === id)
    if (!lead) throw leadNotFound()
    const merged = found.filter((one) => one !== lead)
    const ids = [id, ...merged.map((other) => other.id)]
    const [notes, history, samePerson] = await Promise.all([
      this.notesOf(ids),
      this.historyOf(ids),
      this.related.to(lead, ids),
      this.audit.recordOnceIn(ONE_LOOK_MINUTES, {
        action: 'lead.viewed',
        actor: user,
        subject: { kind: kind.name, id },
      }),
    ])
    return { lead, merged, notes, history, samePerson }
  }

  private async notesOf(leadIds: string[]): Promise<LeadNoteDto[]> {
    const notes = await this.dataSource.manager.find(LeadNote, {
      where: { leadId: In(leadIds) },
      relations: { author: true },
      order: { writtenAt: 'ASC' },
    })
    return notes.map(({ author, ...note }) => ({ ...note, author: displayName(author) }))
  }

  private async historyOf(leadIds: string[]): Promise<LeadEventDto[]> {
    const events = await this.dataSource.manager.find(LeadEvent, {
      where: { leadId: In(leadIds) },
      relations: { actor: true, apiKey: true },
      order: { id: 'ASC' },
    })
    return events.map(({ leadId, at, actor, apiKey, type, oldValue, newValue }) => ({
      ...{ leadId, at, type, oldValue, newValue },
      actor: actor ? displayName(actor) : `${apiKey!.name} (API)`,
    }))
  }
}
