import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { Secret } from '#src/platform/crypto/secret.js'
import type { LinkState } from '#src/shared/link-addresses.js'
import { ReviewOptOut } from './review-opt-out.entity.js'

const PURPOSE = 'review-opt-out'
const HASH = /^[0-9a-f]{64}$/

export type OptOutState = Extract<LinkState, 'open' | 'done' | 'unknown'>

/** Ends invitations to an address by the link in one, which is valid as long as its signing key. */
@Injectable()
export class ReviewOptOutsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
  ) {}

  /** Returns a stateless token: the signed hash of an address. */
  async tokenFor(email: string): Promise<string> {
    const [row] = await this.dataSource.query<[{ hash: string }]>('SELECT forgotten_hash($1) AS hash', [email])
    return `${row.hash}.${this.secret.hash(row.hash, PURPOSE)}`
  }

  /** Returns the state of a link, without changes. */
  async find(token: string): Promise<OptOutState> {
    const hash = this.read(token)
    if (!hash) return 'unknown'
    return (await this.dataSource.manager.existsBy(ReviewOptOut, { hash })) ? 'done' : 'open'
  }

  /** Ends the invitations, now or before. */
  async optOut(token: string): Promise<OptOutState> {
    const hash = this.read(token)
    if (!hash) return 'unknown'
    await this.dataSource.createQueryBuilder().insert().into(ReviewOptOut).values({ hash }).orIgnore().execute()
    return 'done'
  }

  private read(token: string): string | undefined {
    const [hash = '', signature = '', ...more] = token.split('.')
    return more.length === 0 && HASH.test(hash) && this.secret.matches(signature, hash, PURPOSE) ? hash : undefined
  }
}
