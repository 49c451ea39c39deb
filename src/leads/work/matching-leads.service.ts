import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { MOST_MATCHING } from '#src/shared/leads/matching-leads.js'
import { getOrThrow } from '#src/shared/lookups.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { matchingChanged, tooManyMatching } from '../lead-problems.js'
import { filterLeads, type LeadFilter, resolveFilter, sortLeads } from '../lists/lead.queries.js'
import type { LeadReader } from '../visible-leads.js'
import { assertFewCancellations } from './cancellation-limit.js'
import type { ChangedLeadsDto, LeadChangeDto } from './lead-change.dto.js'
import { changeEach, LeadChangesService, lockUsersOf } from './lead-changes.service.js'

/** Changes all leads that match a filter. */
@Injectable()
export class MatchingLeadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: LeadChangesService,
  ) {}

  /**
   * Changes the leads that match a filter now, in one transaction; those that cannot be changed are listed.
   * @param count number that the user confirmed
   * @throws Problem 409 if their number differs, or is too large
   */
  change<L extends Lead>(
    kind: LeadKind<L>,
    values: LeadFilter,
    { count, ...change }: LeadChangeDto & { count: number },
    by: SignedInUser,
  ): Promise<ChangedLeadsDto> {
    return this.dataSource.transaction(async (manager) => {
      const author = await withStoredScope(manager, by)
      await assertFewCancellations(manager, kind, change, author, count)
      const filter = await resolveFilter(manager, kind, values, author)
      const ids = await findIds(manager, kind, filter, author)
      if (ids.length > MOST_MATCHING) throw tooManyMatching()
      if (ids.length !== count) throw matchingChanged()
      const { assigneeId } = change
      await lockUsersOf(manager, kind, ids, assigneeId ? [assigneeId] : [])
      const leads = await filterLeads(manager, kind, { ...filter, ids }, author)
        .orderBy('lead.id')
        .setLock('pessimistic_write')
        .getMany()
      // One has changed since its id was selected.
      if (leads.length !== count) throw matchingChanged()
      const byId = new Map(leads.map((lead) => [lead.id, lead]))
      return changeEach([...byId.keys()], (id, at) =>
        // A savepoint: a lead that cannot be changed does not end the transaction of the others.
        manager.transaction((inner) =>
          this.changes.changeWithin(inner, kind, getOrThrow(byId, id), change, { by: author, at }),
        ),
      )
    })
  }
}

/** Returns the ids of matching leads in the order of the list, whose index contains them. */
async function findIds<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  filter: LeadFilter,
  reader: LeadReader,
): Promise<string[]> {
  const leads = filterLeads(manager, kind, filter, reader).select('lead.id', 'id')
  const rows = await sortLeads(leads, kind, filter.sort)
    .limit(MOST_MATCHING + 1)
    .getRawMany<{ id: string }>()
  return rows.map(({ id }) => id)
}
