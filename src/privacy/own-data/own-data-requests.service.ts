import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { type Sending, SpamCheckService } from '#src/leads/spam/spam-check.service.js'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { mailboxOf } from '#src/platform/mail/address-spellings.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import type { Language } from '#src/shared/languages.js'
import type { OwnDataRequestDto } from './own-data.dto.js'
import { OWN_DATA_ADDRESS_LIMIT } from './own-data-limits.js'

/** Takes equal time whether data exists or not, to prevent enumeration. */
const ASK = `
  WITH asked AS (INSERT INTO own_data_links (email, language) VALUES ($1, $2) RETURNING id)
  ${publishSql('own_data.asked', 'id::text FROM asked')}`

/** Accepts requests for own-data links. */
@Injectable()
export class OwnDataRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rateLimits: RateLimitsService,
    private readonly spam: SpamCheckService,
  ) {}

  /**
   * Requests a link. The response reveals neither whether data exists, nor whether a limit was exceeded or spam
   * suspected.
   * @throws Problem 428 when a proof of work is required
   */
  async ask(request: OwnDataRequestDto, language: Language, sending: Sending & { network: string }): Promise<void> {
    // Browsers fill in the single field instantly.
    const suspicions = await this.spam.suspicionsOf(request, { ...sending, mayBeQuick: true })
    if (suspicions.length > 0) return
    const { email } = request
    const sender = `${sending.network} ${mailboxOf(email)}`
    const allowance = await this.rateLimits.consume(OWN_DATA_ADDRESS_LIMIT, sender)
    if (allowance?.exceeded) return
    await this.dataSource.query(ASK, [email, language])
  }
}
