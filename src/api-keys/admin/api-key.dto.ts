import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator'
import { beginningOf } from '../key-text.js'
import type { ApiKey } from '../api-key.entity.js'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { LocationsField } from '#src/platform/access/location-binding.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { type ApiScope, apiScopes } from '#src/shared/admin/api-scopes.js'
import { apiKey as fields, type KeyExpiry } from '#src/shared/admin/api-key.js'
import type { Submitted } from '#src/shared/forms/field.js'

const SCOPES = { message: 'validation.scopes.required' }

/** Name and expiry of a key. */
export class KeyTermsDto implements Submitted<typeof fields> {
  @Field(fields.name)
  name: string

  @Field(fields.expiry)
  expiry: KeyExpiry

  @ApiPropertyOptional({
    format: 'date',
    description: 'Last day of validity in Europe/Zagreb, for expiry `date`.',
  })
  @ValidateIf(({ expiry }: KeyTermsDto) => expiry === 'date')
  @IsCalendarDay({ message: 'validation.date.invalid' })
  expiresOn?: string
}

export class NewApiKeyDto extends KeyTermsDto {
  @ApiProperty({ enum: apiScopes, isArray: true, minItems: 1, maxItems: apiScopes.length, uniqueItems: true })
  @IsIn(apiScopes, { each: true, ...INVALID })
  @ArrayUnique(INVALID)
  @ArrayMaxSize(apiScopes.length, INVALID)
  @ArrayNotEmpty(SCOPES)
  @IsArray(SCOPES)
  scopes: ApiScope[]

  @LocationsField({ optional: true })
  locations?: string[] | null
}

export class KeyLocationsDto {
  @LocationsField()
  locations: string[] | null
}

const keyStates = ['active', 'expired', 'revoked'] as const

export class ApiKeyDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty()
  name: string

  @ApiProperty({ description: 'Beginning of the key, for identification.', example: 'bio_4f1d9c2a7b3e8056' })
  beginning: string

  @ApiProperty({ enum: apiScopes, isArray: true })
  scopes: ApiScope[]

  @LocationsField()
  locations: string[] | null

  @ApiProperty({ enum: keyStates })
  state: (typeof keyStates)[number]

  @ApiProperty({ format: 'date-time' })
  createdAt: Date

  @ApiProperty({ description: 'Name of the creator, else their e-mail address.' })
  createdBy: string

  @ApiNullableTime('Time of expiry; null if it never expires.')
  expiresAt: Date | null

  @ApiNullableTime('Time of last use, precise to the minute.')
  lastUsedAt: Date | null

  @ApiNullableTime()
  revokedAt: Date | null

  static of(key: ApiKey, createdBy: string): ApiKeyDto {
    const { id, name, publicId, scopes, locations, createdAt, expiresAt, lastUsedAt, revokedAt } = key
    const hasExpired = expiresAt !== null && expiresAt <= new Date()
    return {
      ...{ id, name, beginning: beginningOf(publicId), scopes, locations, createdBy },
      ...{ createdAt, expiresAt, lastUsedAt, revokedAt },
      state: revokedAt ? 'revoked' : hasExpired ? 'expired' : 'active',
    }
  }
}

export class ApiKeysDto {
  @ApiProperty({ type: [ApiKeyDto], description: 'Keys, newest first.' })
  items: ApiKeyDto[]
}

export class MadeApiKeyDto extends ApiKeyDto {
  @ApiProperty({ description: 'Complete key. Not shown again.' })
  key: string
}
