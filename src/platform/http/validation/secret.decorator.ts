import type { Type } from '@nestjs/common'

const SECRET = Symbol('secret')

/** A field whose text proves who sends it: a form is never shown again with it. */
export function Secret(): PropertyDecorator {
  return (dto, field) => Reflect.defineMetadata(SECRET, true, dto, field)
}

export function isSecret(dto: Type<unknown>, field: string): boolean {
  return Reflect.hasMetadata(SECRET, dto.prototype as object, field)
}
