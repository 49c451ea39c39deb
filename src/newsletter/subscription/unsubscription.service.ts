import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { ArrayContains, DataSource, IsNull } from 'typeorm'
import { Secret } from '#src/platform/crypto/secret.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { NewsletterSubscriber } from '../newsletter-subscriber.entity.js'
import { ConfirmationToken } from './confirmation-token.entity.js'

const PURPOSE = 'newsletter-unsubscribe'

/** Ends subscriptions by the link in a mail, which is valid as long as its signing key. */
@Injectable()
export class UnsubscriptionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
  ) {}

  /** Returns a stateless token: the signed id of the subscriber. */
  tokenFor(subscriberId: string): string {
    return `${subscriberId}.${this.secret.hash(subscriberId, PURPOSE)}`
  }

  /** Returns the state of a link, without changes. */
  async find(token: string): Promise<LinkState> {
    const id = this.read(token)
    const subscriber = id && (await this.findSubscriber(id))
    if (!subscriber) return 'unknown'
    return subscriber.unsubscribedAt ? 'done' : 'open'
  }

  /** Ends a subscription, confirmed or not, and invalidates its confirmation links. */
  async unsubscribe(token: string): Promise<LinkState> {
    const linked = this.read(token)
    const subscriber = linked && (await this.findSubscriber(linked))
    if (!subscriber) return 'unknown'
    const { id } = subscriber
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(ConfirmationToken, { subscriberId: id }) // locked first, in the order of the confirmation
      await manager.update(NewsletterSubscriber, { id, unsubscribedAt: IsNull() }, { unsubscribedAt: new Date() })
    })
    return this.find(token)
  }

  /** Returns the subscriber with an id, or the one with whom it was merged. */
  private async findSubscriber(id: string): Promise<NewsletterSubscriber | null> {
    const subscribers = this.dataSource.getRepository(NewsletterSubscriber)
    return (await subscribers.findOneBy({ id })) ?? subscribers.findOneBy({ mergedIds: ArrayContains([id]) })
  }

  private read(token: string): string | undefined {
    const [id = '', hash = '', ...more] = token.split('.')
    return more.length === 0 && isUUID(id) && this.secret.matches(hash, id, PURPOSE) ? id : undefined
  }
}
