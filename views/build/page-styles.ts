import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.PluginContext

const PAGE_ENTRY = 'virtual:vike:page-entry:client:'
const ADMIN = /^\/views\/[\w-]+\/pages\/(?:\([\w-]+\)\/)?admin\//
const MARK = /\.(file-\w+)\{--file:\1\}/

/** Style data that the server reads at start (src/web/pages/page-styles.service.ts). */
interface PageStyles {
  /** CSS of each public page with everything it contains, by vike's page id. */
  pages: Record<string, string>
  /** URL of the style sheet for client-side navigation: the styles of all pages, except those every page has. */
  others: string
}

/**
 * Vite plugin that splits the one style sheet of the build into the part that each public page needs. A marker at the start of every file
 * survives the minifier; the text between two markers is included or omitted, and its order is the same everywhere.
 */
export function pageStyles(): Plugin {
  let styles: PageStyles
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      handler: (text, id) => `.${nameOf(id)}{--file:${nameOf(id)}}${text}`,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const whole = Object.values(bundle).find(({ fileName }) => /\/style\.[\w-]+\.css$/.test(fileName))
        if (whole?.type !== 'asset') throw new Error('The build has no single style sheet')
        const filesByPage = filesOfPages(this)
        const files = inOrder(cut(String(whole.source)), [...filesByPage.values()])
        const textOf = (names: Set<string>) =>
          files.flatMap(({ name, text }) => (names.has(name) ? [text] : [])).join('')
        const pages = [...filesByPage].filter(([page]) => !ADMIN.test(page))
        const all = pages.flatMap(([, names]) => [...names])
        const notOnAll = all.filter((name) => pages.some(([, names]) => !names.has(name)))
        const others = this.emitFile({ type: 'asset', name: 'others.css', source: textOf(new Set(notOnAll)) })
        whole.source = files.map(({ text }) => text).join('')
        styles = {
          pages: Object.fromEntries(pages.map(([page, names]) => [page, textOf(names)])),
          others: `/${this.getFileName(others)}`,
        }
      },
    },
    writeBundle: ({ dir }) => writeFile(join(dir!, '../page-styles.json'), JSON.stringify(styles)),
  }
}

interface StyleFile {
  name: string
  text: string
}

function cut(sheet: string): StyleFile[] {
  const [, ...parts] = sheet.split(MARK)
  return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, text: parts[at + 1]! }] : []))
}

/** Sorts the files as the pages import them: a bundle's order follows the hashes in the names of its chunks. */
function inOrder(files: StyleFile[], pages: Set<string>[]): StyleFile[] {
  const order = [...new Set(pages.flatMap((names) => [...names]))]
  return files.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

/** Returns the style files of each page, those of lazy sections included. */
function filesOfPages(build: Bundle): Map<string, Set<string>> {
  const entries = [...build.getModuleIds()].filter((id) => id.includes(PAGE_ENTRY)).sort()
  return new Map(entries.map((entry) => [entry.split(PAGE_ENTRY)[1]!, filesOf(entry, build)]))
}

/** Returns the style files of an entry in the order in which the browser runs its modules, imports first. */
function filesOf(entry: string, build: Bundle): Set<string> {
  const modules = new Set<string>()
  const files = new Set<string>()
  const lazy = [entry]
  const visit = (id: string) => {
    // Packages contain no styles, but the router imports every page.
    if (modules.has(id) || id.includes('/node_modules/')) return
    modules.add(id)
    const module = build.getModuleInfo(id)
    module?.importedIds.forEach(visit)
    lazy.push(...(module?.dynamicallyImportedIds ?? []))
    if (id.endsWith('.css')) files.add(nameOf(id))
  }
  for (const id of lazy) visit(id)
  return files
}

/** Returns the marker name of a style file, the same in every build and not parseable as a number by minifiers. */
function nameOf(id: string): string {
  const path = normalizePath(relative('.', id))
  return `file-${createHash('sha256').update(path).digest('hex').slice(0, 10)}`
}
