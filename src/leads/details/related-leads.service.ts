import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { openingOf } from '#src/shared/leads/excerpt.js'
import type { LeadKindName } from '#src/shared/leads/lead-kinds.js'
import type { Lead } from '../lead.entity.js'
import { leadKinds, textIn } from '../lead-kind.js'
import { numberInSql } from '../phone-number.js'
import { isVisible, visibleInSql } from '../visible-leads.js'
import { MAX_RELATED, RelatedLeadDto } from './lead-details.dto.js'
import { summarise } from './lead-summary.js'

/** Other leads of the same person, of every kind, by e-mail address or telephone number. */
@Injectable()
export class RelatedLeadsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the newest related leads within a scope, except `ids`, which the page shows already. */
  async to(lead: Lead, ids: string[], scope: LocationScope): Promise<RelatedLeadDto[]> {
    const related = await this.find(lead, ids, scope)
    const byKind = await Promise.all(
      leadKinds().map(async (kind) => {
        const own = related.filter((one) => one.kind === kind.name)
        if (own.length === 0) return []
        const leads = await this.dataSource.manager.findBy(kind.entity, { id: In(own.map(({ id }) => id)) })
        // One may have moved since the ids were selected.
        return leads
          .filter((one) => isVisible(one, scope))
          .map((lead) => RelatedLeadDto.pick(lead, { ...summarise(kind, lead), excerpt: openingOf(kind.fields, lead) }))
      }),
    )
    return byKind.flat().sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
  }

  /** Finds related leads of all kinds in one statement, which is usually empty. */
  private find(lead: Lead, ids: string[], scope: LocationScope): Promise<{ kind: LeadKindName; id: string }[]> {
    const ofKinds = leadKinds().map(
      ({ name, table, isForHeadOffice }) =>
        `(SELECT '${name}' AS kind, id, received_at FROM ${table} AS lead
          WHERE ${scope ? visibleInSql({ isForHeadOffice }, '$5') : 'true'} AND (email = $1::citext OR ${numberInSql('lead')} IN (dialled($2), dialled($4))) AND id <> ALL ($3::uuid[]) AND merged_into_id IS NULL
          ORDER BY received_at DESC LIMIT ${MAX_RELATED})`,
    )
    return this.dataSource.query(`${ofKinds.join(' UNION ALL ')} ORDER BY received_at DESC LIMIT ${MAX_RELATED}`, [
      lead.email,
      textIn(lead, 'phoneE164'),
      ids,
      textIn(lead, 'phone'),
      ...(scope ? [scope] : []),
    ])
  }
}
