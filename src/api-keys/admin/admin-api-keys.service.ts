import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Temporal } from 'temporal-polyfill'
import { DataSource, In } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { StandingAccessService } from '#src/admin/standing-access/standing-access.service.js'
import { assertLocationsExist, isSameBinding } from '#src/platform/access/location-binding.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type ApiScope, chainScopes } from '#src/shared/admin/api-scopes.js'
import { getOrThrow, requireValue } from '#src/shared/lookups.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { ApiKey } from '../api-key.entity.js'
import { makeKey } from '../key-text.js'
import { ApiKeyDto, type KeyTermsDto, type MadeApiKeyDto, type NewApiKeyDto } from './api-key.dto.js'

const DAY_MS = 86_400_000

/** Returns the expiry of a key created now; null if it never expires. @throws Problem 422 for a day in the past */
function endOf({ expiry, expiresOn }: Pick<KeyTermsDto, 'expiry' | 'expiresOn'>, now = new Date()): Date | null {
  if (expiry === 'never') return null
  if (expiry !== 'date') return new Date(now.getTime() + Number.parseInt(expiry) * DAY_MS)
  const nextDay = Temporal.PlainDate.from(requireValue(expiresOn, 'last day'))
    .add({ days: 1 })
    .toZonedDateTime(TIME_ZONE)
  const end = new Date(nextDay.epochMilliseconds)
  if (end <= now) throw Problem.validation([{ field: 'expiresOn', code: 'date.past' }])
  return end
}

/** Creates and revokes API keys. */
@Injectable()
export class AdminApiKeysService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
    private readonly standingAccess: StandingAccessService,
  ) {}

  async list(): Promise<ApiKeyDto[]> {
    const { manager } = this.dataSource
    const keys = await manager.find(ApiKey, { order: { createdAt: 'DESC', id: 'DESC' } })
    const makers = await manager.findBy(User, { id: In(keys.map(({ createdById }) => createdById)) })
    const names = new Map(makers.map((user) => [user.id, displayName(user)]))
    return keys.map((key) => ApiKeyDto.of(key, getOrThrow(names, key.createdById)))
  }

  /** Creates a key. @returns it with its text, which is not shown again. @throws Problem 422 */
  make(asked: NewApiKeyDto, actor: SignedInUser): Promise<MadeApiKeyDto> {
    const expiresAt = endOf(asked)
    const { key, publicId } = makeKey()
    const { name, scopes, locations = null } = asked
    assertScopesOfLocations(scopes, locations)
    return this.dataSource.transaction(async (manager) => {
      await this.standingAccess.assertMayHold(manager, 'apiKey', actor.id)
      await assertLocationsExist(manager, locations)
      const made = await manager.save(
        manager.create(ApiKey, {
          name,
          publicId,
          hash: hashOfToken(key),
          scopes,
          locations,
          expiresAt,
          createdById: actor.id,
          ownerId: actor.id,
        }),
      )
      const subject = { kind: 'apiKey', id: made.id }
      await this.audit.record(
        {
          action: 'api_key.created',
          actor,
          subject,
          details: { name, scopes, expiresAt, ...(locations && { locations }) },
          tellsAdministrators: true,
        },
        manager,
      )
      return { ...ApiKeyDto.of({ ...made, lastUsedAt: null, revokedAt: null }, actor.name), key }
    })
  }

  /** Binds a key to locations, or to none. @throws NotFoundException, Problem 422 */
  bind(id: string, locations: string[] | null, actor: SignedInUser): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const key = await manager.findOne(ApiKey, { where: { id }, lock: { mode: 'pessimistic_write' } })
      if (!key) throw new NotFoundException()
      assertScopesOfLocations(key.scopes, locations)
      await assertLocationsExist(manager, locations)
      if (isSameBinding(key.locations, locations)) return
      await manager.update(ApiKey, { id }, { locations })
      const { name } = key
      const details = { name, from: key.locations, to: locations }
      await this.audit.record(
        { action: 'api_key.locations_changed', actor, subject: { kind: 'apiKey', id }, details },
        manager,
      )
    })
  }

  /** Revokes a key permanently; revoking it again changes nothing. @throws NotFoundException */
  revoke(id: string, actor: SignedInUser): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const key = await manager.findOne(ApiKey, { where: { id }, lock: { mode: 'pessimistic_write' } })
      if (!key) throw new NotFoundException()
      if (key.revokedAt) return
      await manager.update(ApiKey, { id }, { revokedAt: new Date() })
      const { name } = key
      await this.audit.record(
        { action: 'api_key.revoked', actor, subject: { kind: 'apiKey', id }, details: { name } },
        manager,
      )
    })
  }
}

/** Ensures that a key that is bound to locations reads nothing that belongs to none. @throws Problem 422 */
function assertScopesOfLocations(scopes: ApiScope[], locations: string[] | null): void {
  if (!locations || !scopes.some((scope) => chainScopes.includes(scope))) return
  throw Problem.validation([{ field: 'locations', code: 'locations.scopes' }])
}
