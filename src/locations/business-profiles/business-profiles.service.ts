import { randomBytes } from 'node:crypto'
import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { StandingAccessService } from '#src/admin/standing-access/standing-access.service.js'
import { BusinessService } from '#src/business/business.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import type { Language } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { Location } from '../location.entity.js'
import { LocationsService } from '../locations.service.js'
import { profileRow } from './profile-row.js'
import { ProfileSheetAddress } from './profile-sheet-address.entity.js'

const TOKEN_BYTES = 32
const ONLY = { one: true }

/** Path at which programs fetch the sheet. */
export const SHEET_PATH = 'api/google-business-profile'

/** Sheet of all locations for Google Business Profile, and its secret address. */
@Injectable()
export class BusinessProfilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly business: BusinessService,
    private readonly locations: LocationsService,
    private readonly environment: Environment,
    private readonly audit: AuditLogService,
    private readonly standingAccess: StandingAccessService,
  ) {}

  /** Returns the rows of the sheet. */
  async rows(language: Language): Promise<object[]> {
    const { name: businessName } = await this.business.info()
    const locations = await this.dataSource.getRepository(Location).find({ order: { position: 'ASC', slug: 'ASC' } })
    const { publicUrl } = this.environment
    const today = zagrebDay(new Date()).toString()
    return Promise.all(
      locations.map(async (location) => {
        const opening = requireValue(await this.locations.openingOf(location.slug), `opening hours of ${location.slug}`)
        return profileRow({ businessName, location, opening, language, publicUrl, today })
      }),
    )
  }

  /** Returns the time at which the secret address was created; null if there is none. */
  async addressCreatedAt(): Promise<Date | null> {
    const address = await this.dataSource.manager.findOneBy(ProfileSheetAddress, ONLY)
    return address?.createdAt ?? null
  }

  /** Creates a secret address; the former one no longer works. */
  async renewAddress(actor: SignedInUser): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await this.dataSource.transaction(async (manager) => {
      await this.standingAccess.assertMayHold(manager, 'profileSheet', actor.id)
      const row = {
        ...ONLY,
        hash: hashOfToken(token),
        createdAt: new Date(),
        creatorId: actor.id,
        lastUsedAt: null,
      }
      await manager.upsert(ProfileSheetAddress, row, ['one'])
      await this.audit.record({ action: 'profile_sheet.address_created', actor }, manager)
    })
    return `${this.environment.publicUrl}/${SHEET_PATH}?token=${token}`
  }

  async removeAddress(actor: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(ProfileSheetAddress, ONLY)
      if (affected) await this.audit.record({ action: 'profile_sheet.address_removed', actor }, manager)
    })
  }

  /** Records the use of the address. @throws NotFoundException for any other token */
  async assertToken(token: string): Promise<void> {
    const { manager } = this.dataSource
    const hash = hashOfToken(token)
    if (!(await manager.existsBy(ProfileSheetAddress, { hash }))) throw new NotFoundException()
    await manager.query(
      `UPDATE profile_sheet_address SET last_used_at = now()
       WHERE hash = $1 AND coalesce(last_used_at < now() - interval '1 minute', true)`,
      [hash],
    )
  }
}
