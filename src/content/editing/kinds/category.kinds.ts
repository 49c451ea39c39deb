import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import type { Category } from '../../offer/category.js'
import { PriceCategory } from '../../offer/price-category.entity.js'
import { PriceListRow } from '../../offer/price-list-row.entity.js'
import { ShopCategory } from '../../offer/shop-category.entity.js'
import { ShopItem } from '../../offer/shop-item.entity.js'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { languages } from '#src/shared/languages.js'
import type { ContentKind } from '../content-kind.js'
import { nextPosition } from '../fields/next-position.js'
import { type CategoryContentDto, PriceCategoryContentDto, ShopCategoryContentDto } from './category-content.dto.js'

type Member = EditableContent & { categoryId: string }

export const priceCategories: ContentKind<Category, CategoryContentDto> = {
  name: 'priceCategory',
  path: 'price-categories',
  content: PriceCategoryContentDto,
  ...categoryKind(PriceCategory, PriceListRow),
}

export const shopCategories: ContentKind<Category, CategoryContentDto> = {
  name: 'shopCategory',
  path: 'shop-categories',
  content: ShopCategoryContentDto,
  ...categoryKind(ShopCategory, ShopItem),
}

/** Creates the kind of categories for their members. */
function categoryKind(entity: Type<Category>, member: Type<Member>) {
  return {
    entity,
    order: { position: 'ASC' },
    arranged: true,
    toContent: ({ name }: Category) => ({ name }),
    nameOf: ({ name }: CategoryContentDto) => name,
    toRow: (content: CategoryContentDto) => content,
    faults: takenNames(entity),
    isInUse: (manager: EntityManager, { id }: Category) => manager.existsBy(member, { categoryId: id }),
    inUse: 'content.category_in_use',
  } as const
}

/** Returns the function that finds names in use: categories of equal names would appear as one. */
function takenNames(entity: Type<Category>) {
  return async ({ name }: CategoryContentDto, manager: EntityManager, before?: Category): Promise<FieldFault[]> => {
    const others = (await manager.find(entity)).filter(({ id }) => id !== before?.id)
    return languages
      .filter((language) => others.some((other) => other.name[language] === name[language]))
      .map((language) => ({ field: `name.${language}`, code: 'category.taken' }))
  }
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
