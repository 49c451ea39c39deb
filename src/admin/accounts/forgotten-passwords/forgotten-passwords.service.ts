import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { FORGOTTEN_ADDRESS_LIMIT } from './forgotten-password-limits.js'

/** The same work whether there is such a user or not, so that neither the answer nor its time tells. */
const ASK = publishSql(
  'account.password_forgotten',
  'coalesce((SELECT id FROM users WHERE email = $1), gen_random_uuid())::text',
)

/** Lets people who have forgotten their password ask for a link to a new one. */
@Injectable()
export class ForgottenPasswordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** The link goes to that address if a user has it; nothing tells whether one does, nor whether it got enough of them. */
  async ask(email: string): Promise<void> {
    const allowance = await this.rateLimits.consume(FORGOTTEN_ADDRESS_LIMIT, email.trim().toLowerCase())
    if (allowance?.exceeded) return
    await this.dataSource.query(ASK, [email.trim()])
  }
}
