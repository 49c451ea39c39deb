import type { EntityManager } from 'typeorm'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { Redirect } from './redirect.entity.js'
import { isPageOfSite, isReserved } from './site-pages.js'
import { pathOf, sourceOf } from './source-of.js'

type Addresses = Pick<Redirect, 'source' | 'target'>

/** Redirects to which another one is compared. */
export class KnownRedirects {
  private readonly targets = new Map<string, string>()
  private readonly targetPaths = new Set<string>()
  private readonly pages = new Map<string, boolean>()

  private constructor(private readonly manager: EntityManager) {}

  /**
   * Returns the stored redirects, except one that is about to be replaced. Other changes of redirects wait until the transaction
   * ends: two of them could form a chain.
   */
  static async lock(manager: EntityManager, except?: string): Promise<KnownRedirects> {
    await acquireAdvisoryLock(manager, 'redirects')
    return KnownRedirects.read(manager, except)
  }

  static async read(manager: EntityManager, except?: string): Promise<KnownRedirects> {
    const known = new KnownRedirects(manager)
    for (const redirect of await manager.find(Redirect)) if (redirect.id !== except) known.add(redirect)
    return known
  }

  /** Checks for a redirect of a path, with a query or without. */
  redirects(path: string): boolean {
    return [...this.targets.keys()].some((source) => pathOf(source) === path)
  }

  add({ source, target }: Addresses): void {
    this.targets.set(sourceOf(source), target)
    this.targetPaths.add(pathOf(target))
  }

  /** Checks for a redirect from the same address to the same one. */
  has({ source, target }: Addresses): boolean {
    return this.targets.get(sourceOf(source)) === target
  }

  /** Returns the faults of a redirect that is to be added. */
  async faultsOf({ source, target }: Addresses): Promise<FieldFault[]> {
    const from = sourceOf(source)
    // Browsers do not send it.
    if (source.includes('#')) return [{ field: 'source', code: 'redirect.fragment' }]
    if (isReserved(source) || (await this.isPage(pathOf(source)))) return [{ field: 'source', code: 'redirect.page' }]
    return [
      ...(this.targets.has(from) ? [{ field: 'source', code: 'redirect.taken' }] : []),
      ...(await this.targetFaults(from, target)),
      ...(this.targetPaths.has(from) ? [{ field: 'source', code: 'redirect.chain' }] : []),
    ]
  }

  /** Refuses loops and chains, and addresses without a page. */
  private async targetFaults(from: string, target: string): Promise<FieldFault[]> {
    const field = 'target'
    const to = pathOf(target)
    if (pathOf(from) === to) return [{ field, code: 'redirect.loop' }]
    const next = this.targets.get(to)
    if (next !== undefined) return [{ field, code: 'redirect.continues', args: { target: next } }]
    return (await this.isPage(to)) ? [] : [{ field, code: 'redirect.nowhere' }]
  }

  private async isPage(path: string): Promise<boolean> {
    const known = this.pages.get(path) ?? (await isPageOfSite(path, this.manager))
    this.pages.set(path, known)
    return known
  }
}
