import { Problem } from '#src/platform/http/problems/problem.js'
import type { ApiScope } from '../shared/admin/api-scopes.js'

/** How a refused program is told so: RFC 6750, 3. */
const challenge = (parameters = '') => ({ 'WWW-Authenticate': `Bearer realm="biorezonanca"${parameters}` })

const INVALID_TOKEN = ', error="invalid_token"'

export const keyMissing = () => new Problem({ code: 'key.missing', headers: challenge() })

/** For what is no key of ours: what is wrong with it, it does not say. */
export const keyInvalid = () => new Problem({ code: 'key.invalid', headers: challenge(INVALID_TOKEN) })

/** Only for who has shown the whole key. */
export const keyExpired = () => new Problem({ code: 'key.expired', headers: challenge(INVALID_TOKEN) })

/** Only for who has shown the whole key. */
export const keyRevoked = () => new Problem({ code: 'key.revoked', headers: challenge(INVALID_TOKEN) })

export const scopeMissing = (scope: ApiScope) =>
  new Problem({
    code: 'key.scope_missing',
    args: { scope },
    headers: challenge(`, error="insufficient_scope", scope="${scope}"`),
  })
