import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { basename, dirname, join } from 'node:path/posix'
import { type ESTree, normalizePath, parseSync, type Plugin, Visitor } from 'vite'

const NAME = /virtual:page-texts$/
const RESOLVED = '\0virtual:page-texts'

/** Functions that read the texts of a page, and the position of the namespace among their arguments. */
const READERS = new Map([
  ['useTranslations', 0],
  ['pageTranslator', 1],
])

/** Passes the namespace from one of the readers to the other. */
const HOOK = 'views/page-context.ts'

/** Runs before the texts of the page exist, and loads what it needs. */
const DATA = '+data.ts'

/** Forms on the error page; their texts are loaded only if the submission of one failed. */
const KEPT_FORM = 'views/site/pages/_error/KeptForm.tsx'

interface Source {
  namespaces: string[]
  /** Paths of the modules of views/ and client/ that it imports, also lazily. */
  imports: string[]
}

type Sources = Map<string, Source>

/** Namespaces of texts that pages use. */
interface PageTexts {
  /** By vike's page id. */
  pages: Record<string, string[]>
  keptForm: string[]
  /** Paths of the modules that any page imports. */
  modules: Set<string>
}

/** Vite plugin that provides the namespaces of every page as the module `virtual:page-texts`. */
export function pageTexts(): Plugin {
  const sources: Sources = new Map()
  return {
    name: 'page-texts',
    resolveId: { filter: { id: NAME }, handler: () => RESOLVED },
    load: {
      filter: { id: NAME },
      handler() {
        const { pages, keptForm } = findPageTexts(this.environment.config.root, sources)
        return `export const pages = ${JSON.stringify(pages)}; export const keptForm = ${JSON.stringify(keptForm)}`
      },
    },
    hotUpdate({ file, modules }) {
      const { config, moduleGraph } = this.environment
      sources.delete(normalizePath(relative(config.root, file)))
      const found = /\.tsx?$/.test(file) && moduleGraph.getModuleById(RESOLVED)
      return found ? [...modules, found] : modules
    },
  }
}

/**
 * Returns the namespaces of the modules that each page imports, also lazily.
 * @param root folder that contains `views/`
 * @param sources modules that have been read
 * @throws for a module that does not name its namespace by a literal
 */
export function findPageTexts(root: string, sources: Sources = new Map()): PageTexts {
  const modules = new Set<string>()
  const read = (path: string) => {
    const source = sources.get(path) ?? readSource(root, path)
    sources.set(path, source)
    return source
  }
  const namespacesOf = (entries: string[], without?: string) => {
    const paths = new Set(entries)
    for (const path of paths) {
      modules.add(path)
      for (const imported of read(path).imports) if (imported !== without) paths.add(imported)
    }
    return [...new Set([...paths].flatMap((path) => read(path).namespaces))].sort()
  }
  const folders = readdirSync(join(root, 'views'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('views', file))
    .filter((file) => basename(file) === '+Page.tsx')
    .map(dirname)
  const pages = folders.map((folder) => [`/${folder}`, namespacesOf(entriesOf(root, folder), KEPT_FORM)] as const)
  const keptForm = existsSync(join(root, KEPT_FORM)) ? namespacesOf([KEPT_FORM]) : []
  return { pages: Object.fromEntries(pages), keptForm, modules }
}

/** Returns vike's files of a page: of each name that of the nearest folder, and the settings of all. */
function entriesOf(root: string, page: string): string[] {
  const found = new Map<string, string>()
  for (let folder = page; folder !== '.'; folder = dirname(folder)) {
    for (const file of readdirSync(join(root, folder)).filter((name) => /^\+.*\.tsx?$/.test(name) && name !== DATA)) {
      const name = file === '+config.ts' ? join(folder, file) : file
      if (!found.has(name)) found.set(name, join(folder, file))
    }
  }
  return [...found.values()]
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : moduleRequest.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replaceAll(/['"]/g, '')),
  ]
  const imports = requests.flatMap((request) => resolve(root, path, request) ?? [])
  return { imports: [...new Set(imports)], namespaces: namespacesIn(program, path) }
}

/** Returns the path of an imported module of views/ or client/; undefined for others, which use no texts of pages. */
function resolve(root: string, importer: string, request: string): string | undefined {
  const named = /^#((?:views|client)\/.*)$/.exec(request)?.[1]
  const path = named ?? (/^\.\.?\//.test(request) ? join(dirname(importer), request) : undefined)
  if (!path || /\.(css|json)$/.test(path)) return undefined
  const found = ['', '.ts', '.tsx']
    .map((ending) => path + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
  if (!found) throw new Error(`${importer}: ${request} is no module`)
  return found
}

function namespacesIn(program: ESTree.Program, path: string): string[] {
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const position = callee.type === 'Identifier' ? READERS.get(callee.name) : undefined
      if (position === undefined || path === HOOK) return
      const name = args[position]
      if (name?.type !== 'Literal' || typeof name.value !== 'string') {
        throw new Error(`${path}: the namespace of texts is not a literal`)
      }
      found.push(name.value)
    },
    // Key of the title of an admin page.
    Property({ key, value }) {
      if (!path.endsWith('+config.ts') || key.type !== 'Identifier' || key.name !== 'title') return
      if (value.type === 'Literal' && typeof value.value === 'string') found.push(value.value.split('.')[0]!)
    },
  }).visit(program)
  return found
}
