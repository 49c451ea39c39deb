import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { notice, passwordLink } from './account-mail-kinds.js'

/** A link with which a person chooses their password, once. A new one takes the place of the one before. */
@Entity('invitations')
@SendsToStaff(passwordLink, notice)
export class Invitation {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'invitations_user_id_fkey' })
  user: User

  /** Who reads the database cannot use the link. */
  @Column('text', { name: 'token_hash', unique: true })
  tokenHash: string

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}
