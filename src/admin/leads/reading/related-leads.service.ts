import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In, IsNull, Not } from 'typeorm'
import { leadKinds, textIn } from '#src/lead-kinds/lead-kind.js'
import type { Lead } from '#src/leads/lead.entity.js'
import { summarise } from '../lead-summary.js'
import type { RelatedLeadDto } from './lead-details.dto.js'

/** By the e-mail address, or by the telephone where there is none. */
const samePerson = (lead: Lead) => (lead.email ? { email: lead.email } : { phone: textIn(lead, 'phone')! })

const MAX_RELATED = 50

/** The other leads of the same person, of every kind. */
@Injectable()
export class RelatedLeadsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Newest first; without `ids`, which the page shows already. */
  async to(lead: Lead, ids: string[]): Promise<RelatedLeadDto[]> {
    const found = await Promise.all(
      leadKinds.map(async (kind) => {
        const leads = await this.dataSource.manager.find(kind.entity, {
          where: { ...samePerson(lead), id: Not(In(ids)), mergedIntoId: IsNull() },
          order: { receivedAt: 'DESC' },
          take: MAX_RELATED,
        })
        return leads.map((lead) => ({ ...summarise(kind, lead), trashedAt: lead.trashedAt }))
      }),
    )
    return found.flat().sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
  }
}
