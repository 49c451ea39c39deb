import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { Redirect } from './redirect.entity.js'
import { type Parameter, partsOf, withParameters } from './source-of.js'
import { VisitTally } from './visit-tally.js'

interface Redirection {
  id: string
  target: string
  /** Parameters that a request must have; others may stand among them. */
  parameters: Parameter[]
}

/** Redirects by the path of their source; of those of a path, the one with the most parameters first. */
export type RedirectTargets = Record<string, Redirection[]>

/** Redirects of addresses without a page. */
@Injectable()
export class RedirectsService implements OnApplicationShutdown {
  private readonly logger = new Logger('redirects')
  private readonly uses = new VisitTally((ids, uses) => this.add(ids, uses))

  constructor(@InjectRepository(Redirect) private readonly redirects: Repository<Redirect>) {}

  /** Returns all redirects. */
  async targets(): Promise<RedirectTargets> {
    const targets: RedirectTargets = {}
    for (const { id, source, target } of await this.redirects.find({ order: { source: 'ASC' } })) {
      const { path, parameters } = partsOf(source)
      targets[path] = [...(targets[path] ?? []), { id, target, parameters }]
    }
    for (const ofPath of Object.values(targets))
      ofPath.sort((one, other) => other.parameters.length - one.parameters.length)
    return targets
  }

  /** Counts a use; the number is stored seconds later. */
  count(id: string): void {
    this.uses.count(id)
  }

  onApplicationShutdown(): Promise<void> {
    return this.uses.store()
  }

  private async add(ids: string[], uses: number[]): Promise<void> {
    await this.redirects
      .query(
        `UPDATE redirects SET uses = redirects.uses + counted.uses
         FROM unnest($1::uuid[], $2::integer[]) AS counted (id, uses) WHERE redirects.id = counted.id`,
        [ids, uses],
      )
      .catch((error: Error) => this.logger.warn(`Uses of redirects were not counted: ${error.message}`))
  }
}

/**
 * Returns the redirect of an address: of those whose parameters it has, in any order and among others, the one with the most. Its target
 * receives the other parameters, such as those of a campaign, unless it states them itself.
 */
export function redirectOf(targets: RedirectTargets, address: string): Pick<Redirection, 'id' | 'target'> | undefined {
  const { path, parameters } = partsOf(address)
  const isSent = ([name, value]: Parameter) => parameters.some((sent) => sent[0] === name && sent[1] === value)
  const found = targets[path]?.find((redirection) => redirection.parameters.every(isSent))
  if (!found) return undefined
  const named = new Set([...found.parameters, ...partsOf(found.target).parameters].map(([name]) => name))
  const others = parameters.filter(([name]) => !named.has(name))
  return { id: found.id, target: withParameters(found.target, others) }
}
