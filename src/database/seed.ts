import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataSource } from 'typeorm'

const directory = join(dirname(fileURLToPath(import.meta.url)), 'seed')

/**
 * Seed file → table. Keys of the file are the entity's properties. Companies and business are samples, for the owner to
 * replace.
 */
const seeds = {
  locations: 'Location',
  holidays: 'Holiday',
  business: 'BusinessInfo',
  companies: 'Company',
  'price-list': 'PriceListRow',
  'shop-items': 'ShopItem',
  testimonials: 'Testimonial',
  posts: 'Post',
}

/** Puts in the content that a new installation begins with: each file once, whatever happens to its rows later. */
export async function seed(dataSource: DataSource): Promise<void> {
  for (const [name, entity] of Object.entries(seeds)) {
    await dataSource.transaction(async (manager) => {
      const claim: unknown[] = await manager.query(
        'INSERT INTO content_seeds (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
        [name],
      )
      if (claim.length > 0) await manager.insert(entity, await readRows(name))
    })
  }
}

/** The order in the file is the order on the page. */
async function readRows(name: string): Promise<object[]> {
  const rows = JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8')) as object[]
  return rows.map((row, position) => ({ ...row, position }))
}
