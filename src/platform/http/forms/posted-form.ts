import { createHash } from 'node:crypto'
import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common'
import type { Request } from 'express'
import { clientNetwork } from '../rate-limits/client-address.js'
import type { FormContext, FormPage, PostedFields } from './form-page.decorator.js'

/** Form that a browser posted to the address of its page, on its way through an API handler. */
export interface PostedForm {
  page: FormPage
  /** Path of the page, as a router matches it. */
  route: string
  context: FormContext
  /** All posted fields, also those that become parameters of the query. */
  typed: PostedFields
  /** DTO of the handler's body; names the fields that are secret. */
  dto?: Type<unknown>
  /** True if the handler is open to everyone, as its page is. */
  isPublic: boolean
  /** True if the fields ask for none of the page's actions. */
  hasUnknownAction: boolean
}

const forms = new WeakMap<Request, PostedForm>()

export function rememberForm(request: Request, form: PostedForm): void {
  forms.set(request, form)
}

/** Undefined for every other request. */
export function postedForm(request: Request): PostedForm | undefined {
  return forms.get(request)
}

/** Returns the network of a browser that posted the form of a page by itself; undefined for JSON. */
export const browserNetwork = (request: Request) => postedForm(request) && clientNetwork(request)

/** Time in which an equal form counts as the same one. */
const REPEATED_MS = 5 * 60_000

/** Returns the idempotency key of a posted form: a button that is pressed twice without JavaScript sends it once. Undefined for JSON. */
export function keyOfForm(request: Request): string | undefined {
  const network = browserNetwork(request)
  if (!network) return undefined
  const content = JSON.stringify([network, request.body, Math.floor(Date.now() / REPEATED_MS)])
  return createHash('sha256').update(content).digest('base64url')
}

/** Injects the network of a browser that posted the form of a page by itself; undefined for JSON. */
export const BrowserNetwork = createParamDecorator((_: unknown, context: ExecutionContext) =>
  browserNetwork(context.switchToHttp().getRequest<Request>()),
)
