import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { LeadsByMail } from '#src/shared/admin/leads-by-mail.js'
import type { Role } from '#src/shared/admin/role.js'
import type { Language } from '#src/shared/languages.js'

/** User who can sign in, or is invited. */
@Entity('users')
@Check('users_role_check', `role IN ('admin', 'staff', 'editor')`)
@Check('users_locations_check', `locations IS NULL OR role = 'staff' AND cardinality(locations) > 0`)
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('citext', { unique: true })
  email: string

  @Column('text', { nullable: true })
  name: string | null

  /** Argon2id in PHC string format; null until an invitation is accepted. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null

  @Column('timestamptz', { name: 'password_set_at', nullable: true })
  passwordSetAt: Date | null

  /** True for a one-time password, which must be changed before anything else. */
  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean

  /** Start of the grace period for setting up the second factor; null until the next sign-in. */
  @Column('timestamptz', { name: 'second_factor_grace_from', nullable: true })
  secondFactorGraceFrom: Date | null

  @Column('text')
  role: Role

  /** Slugs of the locations that the user is bound to; null for all. */
  @Column('text', { array: true, nullable: true })
  locations: string[] | null

  /** Language of mails: that of the last sign-in. */
  @Column('text', { default: 'hr' })
  language: Language

  /** Notifications of new leads, besides the shared mailbox. */
  @Column('text', { name: 'leads_by_mail', default: 'none' })
  leadsByMail: LeadsByMail

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}

/** Returns the name shown to colleagues. */
export function displayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name ?? email
}
