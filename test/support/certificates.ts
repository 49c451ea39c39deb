import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const canCertify = spawnSync('openssl', ['version']).status === 0

export interface Certified {
  key: Buffer
  cert: Buffer
}

/** Creates a certificate authority and a certificate for a host; requires openssl. */
export function certify(directory: string, host: string): Certified & { authority: string } {
  const [authority, authorityKey] = [join(directory, 'authority.pem'), join(directory, 'authority.key')]
  const [cert, key] = [join(directory, 'host.pem'), join(directory, 'host.key')]
  const names = join(directory, 'names.cnf')
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Test', '-keyout', authorityKey, '-out', authority)
  writeFileSync(names, `subjectAltName=DNS:${host}`)
  openssl('req', ...newKey, '-subj', `/CN=${host}`, '-keyout', key, '-out', `${cert}.request`)
  openssl(
    ...['x509', '-req', '-in', `${cert}.request`, '-CA', authority, '-CAkey', authorityKey, '-CAcreateserial'],
    ...['-days', '1', '-extfile', names, '-out', cert],
  )
  return { authority, key: readFileSync(key), cert: readFileSync(cert) }
}
