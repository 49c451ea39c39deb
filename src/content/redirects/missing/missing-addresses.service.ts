import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { redirectOf, RedirectsService } from '../redirects.service.js'
import { pathOf } from '../source-of.js'
import { VisitTally } from '../visit-tally.js'
import { addressToNote } from './address-to-note.js'
import { MAX_LISTED, type MissingAddressDto } from './missing-address.dto.js'
import { MissingAddress } from './missing-address.entity.js'

/** Maximum number of addresses that are counted at a time; others are dropped. */
const MAX_COUNTED = 100
/** Maximum number of stored addresses: those that were visited again, then the last visited ones. */
const MAX_STORED = 500

const STORE = `
  INSERT INTO missing_addresses AS stored (address, visits, last_visited_at)
  SELECT counted.address, counted.visits, now() FROM unnest($1::text[], $2::integer[]) AS counted (address, visits)
  ON CONFLICT (address) DO UPDATE SET visits = stored.visits + excluded.visits, last_visited_at = excluded.last_visited_at`

/** Paths of all pages whose address contains a slug. */
const PAGES = `
  SELECT '/' || slug AS path FROM own_pages, unnest(ARRAY[slug_hr, slug_en]) AS slug WHERE NOT hidden
  UNION ALL SELECT '/blog/' || slug FROM posts
  UNION ALL SELECT '/lokacija/' || slug FROM locations`

const PRUNE = `
  DELETE FROM missing_addresses WHERE address IN (
    SELECT address FROM missing_addresses ORDER BY visits > 1 DESC, last_visited_at DESC, address OFFSET ${MAX_STORED})`

/** Addresses without a page that browsers request, so that staff can redirect them. */
@Injectable()
export class MissingAddressesService implements OnApplicationShutdown {
  private readonly logger = new Logger('redirects')
  private readonly visits = new VisitTally((addresses, visits) => this.add(addresses, visits), MAX_COUNTED)

  constructor(
    @InjectRepository(MissingAddress) private readonly addresses: Repository<MissingAddress>,
    private readonly redirects: RedirectsService,
  ) {}

  /** Counts a visit; the number is stored seconds later. */
  note(address: string): void {
    const noted = addressToNote(address)
    if (noted !== undefined) this.visits.count(noted)
  }

  /** Returns the addresses that still have neither a page nor a redirect, the most visited first. */
  async list(): Promise<MissingAddressDto[]> {
    const rows = await this.addresses.find({ order: { visits: 'DESC', lastVisitedAt: 'DESC', address: 'ASC' } })
    if (rows.length === 0) return []
    const targets = await this.redirects.targets()
    const pages = await this.addresses.query<{ path: string }[]>(PAGES)
    const paths = new Set(pages.map(({ path }) => path))
    const missing = rows.filter(({ address }) => !redirectOf(targets, address) && !paths.has(pathOf(address)))
    return missing.slice(0, MAX_LISTED)
  }

  onApplicationShutdown(): Promise<void> {
    return this.visits.store()
  }

  private async add(addresses: string[], visits: number[]): Promise<void> {
    try {
      await this.addresses.query(STORE, [addresses, visits])
      await this.addresses.query(PRUNE)
    } catch (error) {
      this.logger.warn(`Addresses without a page were not counted: ${(error as Error).message}`)
    }
  }
}
