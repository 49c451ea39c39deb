import { isUUID } from 'class-validator'
import { ArrayContains, type EntityManager, In, Not } from 'typeorm'
import type { Contents } from '#src/shared/content/content-kinds.js'
import { isReservedSlug } from '#src/shared/page-aliases.js'
import { isServicePage } from '#src/shared/service-pages.js'
import { Navigation } from '../../navigation/navigation.entity.js'
import { PriceListRow } from '../../offer/price-list-row.entity.js'
import { FormerOwnPageSlug } from '../../own-pages/former-own-page-slug.entity.js'
import { OwnPage } from '../../own-pages/own-page.entity.js'
import { KnownRedirects } from '../../redirects/known-redirects.js'
import { contentKind } from '../content-kind.js'
import { faultsOfPhotosIn, photoFaults, withPhotoName } from '../fields/pictures.js'

const slugFields = { slugHr: 'hr', slugEn: 'en' } as const
const fields = ['slugHr', 'slugEn'] as const

export const page = contentKind('page', OwnPage, {
  descriptions: {
    slugHr: 'Path of the page in Croatian, without the slash.',
    slugEn: 'Path of the page in English, without the slash. It may equal the Croatian one.',
    description: 'Text for search engines; also of the card of a service.',
    body: 'Markdown.',
    inFooter: 'Linked in the footer of every page.',
    hidden: 'Hidden from visitors.',
  },
  defaults: { photo: null },
  readable: (content, manager) => withPhotoName(content, manager),
  isInUse: async (manager, { id }) =>
    (await manager.existsBy(Navigation, [{ header: ArrayContains([id]) }, { services: ArrayContains([id]) }])) ||
    (await manager.existsBy(PriceListRow, { servicePage: id })),
  inUse: 'content.page_in_use',
  taken: { field: 'slugHr', code: 'slug.taken' },

  faults: async (content, manager, before) => {
    // Redirects wait for pages, and pages for redirects and other pages: their addresses must differ.
    const redirects = await KnownRedirects.lock(manager)
    const faults = [
      ...(await photoFaults(content, manager)),
      ...(await faultsOfPhotosIn('body', content.body, manager)),
    ]
    for (const field of fields) {
      const code = await faultOfSlug(content[field], manager, redirects, before)
      if (code) faults.push({ field, code })
    }
    if (content.hidden && before && (await isLastService(before, manager)))
      faults.push({ field: 'hidden', code: 'service.last' })
    return faults
  },

  /** Redirects former slugs to the new ones; a slug that is used again no longer redirects. */
  async afterSave(manager, row, before) {
    const slugs = fields.map((field) => row[field])
    for (const slug of slugs) await manager.delete(FormerOwnPageSlug, { slug })
    if (!before || before.hidden) return // slugs of hidden pages need no redirect
    for (const field of fields) {
      const slug = before[field]
      if (slugs.includes(slug)) continue
      await manager.upsert(FormerOwnPageSlug, { slug, language: slugFields[field], pageId: row.id }, ['slug'])
    }
  },
})

/** Checks for a page without which visitors would see no service. */
async function isLastService({ id, hidden }: OwnPage, manager: EntityManager): Promise<boolean> {
  const [navigation] = hidden ? [] : await manager.find(Navigation)
  if (!navigation?.services.includes(id)) return false
  const others = navigation.services.filter((item) => item !== id)
  const ids = others.filter((item) => isUUID(item))
  return !others.some(isServicePage) && !(await manager.existsBy(OwnPage, { id: In(ids), hidden: false }))
}

async function faultOfSlug(
  slug: Contents['page']['slugHr'],
  manager: EntityManager,
  redirects: KnownRedirects,
  before: OwnPage | undefined,
): Promise<string | undefined> {
  if (isReservedSlug(slug)) return 'slug.reserved'
  if (redirects.redirects(`/${slug}`)) return 'slug.redirected'
  const others = before && { id: Not(before.id) }
  const taken =
    (await manager.existsBy(OwnPage, [
      { slugHr: slug, ...others },
      { slugEn: slug, ...others },
    ])) || (await manager.existsBy(FormerOwnPageSlug, { slug, ...(before && { pageId: Not(before.id) }) }))
  return taken ? 'slug.taken' : undefined
}
