import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { Repository } from 'typeorm'
import { Problem } from '../http/problem.js'
import type { Language } from '../i18n/languages.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(NewsletterSubscriber) private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly i18n: I18nService,
  ) {}

  /** Stores a subscription with the words agreed to. @throws Problem 409 `newsletter.already_subscribed` */
  async subscribe(email: string, language: Language): Promise<void> {
    const consentText: string = this.i18n.t('newsletter.consent', { lang: language })
    const result = await this.subscribers
      .createQueryBuilder()
      .insert()
      .values({ email, language, consentText })
      .orIgnore()
      .returning('id')
      .execute()
    if ((result.raw as unknown[]).length === 0) {
      throw new Problem({ status: 409, code: 'newsletter.already_subscribed', text: 'alreadySubscribed' })
    }
  }
}
