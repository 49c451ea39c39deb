import { dirname, join, relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** Folders whose parts import each other by `#`. */
const TOPS = ['src', 'views', 'client']

/** Returns the path from the root, with `/`, and its part: the first folder below one of `TOPS`, or that folder for its own files. */
function placeOf(file) {
  const path = relative(ROOT, file).split(sep)
  if (!TOPS.includes(path[0])) return undefined
  return { path: path.join('/'), part: path.length > 2 ? `${path[0]}/${path[1]}` : path[0] }
}

const across = {
  meta: { fixable: 'code' },
  create: (context) => {
    const from = placeOf(context.filename)
    const check = ({ source }) => {
      if (!from || !source?.value.startsWith('.')) return
      const to = placeOf(join(dirname(context.filename), source.value))
      if (to?.path.startsWith(`${from.part}/`)) return
      const message = to
        ? 'Import other parts by #.'
        : 'Import nothing from outside of src, views and client by a path.'
      context.report({ node: source, message, fix: to && ((fixer) => fixer.replaceText(source, `'#${to.path}'`)) })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

/** Lint rule for the paths of imports: relative inside of a part of `src`, `views` or `client`, and by `#` across them. */
export default { meta: { name: 'import-paths' }, rules: { across } }
