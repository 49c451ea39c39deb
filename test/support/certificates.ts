import { execFileSync, spawnSync } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const canCertify = spawnSync('openssl', ['version']).status === 0

export interface Certified {
  key: Buffer
  cert: Buffer
}

const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' })
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** Creates a certificate authority and a certificate for a host; requires openssl. */
export function certify(directory: string, host: string): Certified & { authority: string } {
  const authority = join(directory, 'authority.pem')
  const authorityKey = join(directory, 'authority.key')
  const cert = join(directory, 'host.pem')
  const key = join(directory, 'host.key')
  const names = join(directory, 'names.cnf')
  openssl('req', '-x509', ...NEW_KEY, '-days', '2', '-subj', '/CN=Test', '-keyout', authorityKey, '-out', authority)
  writeFileSync(names, `subjectAltName=DNS:${host}`)
  openssl('req', ...NEW_KEY, '-subj', `/CN=${host}`, '-keyout', key, '-out', `${cert}.request`)
  openssl(
    'x509',
    '-req',
    '-in',
    `${cert}.request`,
    '-CA',
    authority,
    '-CAkey',
    authorityKey,
    '-CAcreateserial',
    '-days',
    '1',
    '-extfile',
    names,
    '-out',
    cert,
  )
  return { authority, key: readFileSync(key), cert: readFileSync(cert) }
}

/**
 * Certifies a key as Android devices do (`android-key` of WebAuthn), with an authority that nobody trusts; requires openssl.
 * @returns certificate of the key and of the authority, in DER
 */
export function certifyAndroidKey(key: KeyObject, clientDataHash: Buffer, revocationList: string): Buffer[] {
  const directory = mkdtempSync(join(tmpdir(), 'android-key-'))
  const at = (name: string) => join(directory, name)
  const root = ['-CA', at('root.pem'), '-CAkey', at('root.key')]
  // KeyDescription: version and level of both attestation and keymaster, challenge, no id, no authorizations
  const description = `30340201040a01010201040a01010420${clientDataHash.toString('hex')}040030003000`
  writeFileSync(at('key.pem'), key.export({ type: 'spki', format: 'pem' }))
  writeFileSync(
    at('leaf.cnf'),
    `1.3.6.1.4.1.11129.2.1.17=DER:${description}\ncrlDistributionPoints=URI:${revocationList}\n`,
  )
  openssl(
    'req',
    '-x509',
    ...NEW_KEY,
    '-days',
    '2',
    '-subj',
    '/CN=Root',
    '-keyout',
    at('root.key'),
    '-out',
    at('root.pem'),
  )
  const leaf = ['-subj', '/CN=Leaf', '-force_pubkey', at('key.pem'), '-extfile', at('leaf.cnf'), '-days', '1']
  openssl('x509', '-new', ...leaf, ...root, '-outform', 'DER', '-out', at('leaf.der'))
  openssl('x509', '-in', at('root.pem'), '-outform', 'DER', '-out', at('root.der'))
  const certificates = [readFileSync(at('leaf.der')), readFileSync(at('root.der'))]
  rmSync(directory, { recursive: true })
  return certificates
}
