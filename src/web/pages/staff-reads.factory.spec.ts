import { jest } from '@jest/globals'
import { NotFoundException, Param, Query, type Type, UseGuards } from '@nestjs/common'
import { type DiscoveryService, type ExternalContextCreator, MetadataScanner, Reflector } from '@nestjs/core'
import type { Request } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { createValidationPipe } from '#src/platform/http/validation/validation.pipe.js'
import { PageRead } from '#src/platform/page-queries/page-read.decorator.js'
import { StaffReadsFactory } from './staff-reads.factory.js'

@RequiredRole('staff')
class MailsController {
  @PageRead('outgoingMails')
  list(@Query() query: ListQueryDto) {
    return query
  }

  @PageRead('outgoingMail')
  read(@Param('id') id: string) {
    return id
  }
}

function contentController(path: string) {
  @RequiredRole('editor')
  class ContentController {
    @PageRead('contentList', { path })
    list() {}
  }
  return ContentController
}

const user = { id: '1' } as SignedInUser
const page = { app: { response: {} } } as unknown as Request
const run = jest.fn<(request: Request) => Promise<unknown>>()

const factoryOf = (...controllers: Type[]) => {
  const instances = controllers.map((controller) => ({ instance: new controller() as object }))
  const discovery = { getControllers: () => instances } as unknown as DiscoveryService
  const contexts = { create: () => run } as unknown as ExternalContextCreator
  const factory = new StaffReadsFactory(discovery, new MetadataScanner(), new Reflector(), contexts)
  factory.onModuleInit()
  return factory
}
const reads = () => factoryOf(MailsController).for(user, page)

describe('StaffReadsFactory', () => {
  beforeEach(() => run.mockReset())

  it('calls the handler with the user, and with the parameters and the query of the page', async () => {
    run.mockResolvedValue({ subject: 'Hello' })
    expect(await reads().outgoingMail({ id: '7' })).toEqual({ subject: 'Hello' })
    const [request] = run.mock.calls[0]!
    expect(request).toMatchObject({ method: 'GET', user, params: { id: '7' }, query: {} })
  })

  it('removes the parameters of a query that the API would reject', async () => {
    run.mockResolvedValue({ items: [] })
    const { query } = await reads().outgoingMails({ query: { page: 'x', pageSize: '10', other: '1' } })
    expect(query).toMatchObject({ page: 1, pageSize: 10 })
    expect(query).not.toHaveProperty('other')
    expect(run.mock.calls[0]![0].query).toBe(query)
    const argument = { type: 'query', metatype: ListQueryDto } as const
    expect(await createValidationPipe().transform(query, argument)).toBe(query)
  })

  it('reads the last page of a list that ends before the asked one', async () => {
    run.mockImplementation(({ query }) => Promise.resolve({ ...query, items: [], total: 30 }))
    expect(await reads().outgoingMails({ query: { page: '9' } })).toMatchObject({ page: 2, query: { page: 2 } })
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a missing row', new NotFoundException()],
    ['an expired import', new Problem({ code: 'import.expired' })],
  ])('returns undefined for %s', async (_what, error) => {
    run.mockRejectedValue(error)
    expect(await reads().outgoingMail({ id: '7' })).toBeUndefined()
  })

  it('throws the error of the guard', async () => {
    run.mockRejectedValue(new Problem({ code: 'account.second_factor_required' }))
    await expect(reads().outgoingMail({ id: '7' })).rejects.toThrow(Problem)
  })

  it('chooses the handler of a shared name by path, and returns undefined for an unknown one', async () => {
    run.mockResolvedValue([])
    const factory = factoryOf(contentController('prices'), contentController('posts'))
    expect(await factory.for(user, page).contentList({ path: 'posts' })).toEqual([])
    expect(await factory.for(user, page).contentList({ path: 'others' })).toBeUndefined()
    expect(() => factoryOf(contentController('posts'), contentController('posts'))).toThrow('Two reads')
  })

  it('rejects a second read of the same name', () => {
    expect(() => factoryOf(MailsController, MailsController)).toThrow('Two reads of pages are called outgoingMails')
  })

  it('rejects a read without declared roles', () => {
    class OpenController {
      @PageRead('users')
      list() {}
    }
    expect(() => factoryOf(OpenController)).toThrow('The read users declares no roles')
  })

  it('rejects a read with a guard of its own, which would not run', () => {
    @RequiredRole('staff')
    class GuardedController {
      @PageRead('users')
      @UseGuards(class Guard {})
      list() {}
    }
    expect(() => factoryOf(GuardedController)).toThrow('The read users has guards or pipes of its own')
  })
})
