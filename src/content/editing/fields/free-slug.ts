import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { toSlug } from '#src/shared/slug.js'

/** Returns the slug of a text, with a number appended if another row has it, or if other tables refer to it. */
export async function freeSlug<Row extends { slug: string }>(
  manager: EntityManager,
  entity: Type<Row>,
  text: string,
  isReferred: (slug: string) => Promise<boolean> = () => Promise.resolve(false),
): Promise<string> {
  const slug = toSlug(text) || 'x'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const isTaken = await manager.existsBy(entity, { slug: candidate } as FindOptionsWhere<Row>)
    if (!isTaken && !(await isReferred(candidate))) return candidate
  }
}
