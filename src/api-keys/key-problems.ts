import { Problem } from '../http/problems/problem.js'
import type { ApiScope } from '../shared/admin/api-scopes.js'

/** How a refused program is told so: RFC 6750, 3. */
const challenge = (parameters = '') => ({ 'WWW-Authenticate': `Bearer realm="biorezonanca"${parameters}` })

const INVALID_TOKEN = ', error="invalid_token"'

export const keyMissing = () =>
  new Problem({ status: 401, code: 'key.missing', text: 'keyMissing', headers: challenge() })

/** For what is no key of ours: what is wrong with it, it does not say. */
export const keyInvalid = () =>
  new Problem({ status: 401, code: 'key.invalid', text: 'keyInvalid', headers: challenge(INVALID_TOKEN) })

/** Only for who has shown the whole key. */
export const keyExpired = () =>
  new Problem({ status: 401, code: 'key.expired', text: 'keyExpired', headers: challenge(INVALID_TOKEN) })

/** Only for who has shown the whole key. */
export const keyRevoked = () =>
  new Problem({ status: 401, code: 'key.revoked', text: 'keyRevoked', headers: challenge(INVALID_TOKEN) })

export const scopeMissing = (scope: ApiScope) =>
  new Problem({
    status: 403,
    code: 'key.scope_missing',
    text: 'keyScopeMissing',
    args: { scope },
    headers: challenge(`, error="insufficient_scope", scope="${scope}"`),
  })
