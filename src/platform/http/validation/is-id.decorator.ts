import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { IsUUID } from 'class-validator'
import { INVALID } from './invalid.js'

interface UuidOptions {
  /** Validates each item of a list. */
  each?: boolean
}

/** Validates an id in the canonical spelling of the database, so that two spellings do not count as two rows. */
export function IsId({ each = false }: UuidOptions = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inLowerCase) : inLowerCase(value))),
    IsUUID(undefined, { each, ...INVALID }),
  )
}

function inLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}
