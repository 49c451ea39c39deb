import { existsSync, readFileSync } from 'node:fs'

/** Licences that permit use in a proprietary work and its distribution. */
const permitted =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-4\.0|ISC|MIT|MIT-0|MPL-2\.0|PSF-2\.0|Python-2\.0|Unlicense|WTFPL)$/

/** Packages that state their licence only in LICENSE or README. */
const read: Record<string, string> = { 'node_modules/pause': 'MIT' }

interface Package {
  license?: string
  licenses?: { type: string }[]
  dev?: boolean
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** Returns the licences from the lockfile, or from the package itself if that uses an older format. */
function licenceOf(folder: string, { license }: Package): string[] {
  if (license) return license.replace(/[()]/g, '').split(' OR ')
  if (!existsSync(`${folder}/package.json`)) return [] // for another operating system
  const own = readJson<Package>(`${folder}/package.json`)
  return own.licenses?.map(({ type }) => type) ?? [own.license ?? read[folder] ?? 'none']
}

it('every runtime dependency has a permitted licence', () => {
  const { packages } = readJson<{ packages: Record<string, Package> }>('package-lock.json')
  const refused = Object.entries(packages)
    .filter(([folder, { dev }]) => folder.startsWith('node_modules/') && !dev)
    .map(([folder, each]) => [folder, licenceOf(folder, each)] as const)
    .filter(([, licences]) => licences.length > 0 && !licences.some((licence) => permitted.test(licence)))
  expect(refused).toEqual([])
})
