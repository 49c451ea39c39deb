import { Controller, Get, Header } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { BusinessService } from '#src/business/business.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { Public } from '#src/platform/http/public.decorator.js'

/** Longest time for which RFC 9116 recommends to state an address. */
const VALID_DAYS = 365
const DAY_MS = 86_400_000

/** Address for reports of vulnerabilities (RFC 9116): the chain's own, as docs/security.md says. */
@ApiExcludeController()
@Public()
@Controller()
export class SecurityTxtController {
  constructor(
    private readonly business: BusinessService,
    private readonly environment: Environment,
  ) {}

  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async show(): Promise<string> {
    const { email } = await this.business.info()
    const expires = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS - 1)
    return [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: hr, en',
      `Canonical: ${this.environment.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
  }
}
