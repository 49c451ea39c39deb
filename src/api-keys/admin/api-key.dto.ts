import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator'
import { LocationsField } from '#src/platform/access/location-binding.js'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { apiKey as fields, type KeyExpiry } from '#src/shared/admin/api-key.js'
import { type ApiScope, apiScopes } from '#src/shared/admin/api-scopes.js'
import type { Submitted } from '#src/shared/forms/field.js'
import type { ApiKey } from '../api-key.entity.js'
import { beginningOf, keyBeginning, wholeKey } from '../key-text.js'

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

export class ApiKeyDto extends WithProperties({
  id: is.uuid(),
  name: is.typed(fields.name),
  beginning: is.text({
    ...keyBeginning,
    description: 'Beginning of the key, for identification.',
    example: 'bio_4f1d9c2a7b3e8056',
  }),
  scopes: is.property<ApiScope[]>({ enum: apiScopes, isArray: true, maxItems: apiScopes.length }),
  state: is.choice(keyStates),
  createdAt: is.time(),
  createdBy: is.typed(shownName, 'Name of the creator, else their e-mail address.'),
  expiresAt: is.nullableTime('Time of expiry; null if it never expires.'),
  lastUsedAt: is.nullableTime('Time of last use, precise to the minute.'),
  revokedAt: is.nullableTime(),
}) {
  @LocationsField()
  locations: string[] | null

  static of(key: ApiKey, createdBy: string): ApiKeyDto {
    const { id, name, publicId, scopes, locations, createdAt, expiresAt, lastUsedAt, revokedAt } = key
    const hasExpired = expiresAt !== null && expiresAt <= new Date()
    return {
      id,
      name,
      beginning: beginningOf(publicId),
      scopes,
      locations,
      createdBy,
      createdAt,
      expiresAt,
      lastUsedAt,
      revokedAt,
      state: revokedAt ? 'revoked' : hasExpired ? 'expired' : 'active',
    }
  }
}

export class ApiKeysDto extends WithProperties({
  items: is.list(ApiKeyDto, 'Keys, newest first.'),
}) {}

export class MadeApiKeyDto extends WithProperties(ApiKeyDto, {
  key: is.text({ ...wholeKey, description: 'Complete key. Not shown again.' }),
}) {}
