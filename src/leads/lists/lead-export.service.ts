import { Readable } from 'node:stream'
import { Injectable, type StreamableFile } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { DataSource, In } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { OfferService } from '#src/content/offer/offer.service.js'
import { Location } from '#src/locations/location.entity.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { tableFile } from '#src/platform/http/lists/table-file.js'
import type { TableFormatDto } from '#src/platform/http/lists/table-format.dto.js'
import type { Language } from '#src/shared/languages.js'
import { getOrThrow } from '#src/shared/lookups.js'
import { toZagrebTime } from '#src/shared/zagreb-time.js'
import { fieldInWords } from '../fields-in-words.js'
import { LeadNote } from '../history/lead-note.entity.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, textIn } from '../lead-kind.js'
import { textsOf } from '../sent-fields.js'
import { translateServices } from '../translate-services.js'
import { filterLeads, findPlaceOfLead, type LeadFilter, resolveFilter, sortLeads, startAfter } from './lead.queries.js'
import type { LeadQueryDto } from './lead-query.dto.js'
import { findMerged } from './merged-leads.js'

const BATCH = 500
/** Small, so that the download starts immediately. */
const FIRST_BATCH = 25

type Say = (key: string) => string

/** Cell of a column, besides those that need other rows. */
type Column<L extends Lead> = [key: string, header: string, cell: (lead: L) => string]

/** Exports lists as tables for spreadsheets, in the words of the admin. */
@Injectable()
export class LeadExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
    private readonly i18n: I18nService,
    private readonly offer: OfferService,
  ) {}

  /**
   * Exports the list of a filter, with assignees, merged leads and notes. Recorded in the audit log before it starts.
   */
  async file<L extends Lead>(
    kind: LeadKind<L>,
    { page: _page, pageSize: _pageSize, lang: _lang, delimiter, format, ...filter }: LeadQueryDto & TableFormatDto,
    user: SignedInUser,
    language: Language,
  ): Promise<StreamableFile> {
    const { search, ...conditions } = filter
    const details = { kind: kind.name, ...conditions, searched: Boolean(search) } // search terms are often names
    await this.audit.record({ action: 'lead.exported', actor: user, details })
    const say: Say = (key) => this.i18n.t(key, { lang: language })
    const services = await this.offer.serviceNamesIn(language)
    const columns = await this.columnsOf(kind, filter, language, say)
    const headers = [
      ...columns.map(([key, header]) => ({ key, header })),
      ...['merged', 'notes', 'id'].map((key) => ({ key, header: say(`leads.exportColumns.${key}`) })),
    ]
    const resolved = await resolveFilter(this.dataSource.manager, kind, filter, user)
    const rows = Readable.from(this.rows(kind, resolved, user, columns, services))
    return tableFile(kind.folder, headers, rows, { delimiter, format })
  }

  private async columnsOf<L extends Lead>(
    { name, scope, fields }: LeadKind<L>,
    { view }: LeadFilter,
    language: Language,
    say: Say,
  ): Promise<Column<L>[]> {
    const { manager } = this.dataSource
    const users = await manager.find(User, { select: { id: true, name: true, email: true } })
    const names = new Map(users.map((user) => [user.id, displayName(user)]))
    const locations = await manager.find(Location, { select: { slug: true, name: true } })
    const places = new Map(locations.map((location) => [location.slug, location.name[language]]))
    const column = (key: string, cell: Column<L>[2]): Column<L> => [key, say(`leads.exportColumns.${key}`), cell]
    return [
      column('received', ({ receivedAt }) => inSpreadsheet(receivedAt)),
      ...Object.entries(fields).flatMap(([field, { type }]): Column<L>[] => [
        [field, say(`fields.${scope}.${field}`), (lead) => fieldInWords({ fields, scope }, field, lead, language, say)],
        ...(type === 'tel' ? [column('phoneE164', (lead) => textIn(lead, 'phoneE164') ?? '')] : []),
      ]),
      column('status', ({ status }) => say(`leads.statuses.${name}.${status}`)),
      column('assignee', ({ assigneeId }) => names.get(assigneeId ?? '') ?? ''),
      column('location', ({ location }) => places.get(location ?? '') ?? location ?? ''),
      column('language', (lead) => say(`leads.languages.${lead.language}`)),
      column('firstAnswered', ({ firstAnsweredAt }) => inSpreadsheet(firstAnsweredAt)),
      ...(view === 'trash' ? [column('trashed', ({ trashedAt }) => inSpreadsheet(trashedAt))] : []),
      ...(view === 'spam'
        ? [column('suspicions', ({ suspicions }) => suspicions.map((one) => say(`leads.suspicions.${one}`)).join(', '))]
        : []),
    ]
  }

  /** Yields rows in batches by key, so that memory and locks do not grow with the list. */
  private async *rows<L extends Lead>(
    kind: LeadKind<L>,
    filter: LeadFilter,
    user: SignedInUser,
    columns: Column<L>[],
    services: ReadonlyMap<string, string>,
  ): AsyncGenerator<Record<string, string>> {
    const { manager } = this.dataSource
    let last: L | undefined
    do {
      const leads = filterLeads(manager, kind, filter, user)
      if (last) startAfter(leads, filter.sort, await findPlaceOfLead(manager, kind, filter.sort, last.id))
      const batch = await sortLeads(leads, kind, filter.sort)
        .limit(last ? BATCH : FIRST_BATCH)
        .getMany()
      const merged = await findMerged(
        manager,
        kind,
        batch.map(({ id }) => id),
        user.locations,
      )
      translateServices([...batch, ...[...merged.values()].flat()], services)
      const notes = await this.notesOf(merged)
      for (const lead of batch) {
        yield {
          ...Object.fromEntries(columns.map(([key, , cell]) => [key, cell(lead)])),
          merged: getOrThrow(merged, lead.id)
            .map((other) => line(kind, other))
            .join('\n'),
          notes: notes.get(lead.id)?.join('\n') ?? '',
          id: lead.id,
        }
      }
      last = batch.at(-1)
    } while (last)
  }

  /** Returns notes by lead, oldest first, including those on merged leads. */
  private async notesOf<L extends Lead>(merged: Map<string, L[]>): Promise<Map<string, string[]>> {
    const { manager } = this.dataSource
    const shownWith = new Map([...merged].flatMap(([shown, leads]) => leads.map(({ id }) => [id, shown])))
    const notes = await manager.find(LeadNote, {
      where: { leadId: In([...merged.keys(), ...shownWith.keys()]) },
      relations: { author: true },
      order: { writtenAt: 'ASC' },
    })
    const byLead = new Map<string, string[]>()
    for (const { leadId, author, writtenAt, text } of notes) {
      const id = shownWith.get(leadId) ?? leadId
      byLead.set(id, [...(byLead.get(id) ?? []), `${inSpreadsheet(writtenAt)} ${displayName(author)}: ${text}`])
    }
    return byLead
  }
}

/** Renders a merged lead as one line. */
function line<L extends Lead>(kind: LeadKind<L>, lead: L): string {
  return `${inSpreadsheet(lead.receivedAt)} ${textsOf(kind, lead).filter(Boolean).join('; ')}`
}

/** Formats an instant in the time of Zagreb, as spreadsheets of any language recognise it: `2026-11-25 14:05`. */
function inSpreadsheet(moment: Date | null): string {
  return moment ? toZagrebTime(moment.toISOString()).replace('T', ' ') : ''
}
