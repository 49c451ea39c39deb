import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'

/**
 * Creates requests and responses with Express's prototypes from the start. Express would change the prototype of each
 * one, which makes property access slow in V8: a fifth of the time of a request.
 */
export function expressMessages(application: Express) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  Object.setPrototypeOf(ExpressRequest.prototype, application.request)
  Object.setPrototypeOf(ExpressResponse.prototype, application.response)
  application.request = ExpressRequest.prototype as Request
  application.response = ExpressResponse.prototype as Response
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }
}
