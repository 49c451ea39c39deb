import { jest } from '@jest/globals'
import { type DiscoveryService, MetadataScanner } from '@nestjs/core'
import type { SiteContentService } from '#src/platform/database/site-content.service.js'
import { LivePageQuery, PageQuery, type PageQueryMethods } from '#src/platform/page-queries/page-queries.js'
import { PageQueriesFactory } from './page-queries.factory.js'

class NamesService {
  @PageQuery('serviceNames')
  list(): Promise<string[][]> {
    return Promise.resolve([])
  }
}

class TimesService {
  @LivePageQuery('nearestTimes')
  near(..._: Parameters<PageQueryMethods['nearestTimes']>): ReturnType<PageQueryMethods['nearestTimes']> {
    return Promise.resolve([])
  }
}

class DraftsService {
  posts() {}
}

const recall = jest.fn(<Answer>(_: string, ask: () => Promise<Answer>) => ask())

const factoryOf = (...instances: object[]) => {
  const discovery = { getProviders: () => instances.map((instance) => ({ instance })) } as unknown as DiscoveryService
  const content = { recall } as unknown as SiteContentService
  const factory = new PageQueriesFactory(discovery, new MetadataScanner(), content)
  factory.onModuleInit()
  return factory
}
const start = (...instances: object[]) => Object.keys(factoryOf(...instances).in('hr'))

describe('PageQueriesFactory', () => {
  it('offers visitors the marked methods only', () => {
    expect(start(new NamesService(), new DraftsService())).toEqual(['serviceNames'])
  })

  it('runs a live query without the cache, and refuses it to pages that are cached', async () => {
    const factory = factoryOf(new NamesService(), new TimesService())
    const visit = { service: '', location: '' }
    await factory.in('hr', false).serviceNames()
    expect(recall).toHaveBeenCalledTimes(1)
    await expect(factory.in('hr', false).nearestTimes(visit, '')).resolves.toEqual([])
    expect(recall).toHaveBeenCalledTimes(1)
    await expect(factory.in('hr').nearestTimes(visit, '')).rejects.toThrow('A cached page asks for nearestTimes')
  })

  it('refuses a second query of the same name', () => {
    expect(() => start(new NamesService(), new NamesService())).toThrow('Two queries of pages are called serviceNames')
  })
})
