import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common'
import type { Request } from 'express'
import { clientNetwork } from '../rate-limits/client-address.js'
import type { FormContext, FormPage } from './form-page.decorator.js'

/** Form that a browser posted to the address of its page, on its way through an API handler. */
export interface PostedForm {
  page: FormPage
  /** Path of the page, as a router matches it. */
  route: string
  context: FormContext
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

/** Injects the network of a browser that posted the form of a page by itself; undefined for JSON. */
export const BrowserNetwork = createParamDecorator((_: unknown, context: ExecutionContext) =>
  browserNetwork(context.switchToHttp().getRequest<Request>()),
)
