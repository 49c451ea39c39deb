import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'

/** Authenticator app of a user (TOTP, RFC 6238). */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factors_user_id_fkey' })
  user: User

  /**
   * Secret in Base32, encrypted with the installation's secret: readable by the server, but not with database access
   * alone.
   */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string

  /** Encrypted secret of an app that is being set up in place of the confirmed one. */
  @Column('text', { name: 'next_sealed_secret', nullable: true })
  nextSealedSecret: string | null

  /** Null during setup: sign-in requires a code only after the first one was confirmed. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null

  /** Time step of the last used code; codes up to it are rejected (ASVS 4.0, 2.8.4). */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null

  /** Keyed hashes of unused recovery codes, each with the name of its key. */
  @Column('text', { name: 'recovery_code_hashes', array: true, default: '{}' })
  recoveryCodeHashes: string[]
}
