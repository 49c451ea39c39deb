import type { Type } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'

/** Returns the position at the end of a manually ordered table. */
export async function nextPosition(manager: EntityManager, entity: Type<EditableContent>): Promise<number> {
  return ((await manager.maximum(entity, 'position' as never)) ?? 0) + 1
}
