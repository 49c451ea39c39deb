import { Injectable, RequestMethod, type Type } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js'
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js'
import { DiscoveryService, MetadataScanner, ModuleRef, Reflector } from '@nestjs/core'
import type { Express, NextFunction, Request, Response } from 'express'
import { type FormContext, type FormPage, formPagesOf } from '#src/platform/http/forms/form-page.decorator.js'
import { rememberForm } from '#src/platform/http/forms/posted-form.js'
import { uploadOf } from '#src/platform/http/forms/receives-upload.decorator.js'
import { PUBLIC_ROUTE } from '#src/platform/http/public.decorator.js'
import { getFirst, getOrThrow, requireValue } from '#src/shared/lookups.js'
import { FormPresenterService } from './form-presenter.service.js'
import { withParameters } from './path-parameters.js'

/** API route that a form of a page posts to. */
export interface FormAction {
  page: FormPage
  paths: string[]
  /** Method and path of the API route. */
  method: string
  route: string
  /** DTO of its body. */
  dto?: Type<unknown>
  isPublic: boolean
}

/** Routes the form posts of pages onto the API handlers that have `@FormPage`. */
@Injectable()
export class FormRoutesService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly presenter: FormPresenterService,
  ) {}

  /** Every action that a form can ask for. */
  actions(): FormAction[] {
    return this.handlers().flatMap(({ controller, name, handler }) =>
      formPagesOf(handler).map((page) => this.actionOf(page, controller, name)),
    )
  }

  /** Paths of the pages whose form uploads a file, and of the API routes that receive such a form. */
  uploadPaths(): string[] {
    const ofForms = this.actions().flatMap(({ page, paths, route }) =>
      page.file ? [...paths, ...(page.file.byApi ? [route] : [])] : [],
    )
    const ofApi = this.handlers().flatMap(({ controller, handler }) =>
      uploadOf(handler) ? [routeOf(controller, handler)] : [],
    )
    return [...ofForms, ...ofApi]
  }

  /** Beginnings of the paths of pages whose forms have many fields. */
  largePaths(): string[] {
    return this.actions().flatMap(({ page, paths }) =>
      page.manyFields ? paths.map((path) => getFirst(path.split(':'))) : [],
    )
  }

  /** Adds a route for each page. Call it before Nest adds its own: the request goes on to one of them. */
  register(express: Express): void {
    const byPath = new Map<string, FormAction[]>()
    for (const action of this.actions()) {
      for (const path of action.paths) byPath.set(path, [...(byPath.get(path) ?? []), action])
    }
    for (const path of [...byPath.keys()].sort(byParameters)) {
      const actions = getOrThrow(byPath, path).sort(byCondition)
      express.post(path, (request, response, next) => this.route(actions, request, response, next))
    }
  }

  private handlers(): { controller: Type<object>; name: string; handler: () => unknown }[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as Type<object>
      const prototype = controller.prototype as Record<string, () => unknown>
      const names = this.scanner.getAllMethodNames(prototype)
      return names.map((name) => ({ controller, name, handler: requireValue(prototype[name], name) }))
    })
  }

  private actionOf(page: FormPage, controller: Type<object>, name: string): FormAction {
    const handler = requireValue((controller.prototype as Record<string, () => unknown>)[name], name)
    return {
      page,
      paths: [page.path].flat(),
      method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
      route: routeOf(controller, handler),
      dto: bodyTypeOf(controller, name),
      isPublic: this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [handler, controller]) ?? false,
    }
  }

  private route(actions: FormAction[], request: Request, response: Response, next: NextFunction): void {
    const { confirmation, ...posted } = { ...(request.body as FormContext['posted']) }
    const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> }
    const asked = actions.find((action) => isAsked(action, posted, query))
    const { page, dto, isPublic, method, route } = asked ?? getFirst(actions)
    const get = <T>(type: Type<T>): T => this.modules.get(type, { strict: false })
    const context: FormContext = { params: { ...params }, query, posted, request, response, get }
    if (page.confirmsSignIn) posted.confirmation = confirmation
    else if (typeof confirmation === 'string') context.confirmation = confirmation
    const form = {
      page,
      route: (request.route as { path: string }).path,
      context,
      typed: { ...posted },
      dto,
      isPublic,
      hasUnknownAction: !asked,
    }
    rememberForm(request, form)
    if (page.preview !== undefined && page.preview in posted) {
      this.presenter.showUnsent(form).catch(next)
      return
    }
    const search = new URLSearchParams(request.url.split(/\?(.*)/s)[1])
    for (const name of page.queryFields ?? []) {
      if (typeof posted[name] === 'string') search.set(name, posted[name])
      delete posted[name]
    }
    request.originalMethod = request.method
    request.method = method
    request.url = withParameters(route, params) + (search.size > 0 ? `?${search.toString()}` : '')
    next()
  }
}

function isAsked({ page }: FormAction, posted: FormContext['posted'], query: FormContext['query']): boolean {
  if (page.query !== undefined) return query[page.query] !== undefined
  return Object.entries(page.when ?? {}).every(([field, value]) => posted[field] === value)
}

/** Returns the path of an API route. */
function routeOf(controller: Type<object>, handler: () => unknown): string {
  const parts = [
    Reflect.getMetadata(PATH_METADATA, controller),
    Reflect.getMetadata(PATH_METADATA, handler),
  ] as string[]
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`
}

/** Sorts actions that a parameter of the address chooses first, the default action last. */
function byCondition(one: FormAction, other: FormAction): number {
  const rank = ({ page }: FormAction) => (page.query !== undefined ? 0 : page.when ? 1 : 2)
  return rank(one) - rank(other)
}

/** Sorts a fixed segment before a parameter in its place. */
function byParameters(one: string, other: string): number {
  const sortable = (path: string) => path.replaceAll(':', '\uffff')
  return sortable(one) < sortable(other) ? -1 : 1
}

function bodyTypeOf(controller: Type<object>, name: string): Type<unknown> | undefined {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { index: number }
  >
  const body = Object.entries(parameters).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`))
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) as Type<unknown>[]
  return body && types[body[1].index]
}
