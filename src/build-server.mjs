// Compiles the server with swc. nest-cli.json lists its sources and assets: the output is that of `nest build`, without its 260 packages.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { transformFile } from '@swc/core'

const nest = JSON.parse(await readFile('nest-cli.json', 'utf8'))
const { assets, builder } = nest.compilerOptions
const { filenames: folders, outDir, extensions, ignore, swcrcPath } = builder.options

/** Source folders of the server. */
export { folders }

/** Converts a glob of nest-cli.json to a regular expression. */
function toPattern(glob) {
  const parts = { '**/': '(.*/)?', '*': '[^/]*' }
  return new RegExp(`^${glob.replace(/\*\*\/|\*|[.+?^${}()|[\]\\]/g, (part) => parts[part] ?? `\\${part}`)}$`)
}

const ignored = ignore.map(toPattern)
const copied = assets.map(({ include, outDir: folder }) => ({
  pattern: toPattern(`${nest.sourceRoot}/${include}`),
  folder,
}))

/** Compiles or copies one source. Returns the files it wrote, none if the build has no use for the source. */
export async function buildFile(source) {
  const path = source.replaceAll(sep, '/')
  const asset = copied.find(({ pattern }) => pattern.test(path))
  if (asset) return [await copy(path, join(asset.folder, path.slice(nest.sourceRoot.length)))]
  const extension = extensions.find((each) => path.endsWith(each))
  if (!extension || ignored.some((pattern) => pattern.test(path))) return []
  return compile(path, join(outDir, `${path.slice(0, -extension.length)}.js`))
}

async function copy(source, target) {
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, target)
  return target
}

async function compile(source, target) {
  const { code, map } = await transformFile(source, { configFile: swcrcPath, outputPath: target })
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map`)
  await writeFile(`${target}.map`, map)
  return [target, `${target}.map`]
}

/** Returns the files below a folder, none if there is no such folder. */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Builds the server and deletes the output of sources that no longer exist. */
export async function buildServer() {
  const sources = (await Promise.all(folders.map(filesIn))).flat()
  const results = await Promise.allSettled(sources.map(buildFile))
  const failures = results.filter(({ status }) => status === 'rejected')
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => reason.message).join('\n'))
  const written = new Set(results.flatMap(({ value }) => value))
  const outputs = (await Promise.all(folders.map((folder) => filesIn(join(outDir, folder))))).flat()
  await Promise.all(outputs.filter((file) => !written.has(file)).map((file) => rm(file)))
}
