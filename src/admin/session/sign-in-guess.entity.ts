import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Wrong passwords in a row for an address or on a known device. */
@Entity('sign_in_guesses')
export class SignInGuess {
  /** Keyed hash of the address or of the device's name. */
  @PrimaryColumn('text')
  key: string

  @Column('integer')
  failures: number

  /** Infinity once no further attempt is accepted. */
  @Column('timestamptz', { name: 'blocked_until' })
  blockedUntil: Date | number

  @Index('sign_in_guesses_by_age')
  @Column('timestamptz', { name: 'last_at' })
  lastAt: Date

  /** When the user was last notified. */
  @Column('timestamptz', { name: 'notified_at', nullable: true })
  notifiedAt: Date | null
}
