import type { Type } from '@nestjs/common'
import type { Request, Response } from 'express'
import { requireValue } from '#src/shared/lookups.js'
import type { Problem } from '../problems/problem.js'
import type { JsonFile } from './json-file.js'
import type { Upload } from './upload.js'

/** Posted fields by name. */
export type PostedFields = Record<string, unknown>

/** Form post that an action handles. */
export interface FormContext {
  /** Parameters of the page's path. */
  params: Record<string, string>
  /** Query of the page's address. */
  query: Record<string, unknown>
  /** Fields as they were posted. */
  posted: PostedFields
  /** Confirmation of the sign-in, from the page that asks for it. */
  confirmation?: string
  /** Uploaded file, if the form has one and the browser sent it. */
  file?: Buffer
  request: Request
  response: Response
  /** Returns a provider of the application. */
  get: <T>(type: Type<T>) => T
}

/** Shows the page again with the result of the action as `form.issued`. */
export const SHOW_RESULT = Symbol('show result')

/** Content of the confirmation after a redirect. It is part of the address, so it must not identify anybody. */
export interface Receipt {
  reference?: string
  /** Posted values by field. */
  values: Record<string, string>
}

type Done<Result> = string | typeof SHOW_RESULT | ((result: Result, context: FormContext) => string | JsonFile)

/** Page whose form posts to an API action. */
export interface FormPage<Result = unknown> {
  /** Path of the page in the syntax of Express, one for each spelling; its parameters are those of the API route. */
  path: string | string[]
  /** Name of the form that is shown again after a problem. Without it the problem is an error page. */
  form?: string
  /** Value that a field has, such as `action`, where forms of one page do different things. It is no field of the API. */
  when?: Record<string, string>
  /** Name of a parameter that the address has, where that chooses the action. */
  query?: string
  /** Name of a submit button that shows the page again and sends nothing. */
  preview?: string
  /** File that the form uploads; it is read behind the guards. The page has no other form. */
  file?: Upload
  /** Names of posted fields that are query parameters of the API route. */
  queryFields?: string[]
  /** Accepts more fields than other forms have. */
  manyFields?: boolean
  /** Turns posted fields into the body of the API request. @throws Problem 422 */
  fields?: (posted: PostedFields, context: FormContext) => object
  /** The form has the confirmation of the sign-in as its own field. */
  confirmsSignIn?: boolean
  /** Keeps what was typed when the result is shown. */
  keepsFields?: boolean
  /** Address that follows; `:name` is a parameter of the path. Without it: the page itself, with a receipt. */
  done?: Done<Result>
  /** Returns what the confirmation repeats where a receipt follows. */
  receipt?: (result: Result, context: FormContext) => Receipt
  /** Returns the address that follows a problem, or undefined to show the form again. */
  failed?: (problem: Problem, context: FormContext) => string | undefined
}

/** Returns true if a success leads back to the page, with a receipt. */
export const hasReceipt = ({ form, done }: FormPage) => form !== undefined && done === undefined

/** Body of an action whose page is opened by a link with a token; its form has no fields. */
export const tokenInAddress: FormPage['fields'] = (_, { query }) => ({ token: query.token })

const FORM_PAGES = Symbol('form-pages')

type Handler<Result> = (...parameters: never[]) => Promise<Result> | Result

/**
 * Lets the form of a page post to the API handler below: guards, limits, validation and rules are those of the JSON request.
 * See docs/decisions/0032-one-handler-per-action.md.
 */
export function FormPage<Result = unknown>(page: FormPage<Result>) {
  return <H extends Handler<Result>>(_target: object, _name: string | symbol, method: TypedPropertyDescriptor<H>) => {
    const handler = requireValue(method.value, 'handler')
    Reflect.defineMetadata(FORM_PAGES, [page, ...formPagesOf(handler)], handler)
  }
}

/** Form pages of a handler, in the order in which they are written. */
export function formPagesOf(handler: object): FormPage[] {
  return (Reflect.getMetadata(FORM_PAGES, handler) as FormPage[] | undefined) ?? []
}
