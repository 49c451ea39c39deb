import { ServerResponse } from 'node:http'
import { HttpException, Injectable, type OnModuleInit, type ParamData, type Type } from '@nestjs/common'
import { GUARDS_METADATA, PIPES_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js'
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js'
import { DiscoveryService, ExternalContextCreator, MetadataScanner, type ParamsFactory, Reflector } from '@nestjs/core'
import type { Express, Request, Response } from 'express'
import { REQUIRED_ROLE } from '#src/platform/access/required-role.decorator.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import {
  pageReadOf,
  type PageReadOptions,
  type StaffPageReads,
} from '#src/platform/page-queries/page-read.decorator.js'

interface Asked {
  query?: Search
  [parameter: string]: string | Search | undefined
}

type Read = (request: Request, user: SignedInUser, asked?: Asked) => Promise<unknown>

/** Runs the handlers with `@PageRead` for pages of the admin: with guards and pipes, without interceptors, which answer requests. */
@Injectable()
export class StaffReadsFactory implements OnModuleInit {
  /** Reads by name, and by the value of the parameter `path` if several handlers share the name. */
  private readonly reads = new Map<string, Map<string | undefined, Read>>()

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly contexts: ExternalContextCreator,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const read = pageReadOf(prototype[method]!)
        if (read) this.add(read, instance as object, method)
      }
    }
  }

  /** Returns the reads as a user runs them on the page of a request. A read that the user may not run throws the error of the guard. */
  for(user: SignedInUser, request: Request): StaffPageReads {
    const reads = [...this.reads].map(([name, handlers]) => [
      name,
      async (asked?: Asked) => (handlers.get(undefined) ?? handlers.get(asked?.path as string))?.(request, user, asked),
    ])
    return Object.fromEntries(reads) as StaffPageReads
  }

  private add(read: PageReadOptions, instance: object, method: string): void {
    const { name } = read
    const controller = instance.constructor as Type<object>
    const handler = (instance as Record<string, () => unknown>)[method]!
    const handlers = this.reads.get(name) ?? new Map<string | undefined, Read>()
    if (handlers.has(read.path) || handlers.has(undefined)) throw new Error(`Two reads of pages are called ${name}`)
    if (!this.reflector.getAllAndOverride(REQUIRED_ROLE, [handler, controller]))
      throw new Error(`The read ${name} declares no roles`)
    // Nest finds these in the module of a provider only.
    const own = [GUARDS_METADATA, PIPES_METADATA]
    if (own.some((key) => this.reflector.getAllAndOverride<unknown>(key, [handler, controller])))
      throw new Error(`The read ${name} has guards or pipes of its own, which pages would pass`)
    const run = this.contexts.create(instance, handler, method, ROUTE_ARGS_METADATA, parameters, undefined, undefined, {
      guards: true,
      interceptors: false,
      filters: false,
    }) as (request: Request, response: Response) => Promise<object>
    const dto = queryTypeOf(controller, method)
    this.reads.set(name, handlers)
    handlers.set(read.path, (request, user, { query: search = {}, ...params } = {}) => {
      const answer = (query: object) => run(requestFor(request, user, params, query), responseFor(request))
      if (!dto) return ifFound(() => answer(search))
      const query = lenientQuery(dto, search)
      read.correctQuery?.(query)
      return ifFound(() => readListPage(query, answer))
    })
  }
}

const parameters: ParamsFactory = {
  exchangeKeyForValue(type: RouteParamtypes, name: ParamData | undefined, [request, response]: [Request, Response]) {
    const valueOf = (values: object) => (typeof name === 'string' ? (values as Record<string, unknown>)[name] : values)
    if (type === RouteParamtypes.REQUEST) return request
    if (type === RouteParamtypes.RESPONSE) return response
    if (type === RouteParamtypes.PARAM) return valueOf(request.params)
    if (type === RouteParamtypes.QUERY) return valueOf(request.query)
    throw new Error('A read of pages takes parameters, the query, the request and the response only')
  },
}

/** Returns a request for the handler, from the user and with the address, language and session of the page. */
function requestFor(request: Request, user: SignedInUser, params: object, query: object): Request {
  return Object.create(request, {
    method: { value: 'GET' },
    body: { value: undefined },
    user: { value: user, writable: true },
    params: { value: params },
    query: { value: query },
  }) as Request
}

/** Returns a response that is never sent: the headers that a handler sets are those of the API. */
const responseFor = (request: Request) =>
  Object.setPrototypeOf(new ServerResponse(request), (request.app as Express).response) as Response

/** Returns the answer; undefined if there is nothing of an address, or no longer. */
async function ifFound<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof HttpException && [404, 410].includes(error.getStatus())) return undefined
    throw error
  }
}

/** Returns the DTO of the whole query of a handler. */
function queryTypeOf(controller: Type<object>, method: string): Type<object> | undefined {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number; data?: unknown }
  >
  const query = Object.entries(declared).find(([key]) => key.startsWith(`${RouteParamtypes.QUERY}:`))?.[1]
  if (!query || query.data !== undefined) return undefined
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) as Type<object>[]
  return types[query.index] === Object ? undefined : types[query.index]
}
