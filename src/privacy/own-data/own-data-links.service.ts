import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { OwnDataLink } from './own-data-link.entity.js'

const TOKEN_BYTES = 32
const VALID_MS = 3_600_000

/** State of such a link: valid with an address, expired, or unknown. */
export type FoundLink = { state: 'open'; email: string } | { state: 'expired' | 'unknown' }

const TAKE = `
  WITH taken AS (DELETE FROM own_data_links WHERE hash = $1 AND expires_at > now() RETURNING email)
  SELECT email::text FROM taken`

/** Own-data links, which prove access to a mailbox. */
@Injectable()
export class OwnDataLinksService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns a token for one mail; undefined when its link was replaced or erased */
  async issueToken(id: string): Promise<string | undefined> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const issued = { hash: hashOfToken(token), expiresAt: new Date(Date.now() + VALID_MS) }
    const { affected } = await this.dataSource.manager.update(OwnDataLink, { id }, issued)
    return affected ? token : undefined
  }

  isKnown(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(OwnDataLink, { id })
  }

  /** Returns the state of a link, without changes, because mail scanners follow links, too. */
  async find(token: string, manager = this.dataSource.manager): Promise<FoundLink> {
    const link = await manager.findOneBy(OwnDataLink, { hash: hashOfToken(token) })
    if (!link) return { state: 'unknown' }
    return link.expiresAt! > new Date() ? { state: 'open', email: link.email } : { state: 'expired' }
  }

  /** Invalidates a link. @returns its address; undefined for an invalid link */
  async take(token: string, manager: EntityManager): Promise<string | undefined> {
    const [taken] = await manager.query<{ email: string }[]>(TAKE, [hashOfToken(token)])
    return taken?.email
  }
}
