import type { Secret } from '#src/platform/crypto/secret.js'
import type { AuditHead } from './audit-head.entity.js'

const PURPOSE = 'audit-head'

type End = Pick<AuditHead, 'rows' | 'hash'>

export function sealed({ rows, hash }: End, secret: Secret): Omit<AuditHead, 'id'> {
  return { rows, hash, seal: secret.hash(textOf({ rows, hash }), PURPOSE) }
}

/** Checks the signature of the head, by the current or an older secret. */
export function isSealed({ seal, ...end }: Omit<AuditHead, 'id'>, secret: Secret): boolean {
  return seal !== null && secret.matches(seal, textOf(end), PURPOSE)
}

function textOf({ rows, hash }: End): string {
  return `${rows} ${hash}`
}
