import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Role } from '#src/shared/admin/role.js'
import type { LeadsByMail } from '#src/shared/admin/leads-by-mail.js'
import type { Language } from '#src/shared/languages.js'

/** Someone who may sign in, or who is invited to. */
@Entity('users')
@Check('users_role_check', `role IN ('admin', 'staff')`)
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('citext', { unique: true })
  email: string

  @Column('text', { nullable: true })
  name: string | null

  /** Argon2id, in PHC string format; null until an invitation is accepted. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null

  @Column('timestamptz', { name: 'password_set_at', nullable: true })
  passwordSetAt: Date | null

  /** The password was told to its user by a machine: all but changing it is closed until they have. */
  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean

  @Column('text')
  role: Role

  /** In which they are written to: that in which they last signed in. */
  @Column('text', { default: 'hr' })
  language: Language

  /** How they hear of new leads, beside the mailbox that staff share. */
  @Column('text', { name: 'leads_by_mail', default: 'none' })
  leadsByMail: LeadsByMail

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}

/** What colleagues see of a user. */
export function displayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name ?? email
}
