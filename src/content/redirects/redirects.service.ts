import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { Redirect } from './redirect.entity.js'
import { pathOf, sourceOf } from './source-of.js'

/** Time in which uses are counted in memory, so that many requests cause one write. */
const COUNTED_FOR_MS = 5000

export type RedirectTargets = Record<string, { id: string; target: string }>

/** Redirects of addresses without a page. */
@Injectable()
export class RedirectsService implements OnApplicationShutdown {
  private readonly logger = new Logger('redirects')
  private readonly counted = new Map<string, number>()
  private timer?: NodeJS.Timeout

  constructor(@InjectRepository(Redirect) private readonly redirects: Repository<Redirect>) {}

  /** Returns all redirects by their source. */
  async targets(): Promise<RedirectTargets> {
    const redirects = await this.redirects.find()
    return Object.fromEntries(redirects.map(({ id, source, target }) => [source, { id, target }]))
  }

  /** Counts a use; the number is stored seconds later. */
  count(id: string): void {
    this.counted.set(id, (this.counted.get(id) ?? 0) + 1)
    this.timer ??= setTimeout(() => void this.store(), COUNTED_FOR_MS).unref()
  }

  onApplicationShutdown(): Promise<void> {
    return this.store()
  }

  private async store(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const counted = [...this.counted]
    this.counted.clear()
    if (counted.length === 0) return
    await this.redirects
      .query(
        `UPDATE redirects SET uses = redirects.uses + counted.uses
         FROM unnest($1::uuid[], $2::integer[]) AS counted (id, uses) WHERE redirects.id = counted.id`,
        [counted.map(([id]) => id), counted.map(([, uses]) => uses)],
      )
      .catch((error: Error) => this.logger.warn(`Uses of redirects were not counted: ${error.message}`))
  }
}

/** Returns the redirect of an address: that of its path and query, else that of its path. */
export function redirectOf(targets: RedirectTargets, address: string) {
  return targets[sourceOf(address)] ?? targets[pathOf(address)]
}
