import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../config/startup-error.js'
import { findBinaries, linkLibraries } from './binaries.js'

describe('findBinaries', () => {
  it('names the missing package and the alternative on a platform without binaries', () => {
    const find = () => findBinaries('linux', 's390x')
    expect(find).toThrow(StartupError)
    expect(find).toThrow(/^No embedded PostgreSQL is installed for linux s390x: .* Set DATABASE_URL/)
  })

  it('finds the programs of this platform', () => {
    const { folder, version } = findBinaries()
    expect(fs.readdirSync(join(folder, 'bin'))).toEqual(expect.arrayContaining(['initdb', 'postgres']))
    expect(version).toMatch(/^18\./)
  })
})

describe('linkLibraries', () => {
  let root: string
  beforeEach(() => {
    root = fs.mkdtempSync(join(tmpdir(), 'biorezonanca-binaries-'))
    fs.mkdirSync(join(root, 'native/lib'), { recursive: true })
    fs.writeFileSync(join(root, 'native/lib/libpq.so.5.18'), 'library')
    const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
    fs.writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify([link]))
  })
  afterEach(() => fs.rmSync(root, { recursive: true }))

  it('creates the links that no install script has created, and keeps them', () => {
    linkLibraries(root, 'binaries')
    linkLibraries(root, 'binaries')
    expect(fs.readlinkSync(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  })
})
