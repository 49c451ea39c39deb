import { ForbiddenException, Injectable, type OnModuleInit, type Type } from '@nestjs/common'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { REQUIRED_ROLE } from '#src/platform/access/required-role.decorator.js'
import { STAFF_QUERIES, type StaffPageQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'
import { type Role, suffices } from '#src/shared/admin/role.js'

type Query = (reader: StaffReader, ...asked: unknown[]) => Promise<unknown>

/** Queries of admin pages: the methods of all providers with `@StaffQueries`. */
@Injectable()
export class StaffPageQueriesFactory implements OnModuleInit {
  private readonly queries = new Map<string, { role: Role; run: Query }>()

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!metatype || !(instance as unknown)) continue
      if (this.reflector.get<boolean | undefined>(STAFF_QUERIES, metatype)) this.addQueriesOf(instance as object)
    }
  }

  /** Returns the queries as a user runs them; a query for administrators throws ForbiddenException for staff. */
  for(reader: StaffReader): StaffPageQueries {
    const forReader = [...this.queries].map(([name, { role, run }]) => [
      name,
      async (...asked: unknown[]) => {
        if (!suffices(reader.user.role, role)) throw new ForbiddenException()
        return run(reader, ...asked)
      },
    ])
    return Object.fromEntries(forReader) as StaffPageQueries
  }

  private addQueriesOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, Query>
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const run = prototype[name]!
      const role = this.reflector.getAllAndOverride<Role | undefined>(REQUIRED_ROLE, [
        run,
        instance.constructor as Type,
      ])
      if (!role) throw new Error(`The query ${name} of ${instance.constructor.name} states no role`)
      if (this.queries.has(name)) throw new Error(`Two queries of admin pages are called ${name}`)
      this.queries.set(name, { role, run: run.bind(instance) })
    }
  }
}
