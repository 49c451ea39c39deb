import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsWhere } from 'typeorm'

/** A text as part of an address: `Šibenik – centar` is `sibenik-centar`. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}

/** The slug of a text, with a number where another row has it. */
export async function freeSlug<Row extends { slug: string }>(
  manager: EntityManager,
  entity: Type<Row>,
  text: string,
): Promise<string> {
  const slug = toSlug(text) || 'x'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!(await manager.existsBy(entity, { slug: candidate } as FindOptionsWhere<Row>))) return candidate
  }
}
