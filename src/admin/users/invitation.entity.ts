import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { notice, passwordLink, powerNotice } from './account-mail-kinds.js'

/** Single-use link to choose a password. A new one replaces the previous one. */
@Entity('invitations')
@SendsToStaff(passwordLink, notice, powerNotice)
export class Invitation {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'invitations_user_id_fkey' })
  user: User

  /** Hash of the token, so that the link cannot be read from the database. */
  @Column('text', { name: 'token_hash', unique: true })
  tokenHash: string

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}
