import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { mailboxOf } from '#src/platform/mail/address-spellings.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { FORGOTTEN_ADDRESS_LIMIT } from './forgotten-password-limits.js'

/** Takes equal time whether the user exists or not, to prevent enumeration. */
const ASK = publishSql(
  'account.password_forgotten',
  'coalesce((SELECT id FROM users WHERE email = $1), gen_random_uuid())::text',
)

/** Accepts requests for password reset links. */
@Injectable()
export class ForgottenPasswordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * Requests a link to the address, if a user has it. The response reveals neither whether one does nor whether the
   * limit is exceeded.
   */
  async ask(email: string): Promise<void> {
    const allowance = await this.rateLimits.consume(FORGOTTEN_ADDRESS_LIMIT, mailboxOf(email.trim()))
    if (allowance?.exceeded) return
    await this.dataSource.query(ASK, [email.trim()])
  }
}
