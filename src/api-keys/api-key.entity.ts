import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { ApiScope } from '../shared/admin/api-scopes.js'

/** API key of a program. Never deleted, only revoked: the history of leads refers to it. */
@Entity('api_keys')
@Check('api_keys_locations_check', 'locations IS NULL OR cardinality(locations) > 0')
export class ApiKey {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Name shown to the owner and in the history of leads. */
  @Column('text')
  name: string

  /** Public part of the key, by which it is looked up; not secret. */
  @Column('text', { name: 'public_id', unique: true })
  publicId: string

  /** Hash of the whole key. */
  @Column('text')
  hash: string

  @Column('text', { array: true })
  scopes: ApiScope[]

  /** Slugs of the locations that the key is bound to; null for all. */
  @Column('text', { array: true, nullable: true })
  locations: string[] | null

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date

  /** User who created it. Users are never deleted, only disabled. */
  @Column('uuid', { name: 'created_by_id' })
  createdById: string

  /** Null for a key that never expires. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null

  /** Precise to the minute; null if never used. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null
}
