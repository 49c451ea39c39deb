import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { type LetterUse, REDACTED_TOKEN } from '#src/platform/mail/letter-use.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import { UnsubscriptionService } from '../subscription/unsubscription.service.js'

/** Unsubscription links of every letter to a subscriber. */
@Injectable()
export class UnsubscribeLinksService {
  constructor(
    private readonly unsubscriptions: UnsubscriptionService,
    private readonly environment: Environment,
  ) {}

  linkFor(subscriberId: string, language: Language, use: LetterUse): string {
    const token = use === 'sent' ? this.unsubscriptions.tokenFor(subscriberId) : REDACTED_TOKEN
    return this.environment.publicUrl + linkTo('unsubscribe', language, token)
  }
}
