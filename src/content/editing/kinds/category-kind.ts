import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Category } from '../../offer/category.js'
import { contentKind } from '../content-kind.js'
import { nextPosition } from '../fields/next-position.js'
import { takenNames } from '../fields/taken-names.js'

type Member = EditableContent & { categoryId: string }

/** Creates the kind of categories for their members. */
export function categoryKind(name: 'priceCategory' | 'shopCategory', entity: Type<Category>, member: Type<Member>) {
  return contentKind(name, entity, {
    faults: takenNames(entity, 'category.taken'),
    isInUse: (manager, { id }) => manager.existsBy(member, { categoryId: id }),
    inUse: 'content.category_in_use',
  })
}

/** Returns the fault of a reference to a missing category. Locks an existing one until the transaction ends. */
export async function categoryFaults(
  manager: EntityManager,
  entity: Type<Category>,
  id: string,
): Promise<FieldFault[]> {
  const where = { id } as FindOptionsWhere<Category>
  const category = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_read' } })
  return category ? [] : [{ field: 'category', code: 'category.invalid' }]
}

/** Returns the content with the name of its category in place of the id. */
export async function withCategoryName<Content extends { category: string }>(
  manager: EntityManager,
  entity: Type<Category>,
  content: Content,
): Promise<object> {
  const where = { id: content.category } as FindOptionsWhere<Category>
  const category = await manager.findOneByOrFail(entity, where)
  return { ...content, category: `${category.name.hr} / ${category.name.en}` }
}

/** Returns the category and position of a row: at the end, if the category is new. */
export async function placeIn(
  manager: EntityManager,
  entity: Type<Member>,
  categoryId: string,
  before: Member | undefined,
): Promise<{ categoryId: string; position?: number }> {
  if (!before || before.categoryId === categoryId) return { categoryId }
  return { categoryId, position: await nextPosition(manager, entity) }
}
