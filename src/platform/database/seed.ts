import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataSource, EntityManager } from 'typeorm'

const directory = join(dirname(fileURLToPath(import.meta.url)), 'seed')

/** Puts the content of a file into its tables. */
type SeedFunction<Content> = (manager: EntityManager, content: Content[]) => Promise<unknown>

interface SeededCategory {
  name: object
  rows: object[]
}

/** Seed file → table. What is invented is for the owner to replace. */
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
  posts: intoTable('Post'),
}

/** Puts in the content that a new installation begins with: each file once, whatever happens to its rows later. */
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

/** The file's keys are the entity's properties, its order that of the page. */
function intoTable(entity: string): SeedFunction<object> {
  return (manager, rows) => manager.insert(entity, positioned(rows))
}

/** Marks the rows of a file as made up; those of categories below them. */
function invented(sow: SeedFunction<never>): SeedFunction<never> {
  return (manager, content: (object | SeededCategory)[]) => {
    const marked = content.map((one) =>
      'rows' in one ? { ...one, rows: one.rows.map(markedInvented) } : markedInvented(one),
    )
    return sow(manager, marked as never[])
  }
}

const markedInvented = (row: object) => ({ ...row, invented: true })

/** Not where the owner has said that everything on the site is real, before this file came with a new version. */
function onlyAmongSamples(sow: SeedFunction<never>): SeedFunction<never> {
  return async (manager, content) => (await isSampleSite(manager)) && sow(manager, content)
}

const isSampleSite = (manager: EntityManager) => manager.existsBy('BusinessInfo', { sample: true })

/** The one row there must be; hidden where everything else is real. */
async function intoFranchiseFacts(manager: EntityManager, [facts]: object[]): Promise<void> {
  await manager.insert('FranchiseFacts', { ...facts, invented: true, hidden: !(await isSampleSite(manager)) })
}

/** The same, with rows below the category they belong to. */
function intoCategories(categoryEntity: string, entity: string): SeedFunction<SeededCategory> {
  return async (manager, categories) => {
    const { identifiers } = await manager.insert(categoryEntity, positioned(categories.map(({ name }) => ({ name }))))
    const rows = categories.flatMap((category, index) =>
      category.rows.map((row) => ({ ...row, categoryId: identifiers[index]!.id as string })),
    )
    await manager.insert(entity, positioned(rows))
  }
}

/** The same, with packages that say by its Croatian name what they consist of. */
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

function positioned(rows: object[]): object[] {
  return rows.map((row, position) => ({ ...row, position }))
}
