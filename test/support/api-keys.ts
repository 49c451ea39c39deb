import type { Server } from 'node:http'
import request from 'supertest'
import { makeKey } from '../../src/api-keys/key-text.js'
import { hashOfToken } from '../../src/platform/crypto/token-hash.js'
import { type ApiScope, apiScopes } from '../../src/shared/admin/api-scopes.js'
import type { TestApp } from './test-app.js'

export interface StoredKey {
  id: string
  key: string
  publicId: string
}

/** Stores an API key like an administrator would, with all scopes unless given. */
export async function addKey(
  { database }: Pick<TestApp, 'database'>,
  scopes: readonly ApiScope[] = apiScopes,
  { name = 'CRM', expiresAt = null as Date | null } = {},
): Promise<StoredKey> {
  const { key, publicId } = makeKey()
  const [{ id }] = await database.query(
    `INSERT INTO api_keys (name, public_id, hash, scopes, expires_at, created_by_id)
     SELECT $1, $2, $3, $4, $5, id FROM users WHERE role = 'admin' LIMIT 1 RETURNING id`,
    [name, publicId, hashOfToken(key), scopes, expiresAt],
  )
  return { id, key, publicId }
}

/** API client that sends its key. */
export function program(http: Server, { key }: Pick<StoredKey, 'key'>) {
  const auth = (method: 'get' | 'post' | 'patch') => (path: string) =>
    request(http)[method](path).set('Authorization', `Bearer ${key}`)
  return { get: auth('get'), post: auth('post'), patch: auth('patch') }
}
