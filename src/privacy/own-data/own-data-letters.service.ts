import { Injectable, type OnModuleInit } from '@nestjs/common'
import { createElement } from 'react'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { type LetterUse, REDACTED_TOKEN, type TextEdition } from '#src/platform/mail/letter-use.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import type { Language } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import { OwnDataLinksService } from './own-data-links.service.js'
import { ownDataLetter } from './own-data-mail-queue.service.js'
import { OwnDataLetter } from './OwnDataLetter.js'

/** Writes the mail with the own-data link. */
@Injectable()
export class OwnDataLettersService implements OnModuleInit {
  constructor(
    private readonly writers: MailWritersService,
    private readonly links: OwnDataLinksService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      ownDataLetter,
      async ({ subjectId, language }, use) => {
        const token = await this.tokenFor(subjectId, use)
        return token === undefined ? undefined : this.letter(token, language, 'published')
      },
      {
        samples: { letter: (language, edition) => this.letter(REDACTED_TOKEN, language, edition) },
        texts: 'own-data-mails',
      },
    )
  }

  private async tokenFor(id: string, use: LetterUse): Promise<string | undefined> {
    if (use === 'sent') return this.links.issueToken(id)
    return (await this.links.isKnown(id)) ? REDACTED_TOKEN : undefined
  }

  private async letter(token: string, language: Language, edition: TextEdition): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const host = new URL(publicUrl).host
    const texts = await this.texts.in('own-data-mails', language, edition)
    const say = (key: string) => texts(key, { host })
    const title = say('title')
    const page = createElement(OwnDataLetter, {
      language,
      sender,
      title,
      address: publicUrl + linkTo('ownData', language, token),
      texts: { text: say('text'), action: say('action'), after: say('after'), footer: say('footer') },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
