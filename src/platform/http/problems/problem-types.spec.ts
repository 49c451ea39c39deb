import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { languages } from '#src/shared/languages.js'
import { exampleProblem } from './example-problem.js'
import { isProblemCode, problemCodes } from './problem-types.js'

type Tree = { [key: string]: string | Tree }

const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(`src/platform/i18n/${language}/${namespace}.json`, 'utf8')) as Tree

/** Returns the dotted names of entries that contain a text with the given key. */
function namesOf(tree: Tree, text: string, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, part]) =>
    typeof part === 'string' ? [] : text in part ? [before + key] : namesOf(part, text, `${before}${key}.`),
  )
}

const at = (tree: Tree, name: string) => name.split('.').reduce((node, key) => node[key] as Tree, tree)

describe.each(languages)('the codes of problems in %s', (language) => {
  const words = read(language, 'problem')
  const pages = read(language, 'problem-pages')
  const codes = [...problemCodes].sort()

  it('match the codes with texts and explanations', () => {
    expect(namesOf(words, 'title').sort()).toEqual(codes)
    expect(namesOf(pages.codes as Tree, 'meaning').sort()).toEqual(codes)
    const statuses = new Set(problemCodes.map((code) => String(exampleProblem(code).getStatus())))
    expect(Object.keys(pages.statuses as Tree).sort()).toEqual([...statuses].sort())
  })

  it.each(problemCodes)('explains %s completely, with an example that fills every placeholder', (code) => {
    const { title, detail } = at(words, code) as Record<string, string>
    const { meaning, cause, remedy } = at(pages.codes as Tree, code) as Record<string, string>
    for (const text of [title, detail, meaning, cause, remedy]) expect(text).toMatch(/\p{L}{3}/u)
    for (const text of [title, meaning, cause, remedy]) expect(text).not.toMatch(/\{/)
    const wanted = [...detail!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(exampleProblem(code).args).sort()).toEqual(wanted.sort())
  })
})

it.each(['', 'constructor', '__proto__', 'Validation', 'lead', 'lead.not_found '])('rejects the code %j', (text) => {
  expect(isProblemCode(text)).toBe(false)
})

it('throws every explained code somewhere', () => {
  expect([...thrownCodes()].sort()).toEqual([...problemCodes].sort())
}, 60_000)

/**
 * Returns the codes that a `new Problem` may be created with, by its types, including `${of}.not_found` for each value
 * of `of`.
 */
function thrownCodes(): Set<string> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const program = ts.createProgram(
    fileNames.filter((file) => /\/src\//.test(file) && !/\.spec\.tsx?$|example-problem\.ts$/.test(file)),
    // Without the types of packages, which do not matter here, this takes half the time.
    { ...options, noResolve: true, types: [] },
  )
  const checker = program.getTypeChecker()
  const codes = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'Problem') {
      const options = checker.getTypeAtLocation(node.arguments![0]!)
      const code = checker.getTypeOfSymbol(options.getProperty('code')!)
      for (const each of code.isUnion() ? code.types : [code]) {
        if (!each.isStringLiteral()) throw new Error(`${node.getText()} names no code.`)
        codes.add(each.value)
      }
      return
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file)
  return codes
}
