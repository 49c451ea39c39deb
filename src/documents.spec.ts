import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const README = 'README.md'
const ARCHITECTURE = 'docs/architecture.md'
const DECISIONS = 'docs/decisions/README.md'

const documents = [README, ...filesOf('docs', /^[^/]+\.md$/), DECISIONS, 'CHANGELOG.md']
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const replacedWords = JSON.parse(readFileSync('tools/lint/replaced-words.json', 'utf8')) as string[]

const FOLDERS = ['src', 'views', 'client', 'test', 'docs', 'tools', 'migrations']
const PATH = new RegExp(`^(${FOLDERS.join('|')})/\\S*$`)

const read = (document: string) => readFileSync(document, 'utf8')

/** Returns the files below a folder whose relative paths match a pattern. */
function filesOf(folder: string, pattern: RegExp): string[] {
  const paths = readdirSync(folder, { recursive: true }) as string[]
  return paths.filter((path) => pattern.test(path)).map((path) => join(folder, path))
}

const foldersOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .map((name) => `${folder}/${name}`)

/** Returns the paths in backticks, outside of code blocks. */
function pathsIn(document: string): string[] {
  const text = read(document).replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!).filter((code) => PATH.test(code))
}

/** Expands `{hr,en}` to a path for each alternative. */
function expand(path: string): string[] {
  const [group, alternatives] = /\{([^}]+)\}/.exec(path) ?? []
  return group ? alternatives!.split(',').flatMap((each) => expand(path.replace(group, each))) : [path]
}

/** Checks whether a path exists; `*`, `**` and `<placeholder>` stand for any name. */
function exists(path: string): boolean {
  if (!/[*<]/.test(path)) return existsSync(path)
  const pattern = path
    .replace(/<[^>]+>/g, '*')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (wildcard) => (wildcard === '*' ? '[^/]+' : '(.*/)?'))
  const [folder = ''] = path.split('/')
  return filesOf(folder, /(?:)/).some((file) => new RegExp(`^${pattern}$`).test(file))
}

/** Returns the folders in the tree of a document that begins with the line `src/`, as deep as it goes. */
function treeIn(document: string): string[] {
  const [, tree] = /^src\/.*\n((?: +.*\n)+)/m.exec(read(document))!
  let parent = ''
  return tree!.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( +)((?:[\w-]+\/ ?)+)/.exec(line) ?? []
    const folders = names.split(/\/ ?/).filter(Boolean)
    if (indent.length === 2) parent = folders.at(-1) ?? ''
    return folders.map((name) => (indent.length === 2 ? `src/${name}` : `src/${parent}/${name}`))
  })
}

/** Returns the anchors of a document, as GitHub derives them from its headings. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    expect(
      pathsIn(document)
        .flatMap(expand)
        .filter((path) => !exists(path)),
    ).toEqual([])
  })

  it.each(documents)('%s links only to files and headings that exist', (document) => {
    const targets = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target]) => target!)
    const broken = targets.filter((target) => {
      const [path, anchor] = target.split('#')
      const file = path ? join(dirname(document), path) : document
      return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  it.each(documents)('%s names only tests that exist', (document) => {
    const names = [...read(document).matchAll(/`((?:api\/|browser\/|process\/|unit: )[\w.-]+)`/g)].map(
      ([, name]) => name!,
    )
    const tests = filesOf('test', /\.spec\.ts$/).map((file) =>
      file.replace(/^test\/(\w+)\/(?:.*\/)?([\w-]+)\.spec\.ts$/, '$1/$2'),
    )
    const units = ['src', 'views', 'client'].flatMap((folder) => filesOf(folder, /\.spec\.ts$/))
    tests.push(...units.map((file) => `unit: ${basename(file, '.spec.ts')}`))
    expect(names.filter((name) => !tests.includes(name))).toEqual([])
  })

  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const names = [...read(document).matchAll(/npm (?:run )?(?:--silent )?([\w:]+)/g)]
      .filter(([command, name]) => command.startsWith('npm run') || ['start', 'test'].includes(name!))
      .map(([, name]) => name!)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })

  it('the tree of the readme lists the folders of src', () => {
    expect(treeIn(README).sort()).toEqual(foldersOf('src').sort())
  })

  it('the tree of the architecture lists the folders of src, two levels deep', () => {
    const folders = foldersOf('src').flatMap((folder) => [folder, ...foldersOf(folder)])
    expect(treeIn(ARCHITECTURE).sort()).toEqual(folders.sort())
  })

  it('the index of decisions lists every record by its title', () => {
    const rows = filesOf('docs/decisions', /^\d+.*\.md$/).map((file) => {
      const [, title] = /^# \d+\. (.*)$/m.exec(read(file))!
      return [file.replace('docs/decisions/', ''), title]
    })
    const listed = [...read(DECISIONS).matchAll(/^\| \[\d+\]\((\S+)\) +\| (.*?) +\|/gm)].map(([, ...row]) => row)
    expect(listed).toEqual(rows.sort())
  })

  it.each(filesOf('docs/decisions', /^\d+.*\.md$/))('%s is named after its title', (file) => {
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(file))!
    const words = title!.toLowerCase().match(/[a-z0-9]+/g)!
    expect(file).toBe(`docs/decisions/${[number!.padStart(4, '0'), ...words].join('-')}.md`)
  })

  it.each(['met', 'partly', 'operator'])('the comparison with ASVS counts its rows with the state %s', (state) => {
    const comparison = read('docs/asvs.md')
    const rows = [...comparison.matchAll(/^\| \d+\.\d+\.(\d+)(?:–\d+\.\d+\.(\d+))? +\|[^|]+\| (\S+) /gm)]
    const counts = rows.map(([, first, last = first]) => Number(last) - Number(first) + 1)
    const total = counts.filter((_count, row) => rows[row]![3] === state).reduce((sum, count) => sum + count)
    expect(comparison).toMatch(new RegExp(`^\\| ${state} +\\|.*\\| ${total} +\\|$`, 'm'))
  })

  it('the inventory of keys lists every purpose of the secret', () => {
    const [, purposes] = /^export type Purpose =\n((?: +\| .*\n)+)/m.exec(read('src/platform/crypto/secret.ts'))!
    const [, inventory] = /^## Keys\n([^]*?)^## /m.exec(read('docs/security.md'))!
    const listed = [...inventory!.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, names]) => names!.match(/[\w-]+/g)!)
    expect(listed.sort()).toEqual(purposes!.match(/[\w-]+/g)!.sort())
  })

  it('the areas of mutation tests name only files that exist', () => {
    const globs = [...read('tools/mutants/guards.js').matchAll(/'((?:src|test)\/[^']+)'/g)].map(([, glob]) => glob!)
    expect(globs.length).toBeGreaterThan(20)
    expect(globs.flatMap(expand).filter((path) => !exists(path))).toEqual([])
  })

  it('the readme has at most 120 lines', () => {
    expect(read(README).trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  })

  it.each([
    ...documents,
    ...filesOf('docs/decisions', /\.md$/),
    ...filesOf('src/platform/http/api-docs/guides', /\.md$/),
    ...filesOf('src/platform/i18n/en', /\.json$/),
  ])('%s uses the standard terms', (document) => {
    const pattern = new RegExp(`.*\\b(${replacedWords.join('|')})\\b.*`, 'gi')
    expect(read(document).match(pattern) ?? []).toEqual([])
  })

  it('name the same versions of Node as packages, image and workflow', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const supported = [...engines.node.matchAll(/\d+\.\d+/g)].map(([version]) => version)
    const majors = supported.map((version) => version.split('.')[0]!)
    const recommended = read('.nvmrc').trim()

    expect(JSON.parse(read('tools/package.json'))).toMatchObject({ engines })
    const [, inReadme] = /^Node (.+?) \((\d+) is recommended\)/m.exec(read(README))!
    expect(inReadme!.match(/[\d.]+/g)).toEqual(supported.map((version) => version.replace(/\.0$/, '')))
    expect(read(README)).toContain(`(${recommended} is recommended)`)
    const rows = [...read('docs/operations.md').matchAll(/^\| (\d+(?:\.\d+)?) +\|.*\| +(recommended|tested)/gm)]
    expect(rows.map(([, version]) => version!.split('.')[0]).sort()).toEqual(majors)
    expect(rows.find(([, , use]) => use === 'recommended')![1]).toMatch(new RegExp(`^${recommended}\\.`))
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)
    expect(new Set(images)).toEqual(new Set([recommended]))
    const [, matrix] = /node: \[(.+)\]/.exec(read('.github/workflows/ci.yml'))!
    expect(matrix!.match(/\d+/g)!.filter((number) => majors.includes(number))).toEqual(majors)
  })
})
