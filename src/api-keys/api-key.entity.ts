import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { GrantsStandingAccess } from '#src/admin/standing-access/grants-standing-access.decorator.js'
import type { ApiScope } from '#src/shared/admin/api-scopes.js'

/** API key of a program. Never deleted, only revoked: the history of leads refers to it. */
@Entity('api_keys')
@GrantsStandingAccess({
  kind: 'apiKey',
  rows: `SELECT id, name, owner_id AS "ownerId", created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"
    FROM api_keys WHERE revoked_at IS NULL AND coalesce(expires_at > now(), true)`,
  end: 'UPDATE api_keys SET revoked_at = now() WHERE id = $1',
  ended: 'api_key.revoked',
  subject: 'apiKey',
  isNameLogged: true,
  handOver: { statement: 'UPDATE api_keys SET owner_id = $2 WHERE id = $1', handedOver: 'api_key.handed_over' },
  mayHold: ({ role }) => role === 'admin',
})
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

  /** Administrator who is responsible for it: it is revoked when they lose that right, unless another one takes it over. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null

  /** Null for a key that never expires. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null

  /** Precise to the minute; null if never used. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null
}
