import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import type { LeadKind } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'
import { LeadChangesService } from '../work/lead-changes.service.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { LeadDto } from './lead.dto.js'

/** Reads single leads and changes their status, for API clients. */
@Injectable()
export class IntegratorLeadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: LeadChangesService,
  ) {}

  /** Returns a lead. @throws Problem 404 */
  async read(kind: LeadKind, id: string): Promise<LeadDto> {
    const lead = await this.dataSource.manager.findOneBy(kind.entity, { id })
    if (!lead) throw leadNotFound()
    return LeadDto.of(kind, lead)
  }

  /**
   * Changes the status of a lead, and records the key in its history.
   * @throws Problem 404, 409 for a transition that is not allowed, 412 if the lead has changed since, 422
   */
  changeStatus(kind: LeadKind, id: string, version: number, status: string, key: ApiKey): Promise<VersionDto> {
    if (!kind.statuses.includes(status)) throw Problem.validation([{ field: 'status', code: 'invalid' }])
    return this.changes.change(kind, id, version, { status }, { apiKeyId: key.id })
  }
}
