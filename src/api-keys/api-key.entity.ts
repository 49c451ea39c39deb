import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { ApiScope } from '../shared/admin/api-scopes.js'

/** What a program shows to be let in. Never deleted, only revoked: the history of leads names it. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** As the owner and the history of leads call it. */
  @Column('text')
  name: string

  /** The part of the key by which it is found and told from others; no secret. */
  @Column('text', { name: 'public_id', unique: true })
  publicId: string

  /** Of the whole key. */
  @Column('text')
  hash: string

  @Column('text', { array: true })
  scopes: ApiScope[]

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date

  /** Who made it. Users are never deleted, only disabled. */
  @Column('uuid', { name: 'created_by_id' })
  createdById: string

  /** Null: never. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null

  /** To the minute; null until then. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null
}
