import type { Type } from '@nestjs/common'

const SECRET = Symbol('secret')

/** Marks a credential: it is never rendered back into a form. */
export function Secret(): PropertyDecorator {
  return (dto, field) => Reflect.defineMetadata(SECRET, true, dto, field)
}

export function isSecret(dto: Type<unknown>, field: string): boolean {
  return Reflect.hasMetadata(SECRET, dto.prototype as object, field)
}
