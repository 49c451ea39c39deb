import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Secret } from '#src/platform/crypto/secret.js'

const MOST_NETWORKS = 10_000
const REMEMBERED_MS = 3_600_000

/**
 * When somebody first got the page of a form, by their network: how long it took them without JavaScript, with a page that
 * is the same for everyone. In memory alone, for an hour; who is not known here is not judged by it.
 */
@Injectable()
export class PageViewsService {
  private readonly first = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: REMEMBERED_MS })

  constructor(private readonly secret: Secret) {}

  note(network: string): void {
    const key = this.keyOf(network)
    if (!this.first.has(key)) this.first.set(key, Date.now())
  }

  /** The longest that somebody of this network can have had the page; undefined where this process does not know. */
  secondsSince(network: string): number | undefined {
    const first = this.first.get(this.keyOf(network))
    return first === undefined ? undefined : (Date.now() - first) / 1000
  }

  private keyOf(network: string): string {
    return this.secret.hash(network, 'page-view')
  }
}
