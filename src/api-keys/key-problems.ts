import { Problem } from '#src/platform/http/problems/problem.js'
import type { ApiScope } from '#src/shared/admin/api-scopes.js'

/** Returns the `WWW-Authenticate` header of a refused request (RFC 6750, 3). */
const challenge = (parameters = '') => ({ 'WWW-Authenticate': `Bearer realm="biorezonanca"${parameters}` })

const INVALID_TOKEN = ', error="invalid_token"'

export const keyMissing = () => new Problem({ code: 'key.missing', headers: challenge() })

/** Problem of an unknown or malformed key, without the reason. */
export const keyInvalid = () => new Problem({ code: 'key.invalid', headers: challenge(INVALID_TOKEN) })

/** Problem of an expired key; only returned if the whole key matched. */
export const keyExpired = () => new Problem({ code: 'key.expired', headers: challenge(INVALID_TOKEN) })

/** Problem of a revoked key; only returned if the whole key matched. */
export const keyRevoked = () => new Problem({ code: 'key.revoked', headers: challenge(INVALID_TOKEN) })

export const scopeMissing = (scope: ApiScope) =>
  new Problem({
    code: 'key.scope_missing',
    args: { scope },
    headers: challenge(`, error="insufficient_scope", scope="${scope}"`),
  })
