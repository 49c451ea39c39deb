import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, Matches, MaxLength, ValidateIf } from 'class-validator'
import type { EntityManager } from 'typeorm'
import { boxOf, isLocationBox } from '#src/shared/admin/location-binding.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'
import { TICKED } from '../http/forms/boxes.js'
import type { PostedFields } from '../http/forms/form-page.decorator.js'
import { Problem } from '../http/problems/problem.js'
import { INVALID } from '../http/validation/invalid.js'

const REQUIRED = { message: 'validation.locations.required' }
const MOST = 100

/** Property with the slugs of the locations that a user or an API key is bound to; null for all. */
export const LocationsField = ({ optional = false, hint = '' } = {}) =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      type: 'array',
      items: { type: 'string', maxLength: LONGEST_SLUG, pattern: SLUG.source },
      nullable: true,
      minItems: 1,
      maxItems: MOST,
      uniqueItems: true,
      example: ['zagreb'],
      description: [
        'Slugs of the locations whose leads are visible; null for all, also those without a location.',
        hint,
      ]
        .filter(Boolean)
        .join(' '),
    }),
    ValidateIf((_object, value) => value !== null && !(optional && value === undefined)),
    MaxLength(LONGEST_SLUG, { each: true, ...INVALID }),
    Matches(SLUG, { each: true, ...INVALID }),
    ArrayUnique(INVALID),
    ArrayMaxSize(MOST, INVALID),
    ArrayNotEmpty(REQUIRED),
    IsArray(REQUIRED),
  )

/** Moves the boxes of a form for the binding into `locations`; null only if all locations are chosen explicitly. */
export function withLocations({ binding, ...posted }: PostedFields): PostedFields {
  const slugs = Object.keys(posted).filter((name) => isLocationBox(name) && posted[name] === TICKED)
  const others = Object.entries(posted).filter(([name]) => !isLocationBox(name))
  const locations = binding === 'all' ? null : slugs.map((name) => name.slice(boxOf('').length))
  return { ...Object.fromEntries(others), locations }
}

/** Locks locations until the transaction ends, so that none is removed meanwhile. @throws Problem 422 for unknown ones */
export async function assertLocationsExist(manager: EntityManager, slugs: readonly string[] | null): Promise<void> {
  if (!slugs) return
  const found = await manager.query<unknown[]>('SELECT FROM locations WHERE slug = ANY ($1) FOR KEY SHARE', [slugs])
  if (found.length < slugs.length) throw Problem.validation([{ field: 'locations', code: 'location.unknown' }])
}

/** Checks whether two bindings are equal, in any order. */
export function isSameBinding(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return JSON.stringify(one && [...one].sort()) === JSON.stringify(other && [...other].sort())
}
