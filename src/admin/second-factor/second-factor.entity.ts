import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'

/** The authenticator app of a user (TOTP, RFC 6238). */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factors_user_id_fkey' })
  user: User

  /** Base32, sealed with the installation's secret: the server has to know it, who reads the database need not. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string

  /** Null while the app is being set up: until a first code has come from it, sign-in does not ask for one. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null

  /** The time step of the last code used; no code of it or before it is taken again (ASVS 4.0, 2.8.4). */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null

  /** Of the codes not yet used; who reads the database cannot use them. */
  @Column('text', { name: 'recovery_code_hashes', array: true, default: '{}' })
  recoveryCodeHashes: string[]
}
