import type { IncomingMessage } from 'node:http'

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Returns true for a request that changes nothing. */
export function isRead({ method = '' }: IncomingMessage): boolean {
  return READ_METHODS.includes(method)
}
