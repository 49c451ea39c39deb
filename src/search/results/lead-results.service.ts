import { Injectable, Logger, type Type } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm'
import { LeadNote } from '#src/leads/history/lead-note.entity.js'
import { LeadReply } from '#src/leads/history/lead-reply.entity.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { type LeadKind, leadKinds, textIn } from '#src/leads/lead-kind.js'
import { filterLeads, sortLeads } from '#src/leads/lists/lead.queries.js'
import { hasNoHiddenParts } from '#src/leads/lists/lead-search.queries.js'
import { visibleInSql } from '#src/leads/visible-leads.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { hasTrigram } from '#src/platform/http/lists/count-up-to.js'
import { namesOf } from '#src/shared/forms/field.js'
import { openingOf } from '#src/shared/leads/excerpt.js'
import { excerptAround, findMatches, hasAllTerms } from '#src/shared/search/matches.js'
import { MOST_RESULTS } from '#src/shared/search/search-result-types.js'
import { searchTerms } from '#src/shared/search/search-terms.js'
import type { SearchResultDto } from '../staff-search.dto.js'
import { type Say, toPattern, toResult } from './result.js'

/** Newest matching leads of each kind whose senders may be persons with several leads. */
const READ_OF_KIND = 20
const MOST_PERSONS = 3
/** Similarity from which a misspelt word is found: two swapped letters of six, even early in it. */
const LEAST_SIMILARITY = 0.42
/** Limit of the search for similar texts, which is only a help. */
const SIMILAR_TIMEOUT_MS = 500
const LETTERS = /\p{L}{4}/u

interface FoundLead {
  kind: LeadKind
  lead: Lead
}

interface Written {
  lead_id: string
  text: string
  written_at: Date
  kind: LeadKind
  name: string
}

/** Leads, their senders, notes and replies as results of a search. */
@Injectable()
export class LeadResultsService {
  private readonly logger = new Logger('search')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find(search: string, user: SignedInUser, say: Say) {
    const [found, notes, replies] = await Promise.all([
      this.findLeads(search, user),
      this.findWritten(LeadNote, search, user),
      this.findWritten(LeadReply, search, user),
    ])
    const similar = found.length === 0 && LETTERS.test(search) ? await this.findSimilar(search, user) : []
    const persons = await this.findPersons(found, search, user, say)
    const leads = newest(found.length > 0 ? found : similar)
    return {
      results: [
        ...persons,
        ...leads.map((one) => toLeadResult(one, search, say)),
        ...notes.map((note) => toWrittenResult('note', note, search, say)),
        ...replies.map((reply) => toWrittenResult('reply', reply, search, say)),
      ],
      isApproximate: similar.length > 0,
    }
  }

  /** Returns the newest leads of each kind that contain a search. */
  private async findLeads(search: string, user: SignedInUser): Promise<FoundLead[]> {
    const ofKinds = await Promise.all(
      leadKinds().map(async (kind) => {
        const query = visibleLeads(this.dataSource.manager, kind, user, search)
        const leads = await sortLeads(query, kind, '-receivedAt').limit(READ_OF_KIND).getMany()
        return leads.map((lead) => ({ kind, lead }))
      }),
    )
    return ofKinds.flat()
  }

  /** Returns leads with words similar to a search; none if that takes too long. */
  private async findSimilar(search: string, user: SignedInUser): Promise<FoundLead[]> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${LEAST_SIMILARITY}`)
        await manager.query(`SET LOCAL statement_timeout = ${SIMILAR_TIMEOUT_MS}`)
        const found: FoundLead[] = []
        for (const kind of leadKinds()) {
          const visible = visibleLeads(manager, kind, user)
          if (user.locations) visible.andWhere(hasNoHiddenParts(kind))
          const leads = await visible
            .andWhere('lead.search %> public.fold(:similar)', { similar: search })
            .addSelect('lead.search <->> public.fold(:similar)', 'distance')
            .orderBy('distance', 'ASC')
            .addOrderBy('lead.id', 'DESC')
            .limit(MOST_RESULTS)
            .getMany()
          found.push(...leads.map((lead) => ({ kind, lead })))
        }
        return found
      })
    } catch (error) {
      this.logger.warn(`Search for similar leads failed: ${loggedMessage(error as Error)}`)
      return []
    }
  }

  /** Returns the senders of several leads whose name or contact details contain a search. */
  private async findPersons(
    found: FoundLead[],
    search: string,
    user: SignedInUser,
    say: Say,
  ): Promise<SearchResultDto[]> {
    const byEmail = new Map<string, FoundLead>()
    for (const one of newestFirst(found)) {
      const email = one.lead.email?.toLowerCase()
      if (email && !byEmail.has(email) && hasAllTerms(detailsOf(one), search)) byEmail.set(email, one)
    }
    const counts = await this.countByEmail([...byEmail.keys()], user)
    return [...byEmail]
      .filter(([email]) => (counts.get(email) ?? 0) > 1)
      .slice(0, MOST_PERSONS)
      .map(([email, { kind, lead }]) =>
        toResult({
          type: 'person',
          address: `/admin/inbox?${new URLSearchParams({ view: 'all', search: email }).toString()}`,
          title: kind.nameOf(lead),
          text: [lead.email, textIn(lead, 'phone')].filter(Boolean).join(', '),
          kind: say('admin.search.types.person'),
          leads: counts.get(email) ?? 0,
        }),
      )
  }

  private async countByEmail(emails: string[], user: SignedInUser): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    if (emails.length === 0) return counts
    const ofKinds = await Promise.all(
      leadKinds().map((kind) =>
        visibleLeads(this.dataSource.manager, kind, user)
          .andWhere('lead.email = ANY (:emails::citext[])', { emails })
          .select('lower(lead.email::text)', 'email')
          .addSelect('count(*)::int', 'leads')
          .groupBy('1')
          .getRawMany<{ email: string; leads: number }>(),
      ),
    )
    for (const { email, leads } of ofKinds.flat()) counts.set(email, (counts.get(email) ?? 0) + leads)
    return counts
  }

  /** Returns the newest notes or replies that contain a search, with the lead that shows them. */
  private async findWritten(
    entity: Type<LeadNote | LeadReply>,
    search: string,
    user: SignedInUser,
  ): Promise<Written[]> {
    if (!hasTrigram(search)) return [] // would read all of them
    const ofKinds = await Promise.all(
      leadKinds().map(async (kind) => {
        const query = visibleLeads(this.dataSource.manager, kind, user)
        const matching = (from: SelectQueryBuilder<object>) => {
          const written = from
            .select('coalesce(of_lead.merged_into_id, of_lead.id)', 'lead_id')
            .addSelect('written.text', 'text')
            .addSelect('written.written_at', 'written_at')
            .from(entity, 'written')
            .innerJoin(kind.entity, 'of_lead', 'of_lead.id = written.lead_id')
          const { locations } = user
          if (locations) written.andWhere(visibleInSql(kind, ':locations', 'of_lead'), { locations })
          searchTerms(search).forEach((words, term) =>
            words.forEach((word, at) => {
              const name = `written${term}_${at}`
              written.andWhere(`public.fold(written.text) LIKE public.fold(:${name})`, { [name]: toPattern(word) })
            }),
          )
          return written
        }
        const rows = await query
          .innerJoin(matching, 'written', 'written.lead_id = lead.id')
          .select('lead.id', 'lead_id')
          .addSelect(kind.nameInSql, 'name')
          .addSelect('written.text', 'text')
          .addSelect('written.written_at', 'written_at')
          .orderBy('written.written_at', 'DESC')
          .limit(MOST_RESULTS)
          .getRawMany<Omit<Written, 'kind'>>()
        return rows.map((row) => ({ ...row, kind }))
      }),
    )
    return ofKinds
      .flat()
      .sort((one, other) => other.written_at.getTime() - one.written_at.getTime())
      .slice(0, MOST_RESULTS)
  }
}

/** Returns the query of the leads that a user may find: a condition for all results on leads belongs here. */
function visibleLeads(manager: EntityManager, kind: LeadKind, user: SignedInUser, search?: string) {
  return filterLeads(manager, kind, { view: 'inbox', sort: '-receivedAt', search }, user)
}

function newestFirst(found: FoundLead[]): FoundLead[] {
  return found.toSorted((one, other) => other.lead.receivedAt.getTime() - one.lead.receivedAt.getTime())
}

const newest = (found: FoundLead[]) => newestFirst(found).slice(0, MOST_RESULTS)

const detailsOf = ({ kind, lead }: FoundLead) =>
  [kind.nameOf(lead), lead.email, textIn(lead, 'phone')].filter(Boolean).join('\n')

const addressOf = (kind: LeadKind, id: string) => `/admin/${kind.folder}/${id}`

function toLeadResult({ kind, lead }: FoundLead, search: string, say: Say): SearchResultDto {
  return toResult({
    type: 'lead',
    address: addressOf(kind, lead.id),
    title: kind.nameOf(lead),
    text: textOf({ kind, lead }, search),
    kind: say(`leads.kinds.${kind.name}`),
    status: say(`leads.statuses.${kind.name}.${lead.status}`),
    at: lead.receivedAt,
  })
}

/** Returns the text of a lead that contains a search; the beginning of its message if the name contains it. */
function textOf({ kind, lead }: FoundLead, search: string): string | null {
  if (findMatches(kind.nameOf(lead), search).length === 0) {
    // A choice is stored as a code.
    const texts = namesOf(kind.fields)
      .filter((field) => kind.fields[field]?.type !== 'choice')
      .map((field) => (lead as unknown as Record<string, unknown>)[field])
      .filter((value) => typeof value === 'string')
    const found = texts.find((text) => findMatches(text, search).length > 0)
    if (found) return excerptAround(found, search)
  }
  const opening = openingOf(kind.fields, lead)
  return opening && excerptAround(opening, search)
}

function toWrittenResult(type: 'note' | 'reply', written: Written, search: string, say: Say): SearchResultDto {
  const { kind, lead_id: id, name, text, written_at: at } = written
  return toResult({
    type,
    address: `${addressOf(kind, id)}#${type === 'note' ? 'notes' : 'conversation'}-title`,
    title: name,
    text: excerptAround(text, search),
    kind: say(`admin.search.types.${type}`),
    at,
  })
}
