import { Readable } from 'node:stream'
import { Injectable, type StreamableFile } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In } from 'typeorm'
import type { Lead } from '../lead.entity.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { User } from '#src/platform/access/user.entity.js'
import { csvFile } from '#src/platform/http/lists/csv-file.js'
import type { CsvFormatDto } from '#src/platform/http/lists/csv-format.dto.js'
import type { LeadKind } from '../lead-kind.js'
import { textsOf } from '../sent-fields.js'
import { LeadNote } from '../history/lead-note.entity.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { type LeadFilter, filterLeads, findPlaceOfLead, sortLeads, startAfter } from './lead.queries.js'
import { findMerged } from './merged-leads.js'

const BATCH = 500
/** Small, so that the download starts immediately. */
const FIRST_BATCH = 25

/** Exports lists as tables for spreadsheets. */
@Injectable()
export class LeadExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Exports the list of a filter, with assignees, merged leads and notes. Recorded in the audit log before it starts.
   */
  async file<L extends Lead, Row extends object>(
    kind: LeadKind<L>,
    { page: _page, pageSize: _pageSize, lang: _lang, delimiter, ...filter }: LeadQueryDto & CsvFormatDto,
    user: SignedInUser,
    toRow: (lead: L) => Row,
  ): Promise<StreamableFile> {
    const { search, ...conditions } = filter
    const details = { kind: kind.name, ...conditions, searched: Boolean(search) } // search terms are often names
    await this.audit.record({ action: 'lead.exported', actor: user, details })
    const columns = [...Object.keys(toRow(this.dataSource.manager.create(kind.entity))), 'assignee', 'merged', 'notes']
    return csvFile(columns, Readable.from(this.rows(kind, filter, user, toRow)), { delimiter })
  }

  /** Yields rows in batches by key, so that memory and locks do not grow with the list. */
  private async *rows<L extends Lead, Row extends object>(
    kind: LeadKind<L>,
    filter: LeadFilter,
    user: SignedInUser,
    toRow: (lead: L) => Row,
  ): AsyncGenerator<Row & { assignee: string; merged: string; notes: string }> {
    const { manager } = this.dataSource
    const users = await manager.find(User, { select: { id: true, email: true } })
    const emails = new Map(users.map(({ id, email }) => [id, email]))
    let last: L | undefined
    do {
      const leads = filterLeads(manager, kind, filter, user.id)
      if (last) startAfter(leads, filter.sort, await findPlaceOfLead(manager, kind, filter.sort, last.id))
      const batch = await sortLeads(leads, kind, filter.sort)
        .limit(last ? BATCH : FIRST_BATCH)
        .getMany()
      const merged = await findMerged(
        manager,
        kind,
        batch.map(({ id }) => id),
      )
      const notes = await this.notesOf(merged)
      for (const lead of batch) {
        const assignee = emails.get(lead.assigneeId ?? '') ?? ''
        yield {
          ...{ ...toRow(lead), suspicions: lead.suspicions.join(' '), assignee },
          merged: merged
            .get(lead.id)!
            .map((other) => line(kind, other))
            .join('\n'),
          notes: notes.get(lead.id)?.join('\n') ?? '',
        }
      }
      last = batch.at(-1)
    } while (last)
  }

  /** Returns notes by lead, oldest first, including those on merged leads. */
  private async notesOf<L extends Lead>(merged: Map<string, L[]>): Promise<Map<string, string[]>> {
    const { manager } = this.dataSource
    const shownWith = new Map([...merged.values()].flat().map(({ id, mergedIntoId }) => [id, mergedIntoId!]))
    const notes = await manager.find(LeadNote, {
      where: { leadId: In([...merged.keys(), ...shownWith.keys()]) },
      relations: { author: true },
      order: { writtenAt: 'ASC' },
    })
    const byLead = new Map<string, string[]>()
    for (const { leadId, author, writtenAt, text } of notes) {
      const id = shownWith.get(leadId) ?? leadId
      byLead.set(id, [...(byLead.get(id) ?? []), `${writtenAt.toISOString()} ${author.email}: ${text}`])
    }
    return byLead
  }
}

/** Renders a merged lead as one line. */
function line<L extends Lead>(kind: LeadKind<L>, lead: L): string {
  return `${lead.receivedAt.toISOString()} ${textsOf(kind, lead).filter(Boolean).join('; ')}`
}
