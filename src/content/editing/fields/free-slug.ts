import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { toSlug } from '#src/shared/slug.js'

/** Returns the slug of a text, with a number appended if another row has it. */
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
