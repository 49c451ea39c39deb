import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { ADDRESSES } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { Language } from '#src/shared/languages.js'

/**
 * Request for an own-data link, and then the mailed link. The typed address is stored for about a second, until it is
 * known whether data on it exists.
 */
@Entity('own_data_links')
@HoldsPersonalData({ of: `stored.email = ANY (${ADDRESSES})`, erased: 'last' })
// A mail may be tried for four days before its link is written.
@ExpiresWhen({
  due: `coalesce(stored.expires_at, stored.asked_at + interval '5 days') < now()`,
  alone: true,
})
@Index('own_data_links_of_address', ['email'])
export class OwnDataLink {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('citext')
  email: string

  /** Language of the page of the request. */
  @Column('text')
  language: Language

  @Column({ type: 'timestamptz', name: 'asked_at', precision: 3, default: () => 'now()' })
  askedAt: Date

  /** Hash of the token, which is only in the mail; null until that is written. */
  @Column('text', { nullable: true, unique: true })
  hash: string | null

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null
}
