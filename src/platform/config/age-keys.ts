import { bech32 } from '@scure/base'

/** Prefixes of the public keys of age: X25519, and hybrid ones with ML-KEM-768. */
const RECIPIENT_PREFIXES = ['age', 'age1pq']

/** Checks the form and the checksum of a public key of age. */
export function isAgeRecipient(text: string): boolean {
  return RECIPIENT_PREFIXES.includes(prefixOf(text) ?? '')
}

/**
 * Returns the private keys in the text of a key file of age, whose comments begin with `#`.
 * @returns undefined if another line is no private key, or there is none
 */
export function parseAgeIdentities(text: string): string[] | undefined {
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  const areIdentities = keys.every((key) => /^age-secret-key-(pq-)?$/.test(prefixOf(key) ?? ''))
  return keys.length > 0 && areIdentities ? keys : undefined
}

/** Returns the part of a Bech32 text (BIP 173) before its last 1, in lower case; undefined for a wrong checksum. */
function prefixOf(text: string): string | undefined {
  return bech32.decodeUnsafe(text, false)?.prefix.toLowerCase()
}
