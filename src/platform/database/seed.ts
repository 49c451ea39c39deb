import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataSource, EntityManager } from 'typeorm'
import { requireValue } from '#src/shared/lookups.js'

const directory = join(dirname(fileURLToPath(import.meta.url)), 'seed')

/** Inserts the content of a seed file into its tables. */
type SeedFunction<Content> = (manager: EntityManager, content: Content[]) => Promise<unknown>

interface SeededCategory {
  name: object
  rows: object[]
}

/** Seed files and the functions that insert them. Sample data is for the owner to replace. */
const seeds: Record<string, SeedFunction<never>> = {
  locations: invented(intoTable('Location')),
  holidays: intoTable('Holiday'),
  business: invented(intoTable('BusinessInfo')),
  companies: invented(intoTable('Company')),
  'price-list': invented(intoPriceList),
  'shop-items': invented(intoCategories('ShopCategory', 'ShopItem')),
  therapists: onlyAmongSamples(invented(intoTable('Therapist'))),
  testimonials: invented(intoTable('Testimonial')),
  'franchise-facts': intoFranchiseFacts,
  posts: intoPosts,
  navigation: intoSingle('Navigation'),
  'page-pictures': intoSingle('PagePictures'),
  rooms: onlyAmongSamples(invented(intoTable('Room'))),
  'bookable-services': onlyAmongSamples(invented(intoBookableServices)),
  'reply-templates': intoTable('ReplyTemplate'),
  'therapist-hours': onlyAmongSamples(invented(intoTherapistHours)),
}

/** Inserts the initial content of an installation: each file once, even if its rows are deleted later. */
export async function seed(dataSource: DataSource): Promise<void> {
  for (const [name, sow] of Object.entries(seeds)) {
    await dataSource.transaction(async (manager) => {
      const claim: unknown[] = await manager.query(
        'INSERT INTO content_seeds (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
        [name],
      )
      if (claim.length > 0) await sow(manager, await readSeed(name))
    })
  }
}

async function readSeed(name: string): Promise<never[]> {
  return JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8')) as never[]
}

/** Inserts rows whose keys are entity properties; their order determines their positions. */
function intoTable(entity: string): SeedFunction<object> {
  return (manager, rows) => manager.insert(entity, positioned(rows))
}

/** Inserts the row of a table with a single one. */
function intoSingle(entity: string): SeedFunction<object> {
  return (manager, rows) => manager.insert(entity, rows)
}

/** Marks the rows of a file, and those below its categories, as sample data. */
function invented(sow: SeedFunction<never>): SeedFunction<never> {
  return (manager, content: (object | SeededCategory)[]) => {
    const marked = content.map((one) =>
      'rows' in one ? { ...one, rows: one.rows.map(markedInvented) } : markedInvented(one),
    )
    return sow(manager, marked as never[])
  }
}

const markedInvented = (row: object) => ({ ...row, invented: true })

/** Skips the file when the owner has marked all content as real before this version added it. */
function onlyAmongSamples(sow: SeedFunction<never>): SeedFunction<never> {
  return async (manager, content) => (await isSampleSite(manager)) && sow(manager, content)
}

const isSampleSite = (manager: EntityManager) => manager.existsBy('BusinessInfo', { sample: true })

/** Inserts posts, unchanged since their publication. */
function intoPosts(manager: EntityManager, posts: { publishedAt: string }[]): Promise<unknown> {
  return manager.insert(
    'Post',
    posts.map((post) => ({ ...post, updatedAt: post.publishedAt })),
  )
}

/** Inserts the required single row, hidden if all other content is real. */
async function intoFranchiseFacts(manager: EntityManager, [facts]: object[]): Promise<void> {
  await manager.insert('FranchiseFacts', { ...facts, invented: true, hidden: !(await isSampleSite(manager)) })
}

/** Inserts categories with the rows below them. */
function intoCategories(categoryEntity: string, entity: string): SeedFunction<SeededCategory> {
  return async (manager, categories) => {
    const { identifiers } = await manager.insert(categoryEntity, positioned(categories.map(({ name }) => ({ name }))))
    const rows = categories.flatMap((category, index) =>
      category.rows.map((row) => ({
        ...row,
        categoryId: requireValue(identifiers[index], 'id of the category').id as string,
      })),
    )
    await manager.insert(entity, positioned(rows))
  }
}

/** Inserts categories with prices; packages refer to their contents by Croatian name. */
async function intoPriceList(manager: EntityManager, categories: SeededCategory[]): Promise<void> {
  await intoCategories('PriceCategory', 'PriceListRow')(manager, categories)
  await manager.query(
    `UPDATE price_list_rows SET includes = (
       SELECT jsonb_agg(included || jsonb_build_object('price', single.id))
       FROM jsonb_array_elements(price_list_rows.includes) AS included
       JOIN price_list_rows AS single ON single.service ->> 'hr' = included ->> 'price')
     WHERE includes <> '[]'`,
  )
}

/** Inserts services with the Croatian name of their price and the names of their therapists, unless these were changed. */
async function intoBookableServices(
  manager: EntityManager,
  services: { service: string; therapists?: string[] }[],
): Promise<void> {
  const prices = await manager.query<{ id: string; name: string }[]>(
    `SELECT id, service ->> 'hr' AS name FROM price_list_rows`,
  )
  const idOf = await therapistIds(manager)
  const rows = services.flatMap(({ service, therapists = [], ...row }) => {
    const price = prices.find(({ name }) => name === service)
    const ids = therapists.map(idOf)
    return price && !ids.includes(undefined) ? [{ ...row, priceId: price.id, therapists: ids }] : []
  })
  await manager.insert('BookableService', positioned(rows))
}

/** Inserts hours of therapists by their names, unless these were changed. */
async function intoTherapistHours(manager: EntityManager, hours: { therapist: string }[]): Promise<void> {
  const idOf = await therapistIds(manager)
  const rows = hours.map(({ therapist, ...row }) => ({ ...row, therapistId: idOf(therapist) }))
  await manager.insert(
    'TherapistHours',
    rows.filter(({ therapistId }) => therapistId !== undefined),
  )
}

/** Returns a function that returns the id of a therapist by name. */
async function therapistIds(manager: EntityManager): Promise<(name: string) => string | undefined> {
  const therapists = await manager.query<{ id: string; name: string }[]>('SELECT id, name FROM therapists')
  return (name) => therapists.find((therapist) => therapist.name === name)?.id
}

function positioned(rows: object[]): object[] {
  return rows.map((row, position) => ({ ...row, position }))
}
