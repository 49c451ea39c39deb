import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere } from 'typeorm'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { getFirst } from '#src/shared/lookups.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'
import { isVisible } from '../visible-leads.js'
import { LeadChangesService } from '../work/lead-changes.service.js'
import { hideTargets } from './hidden-targets.js'

/** Reads single leads and changes their status, for API clients. */
@Injectable()
export class IntegratorLeadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: LeadChangesService,
  ) {}

  /** Returns a lead as a key sees it. @throws Problem 404 */
  async read<L extends Lead, Item extends { mergedIntoId: string | null }>(
    kind: LeadKind<L>,
    id: string,
    { locations }: ApiKey,
    toItem: (lead: L) => Item,
  ): Promise<Item> {
    const { manager } = this.dataSource
    const lead = await manager.findOneBy(kind.entity, { id } as FindOptionsWhere<L>)
    if (!lead || !isVisible(lead, locations)) throw leadNotFound()
    await kind.setDerived?.([lead], manager)
    return getFirst(await hideTargets(manager, kind, [toItem(lead)], locations))
  }

  /**
   * Changes the status of a lead, and records the key in its history.
   * @throws Problem 404, 409 for a transition that is not allowed, 412 if the lead has changed since, 422
   */
  changeStatus(kind: LeadKind, id: string, version: number, status: string, key: ApiKey): Promise<VersionDto> {
    if (!kind.statuses.includes(status)) throw Problem.validation([{ field: 'status', code: 'invalid' }])
    return this.changes.change(kind, id, version, { status }, { apiKeyId: key.id, locations: key.locations })
  }
}
