import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Secret } from '#src/platform/crypto/secret.js'

const MOST_NETWORKS = 10_000
const REMEMBERED_MS = 3_600_000

/**
 * First view of a form by network, which yields the maximum fill-in time without JavaScript even for cached pages. Kept
 * in memory for an hour; an unknown network is not suspected.
 */
@Injectable()
export class PageViewsService {
  private readonly first = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: REMEMBERED_MS })

  constructor(private readonly secret: Secret) {}

  note(network: string): void {
    const key = this.keyOf(network)
    if (!this.first.has(key)) this.first.set(key, Date.now())
  }

  /**
   * Returns the maximum of seconds for which this network can have had the page; undefined if this process has not seen
   * it.
   */
  secondsSince(network: string): number | undefined {
    const first = this.first.get(this.keyOf(network))
    return first === undefined ? undefined : (Date.now() - first) / 1000
  }

  private keyOf(network: string): string {
    return this.secret.hash(network, 'page-view')
  }
}
