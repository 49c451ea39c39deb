import { Injectable, type OnModuleInit, type Type } from '@nestjs/common'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { isLiveQuery, type PageQueries, queryName } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'

type Query = (language: Language, ...asked: unknown[]) => Promise<unknown>

/** Queries of public pages: methods of providers with `@PageQuery`. */
@Injectable()
export class PageQueriesFactory implements OnModuleInit {
  private readonly queries = new Map<string, Query>()
  private readonly live = new Set<string>()

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly content: SiteContentService,
  ) {}

  onModuleInit(): void {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown))
    for (const instance of instances) if (typeof instance === 'object' && instance) this.addQueriesOf(instance)
  }

  /**
   * Returns the queries of public pages, in a language.
   * @param isCached whether the page is cached; live queries then throw
   */
  in(language: Language, isCached = true): PageQueries {
    const queries = [...this.queries].map(([name, query]) => [
      name,
      this.live.has(name)
        ? async (...asked: unknown[]) => {
            if (isCached) throw new Error(`A cached page asks for ${name}, which changes without content`)
            return query(language, ...asked)
          }
        : (...asked: unknown[]) =>
            this.content.recall([name, language, ...asked].join(' '), () => query(language, ...asked)),
    ])
    return Object.fromEntries(queries) as PageQueries
  }

  private addQueriesOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, Type>
    for (const method of this.scanner.getAllMethodNames(prototype)) {
      const name = queryName(prototype[method]!)
      if (!name) continue
      if (this.queries.has(name)) throw new Error(`Two queries of pages are called ${name}`)
      this.queries.set(name, (...asked) => (instance as Record<string, Query>)[method]!(...asked))
      if (isLiveQuery(prototype[method]!)) this.live.add(name)
    }
  }
}
