import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { DataSource, IsNull } from 'typeorm'
import { Secret } from '#src/platform/crypto/secret.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { ConfirmationToken } from './confirmation-token.entity.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'

const PURPOSE = 'newsletter-unsubscribe'

/** Ends subscriptions by the link in a mail, which works for as long as the mail is kept. */
@Injectable()
export class UnsubscriptionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
  ) {}

  /** Nothing is kept of it: it says whom it is for, and that we wrote it. */
  tokenFor(subscriberId: string): string {
    return `${subscriberId}.${this.secret.hash(subscriberId, PURPOSE)}`
  }

  /** What the link with this token finds. Changes nothing. */
  async find(token: string): Promise<LinkState> {
    const id = this.read(token)
    const subscriber = id && (await this.dataSource.manager.findOneBy(NewsletterSubscriber, { id }))
    if (!subscriber) return 'unknown'
    return subscriber.unsubscribedAt ? 'done' : 'open'
  }

  /** Ends the subscription, confirmed or not; links that would have confirmed it are worth nothing any more. */
  async unsubscribe(token: string): Promise<LinkState> {
    const id = this.read(token)
    if (!id) return 'unknown'
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(ConfirmationToken, { subscriberId: id }) // first, as confirming takes them first
      await manager.update(NewsletterSubscriber, { id, unsubscribedAt: IsNull() }, { unsubscribedAt: new Date() })
    })
    return this.find(token)
  }

  private read(token: string): string | undefined {
    const [id = '', hash = ''] = token.split('.')
    return isUUID(id) && this.secret.matches(hash, id, PURPOSE) ? id : undefined
  }
}
