import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Language } from '#src/shared/languages.js'
import { ADDRESSES } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import { ExpiresWhen } from '#src/platform/personal-data/retention-rules.js'

/**
 * That somebody has asked what is held about an address, and then the link that was mailed there. What was typed stands
 * here for the second until it is known whether anything is held.
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

  /** Of the page where it was asked for. */
  @Column('text')
  language: Language

  @Column({ type: 'timestamptz', name: 'asked_at', precision: 3, default: () => 'now()' })
  askedAt: Date

  /** Of the token, which is in the mail alone; null until that is written. */
  @Column('text', { nullable: true, unique: true })
  hash: string | null

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null
}
