import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Role } from '../access/role.js'

/** Someone who may sign in. */
@Entity('users')
@Check('users_role_check', `role IN ('admin', 'staff')`)
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('citext', { unique: true })
  email: string

  /** Argon2id, in PHC string format. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string

  @Column('text')
  role: Role

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date
}
