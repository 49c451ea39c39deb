import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { PageQuery } from '#src/platform/pages/page-queries.js'
import { StaffQueries } from '#src/platform/pages/staff-page-queries.js'
import { PageQueriesFactory } from './page-queries.factory.js'
import type { SiteContentService } from './site-content.service.js'

class NamesService {
  @PageQuery('serviceNames')
  list(): Promise<string[][]> {
    return Promise.resolve([])
  }
}

@StaffQueries('staff')
class DraftPageQueriesService {
  posts() {}
}

const start = (...instances: object[]) => {
  const discovery = { getProviders: () => instances.map((instance) => ({ instance })) } as unknown as DiscoveryService
  const factory = new PageQueriesFactory(discovery, new MetadataScanner(), new Reflector(), {} as SiteContentService)
  factory.onModuleInit()
  return Object.keys(factory.in('hr'))
}

describe('PageQueriesFactory', () => {
  it('offers visitors the marked methods, but not those for staff', () => {
    expect(start(new NamesService(), new DraftPageQueriesService())).toEqual(['serviceNames'])
  })

  it('refuses a second query of the same name', () => {
    expect(() => start(new NamesService(), new NamesService())).toThrow('Two queries of pages are called serviceNames')
    const staff = [new DraftPageQueriesService(), new DraftPageQueriesService()]
    expect(() => start(...staff)).toThrow('Two queries of pages are called posts')
  })
})
