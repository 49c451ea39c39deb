import { AsyncResource } from 'node:async_hooks'
import type { RequestHandler } from 'express'
import { isRead } from '../read-methods.js'

/**
 * Returns middleware that starts one write per turn of the event loop, so that the pages of other visitors are answered
 * in between when many writes arrive at once.
 */
export function takeTurns(): RequestHandler {
  const waiting: (() => void)[] = []
  const startNext = () => {
    const start = waiting.shift()!
    if (waiting.length > 0) setImmediate(startNext)
    start()
  }
  return (request, _response, next) => {
    if (isRead(request)) return next()
    waiting.push(AsyncResource.bind(() => next())) // not in the context of the request before, whose trace it would join
    if (waiting.length === 1) setImmediate(startNext)
  }
}
