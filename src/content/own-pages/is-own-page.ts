import type { EntityManager } from 'typeorm'
import { OwnPage } from './own-page.entity.js'

/** Checks for a page of the owner with this slug in any language, hidden or not. */
export function isOwnPage(slug: string, manager: EntityManager): Promise<boolean> {
  return manager.existsBy(OwnPage, [{ slugHr: slug }, { slugEn: slug }])
}
