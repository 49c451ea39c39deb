import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm'
import type { Lead } from '../../../leads/lead.entity.js'
import type { SignedInUser } from '../../access/signed-in-user.js'
import { changedMeanwhile } from '../../versions/entity-tag.js'
import type { VersionDto } from '../../versions/version.dto.js'
import { lockLead, recordEvent } from './lead-changes.service.js'
import type { LeadKind } from '../lead-kind.js'
import { mergeNotAllowed } from './lead-problems.js'

/** Shows several leads of one person as one. Nothing is copied or lost: they can be split again. */
@Injectable()
export class LeadMerging {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Merges `otherId` into `id`. @throws Problem 404, 409, 412 */
  merge<L extends Lead>(
    kind: LeadKind<L>,
    id: string,
    version: number,
    otherId: string,
    by: SignedInUser,
  ): Promise<VersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const [lead, other] = await lockBoth(manager, kind, id, otherId)
      if (lead.version !== version) throw changedMeanwhile('lead')
      const standalone = (one: L) => !one.mergedIntoId && !one.trashedAt
      if (!standalone(lead) || !standalone(other)) throw mergeNotAllowed()
      // what had been merged into the other comes along: one level is enough
      const along = await manager.findBy(kind.entity, { mergedIntoId: otherId } as FindOptionsWhere<L>)
      for (const one of [other, ...along]) await manager.save(kind.entity, Object.assign(one, { mergedIntoId: id }))
      await recordEvent(manager, by, id, 'merged', [null, otherId])
      return nextVersion(manager, kind, lead)
    })
  }

  /** Shows `otherId` by itself again. @throws Problem 404, 409, 412 */
  split<L extends Lead>(
    kind: LeadKind<L>,
    id: string,
    version: number,
    otherId: string,
    by: SignedInUser,
  ): Promise<VersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const [lead, other] = await lockBoth(manager, kind, id, otherId)
      if (lead.version !== version) throw changedMeanwhile('lead')
      if (other.mergedIntoId !== id) throw mergeNotAllowed()
      await manager.save(kind.entity, Object.assign(other, { mergedIntoId: null }))
      await recordEvent(manager, by, id, 'split', [otherId, null])
      return nextVersion(manager, kind, lead)
    })
  }
}

/** Always in the same order, so that two at once do not wait for each other. */
async function lockBoth<L extends Lead>(
  manager: EntityManager,
  kind: LeadKind<L>,
  id: string,
  otherId: string,
): Promise<[L, L]> {
  if (id === otherId) throw mergeNotAllowed()
  const [first, second] = [id, otherId].sort()
  const locked = [await lockLead(manager, kind, first!), await lockLead(manager, kind, second!)] as [L, L]
  return first === id ? locked : [locked[1], locked[0]]
}

/** What is shown with a lead is part of it. */
async function nextVersion<L extends Lead>(manager: EntityManager, kind: LeadKind<L>, lead: L): Promise<VersionDto> {
  await manager.increment(kind.entity, { id: lead.id } as FindOptionsWhere<L>, 'version', 1)
  return { version: lead.version + 1 }
}
