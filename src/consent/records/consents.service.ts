import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { policyVersion } from '#src/shared/consent/policy-version.js'
import type { ConsentFiguresDto, ConsentsDto } from './consents.dto.js'

const BY_VERSION = `
  SELECT policy_version AS "policyVersion", min(recorded_at) AS since,
    (count(*) FILTER (WHERE choice = 'accepted'))::int AS accepted,
    (count(*) FILTER (WHERE choice = 'declined'))::int AS declined
  FROM consent_proofs GROUP BY policy_version ORDER BY policy_version DESC`

/** Statistics on cookie consent, from the stored proofs. */
@Injectable()
export class ConsentsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<ConsentsDto> {
    return { policyVersion, versions: await this.dataSource.query<ConsentFiguresDto[]>(BY_VERSION) }
  }
}
