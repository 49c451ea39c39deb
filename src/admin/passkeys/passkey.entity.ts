import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'

/** Passkey of a user (WebAuthn, discoverable credential). The private key never leaves the authenticator. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Index('passkeys_of_user')
  @Column('uuid', { name: 'user_id' })
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user_id_fkey' })
  user: User

  /** Chosen by the authenticator, in base64url. */
  @Column('text', { name: 'credential_id', unique: true })
  credentialId: string

  /** In COSE format. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer

  /** Number of signatures according to the authenticator; 0 for those that do not count. */
  @Column('bigint')
  counter: string

  /** Ways to reach the authenticator, as hints for the browser. */
  @Column('text', { array: true })
  transports: string[]

  /** True if a password manager has a copy. */
  @Column('boolean', { name: 'backed_up' })
  backedUp: boolean

  /** Given by the user. */
  @Column('text')
  name: string

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null
}
