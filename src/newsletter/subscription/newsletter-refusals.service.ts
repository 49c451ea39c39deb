import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { Secret } from '#src/platform/crypto/secret.js'
import { mailboxOf } from '#src/platform/mail/address-spellings.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { NewsletterRefusal } from './newsletter-refusal.entity.js'

const PURPOSE = 'newsletter-refusal'
const HASH = /^[0-9a-f]{64}$/

/** Ends requests to confirm a subscription by the link in one, which is valid as long as its signing key. */
@Injectable()
export class NewsletterRefusalsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
  ) {}

  /** Returns a stateless token: the signed hash of a mailbox. */
  async tokenFor(email: string): Promise<string> {
    const [row] = await this.dataSource.query<[{ hash: string }]>('SELECT forgotten_hash($1) AS hash', [
      mailboxOf(email),
    ])
    return `${row.hash}.${this.secret.hash(row.hash, PURPOSE)}`
  }

  /** Returns the state of a link, without changes. */
  async find(token: string): Promise<LinkState> {
    const hash = this.read(token)
    if (!hash) return 'unknown'
    return (await this.dataSource.manager.existsBy(NewsletterRefusal, { hash })) ? 'done' : 'open'
  }

  /** Ends the requests, now or before. */
  async refuse(token: string): Promise<LinkState> {
    const hash = this.read(token)
    if (!hash) return 'unknown'
    await this.dataSource.createQueryBuilder().insert().into(NewsletterRefusal).values({ hash }).orIgnore().execute()
    return 'done'
  }

  /** Allows the requests again. */
  async withdraw(token: string): Promise<LinkState> {
    const hash = this.read(token)
    if (!hash) return 'unknown'
    await this.dataSource.manager.delete(NewsletterRefusal, { hash })
    return 'done'
  }

  private read(token: string): string | undefined {
    const [hash = '', signature = '', ...more] = token.split('.')
    return more.length === 0 && HASH.test(hash) && this.secret.matches(signature, hash, PURPOSE) ? hash : undefined
  }
}
