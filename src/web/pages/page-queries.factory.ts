import { ForbiddenException, Injectable, type OnModuleInit, type Type } from '@nestjs/common'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { type AccountStep, OPEN_BEFORE, owedStep } from '#src/platform/access/account-step.js'
import { REQUIRED_ROLE } from '#src/platform/access/required-role.decorator.js'
import { isOpenToScope, SCOPED_ACCESS, type ScopedAccess } from '#src/platform/access/scoped-access.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { isLiveQuery, type PageQueries, queryName } from '#src/platform/page-queries/page-queries.js'
import {
  STAFF_QUERIES,
  type StaffPageQueries,
  type StaffReader,
} from '#src/platform/page-queries/staff-page-queries.js'
import { type Role, suffices } from '#src/shared/admin/role.js'
import type { Language } from '#src/shared/languages.js'

type Query<Reader> = (reader: Reader, ...asked: unknown[]) => Promise<unknown>

/** Queries of pages: methods with `@PageQuery` for visitors, and methods of providers with `@StaffQueries` for the admin. */
@Injectable()
export class PageQueriesFactory implements OnModuleInit {
  private readonly ofVisitors = new Map<string, Query<Language>>()
  private readonly live = new Set<string>()
  private readonly ofStaff = new Map<string, Query<StaffReader>>()

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
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
    const queries = [...this.ofVisitors].map(([name, query]) => [
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

  /** Returns the queries as a user runs them; a query for other roles or all locations throws ForbiddenException. */
  for(reader: StaffReader): StaffPageQueries {
    const queries = [...this.ofStaff].map(([name, query]) => [
      name,
      async (...asked: unknown[]) => query(reader, ...asked),
    ])
    return Object.fromEntries(queries) as StaffPageQueries
  }

  private addQueriesOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, Type>
    for (const method of this.scanner.getAllMethodNames(prototype)) {
      const run: Query<unknown> = (...asked) => (instance as Record<string, Query<unknown>>)[method]!(...asked)
      const name = queryName(prototype[method]!)
      if (name) add(this.ofVisitors, name, run)
      if (name && isLiveQuery(prototype[method]!)) this.live.add(name)
      const roles = this.reflector.get<Role[] | undefined>(STAFF_QUERIES, instance.constructor as Type)
      const ownRoles = this.reflector.get<Role[] | undefined>(REQUIRED_ROLE, prototype[method]!)
      const openBefore = this.reflector.get<AccountStep[] | undefined>(OPEN_BEFORE, prototype[method]!)
      const targets = [prototype[method]!, instance.constructor as Type]
      const access = this.reflector.getAllAndOverride<ScopedAccess | undefined>(SCOPED_ACCESS, targets)
      if (roles) add(this.ofStaff, method, restrict(run, ownRoles ?? roles, access, openBefore))
    }
  }
}

function restrict(
  run: Query<StaffReader>,
  roles: Role[],
  access: ScopedAccess | undefined,
  openBefore: AccountStep[] = [],
): Query<StaffReader> {
  return (reader, ...asked) => {
    const step = owedStep(reader.user)
    if (step && !openBefore.includes(step)) throw new ForbiddenException()
    if (!suffices(reader.user.role, roles)) throw new ForbiddenException()
    if (!isOpenToScope(access, reader.user.locations)) throw new ForbiddenException()
    return run(reader, ...asked)
  }
}

function add<Reader>(queries: Map<string, Query<Reader>>, name: string, query: Query<Reader>): void {
  if (queries.has(name)) throw new Error(`Two queries of pages are called ${name}`)
  queries.set(name, query)
}
