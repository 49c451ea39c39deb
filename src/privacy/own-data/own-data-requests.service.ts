import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { type Sending, SpamCheckService } from '#src/leads/spam/spam-check.service.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import type { Language } from '#src/shared/languages.js'
import { keyOf } from '../spellings.js'
import { OWN_DATA_ADDRESS_LIMIT } from './own-data-limits.js'
import type { OwnDataRequestDto } from './own-data.dto.js'

/** The same work whether anything is held or not, so that neither the answer nor its time tells. */
const ASK = `
  WITH asked AS (INSERT INTO own_data_links (email, language) VALUES ($1, $2) RETURNING id)
  ${publishSql('own_data.asked', 'id::text FROM asked')}`

/** Lets people ask for a link to what is held about their address. */
@Injectable()
export class OwnDataRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rateLimits: RateLimitsService,
    private readonly spam: SpamCheckService,
  ) {}

  /**
   * Nothing tells whether anything is held, nor whether the address got enough links, nor what is taken for a program.
   * @throws Problem 428 for a form that has to prove first that it is worth the while
   */
  async ask(request: OwnDataRequestDto, language: Language, sending: Sending): Promise<void> {
    // A browser fills in the one field in a moment.
    const suspicions = await this.spam.suspicionsOf(request, { ...sending, mayBeQuick: true })
    if (suspicions.length > 0) return
    const email = request.email.trim()
    const allowance = await this.rateLimits.consume(OWN_DATA_ADDRESS_LIMIT, keyOf(email))
    if (allowance?.exceeded) return
    await this.dataSource.query(ASK, [email, language])
  }
}
