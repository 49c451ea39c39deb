import type { Type } from '@nestjs/common'
import { getMetadataArgsStorage } from 'typeorm'

/** Returns the name of the table of an entity, as `@Entity` states it. */
export function tableOf(entity: Type): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name
  if (!name) throw new Error(`${entity.name} names no table`)
  return name
}
