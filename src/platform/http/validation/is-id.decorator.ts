import { applyDecorators } from '@nestjs/common'
import { Transform } from 'class-transformer'
import { IsUUID } from 'class-validator'
import { INVALID } from './invalid.js'

interface UuidOptions {
  /** Each of a list is one. */
  each?: boolean
}

/** An id in the one spelling that the database gives it: two spellings are not two rows. */
export function IsId({ each = false }: UuidOptions = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inLowerCase) : inLowerCase(value))),
    IsUUID(undefined, { each, ...INVALID }),
  )
}

function inLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}
