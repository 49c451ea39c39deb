import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { guards } from './guards.js'

// Runs mutation tests on the security-relevant code and reports surviving mutants.

/** Minimum percentage of killed mutants. */
const GOAL = 95

const noticedAs = ['Killed', 'Timeout']
const unnoticedAs = ['Survived', 'NoCoverage']

const [name] = process.argv.slice(2)
const chosen = guards.filter((guard) => name === undefined || guard.name === name)
if (chosen.length === 0) throw new Error(`There is only ${guards.map((guard) => guard.name).join(', ')}`)

const groups = []
for (const guard of chosen) groups.push({ name: guard.name, breaks: await breakGuard(guard) })

const all = groups.flatMap(({ breaks }) => breaks)
for (const { name, breaks } of groups) console.log([`${name}: ${figures(breaks)}`, ...unnoticed(breaks)].join('\n'))
console.log(`all: ${figures(all)}`)
process.exitCode = percentage(all) < GOAL ? 1 : 0

/**
 * Runs each mutant with the tests that reach it, and each survivor with all: what a file runs before its tests, such as
 * the start of its application, counts as reached by the test before.
 */
async function breakGuard({ mutate, specs }) {
  const results = await runMutants([...mutate, '!src/**/*.spec.ts'], specs, 'perTest')
  const survivors = results.filter(({ status }) => status === 'Survived')
  if (survivors.length === 0) return results
  console.log(['Survivors, which now run with all tests:', ...unnoticed(survivors)].join('\n'))
  const places = survivors.map(({ fileName, location: { start, end } }) => {
    return `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
  })
  const again = await runMutants([...new Set(places)], specs, 'off')
  const noticed = new Set(again.filter((mutant) => !isUnnoticed(mutant)).map(placeOf))
  return results.map((mutant) => (noticed.has(placeOf(mutant)) ? { ...mutant, status: 'Killed' } : mutant))
}

function placeOf({ fileName, location, replacement }) {
  return JSON.stringify([fileName, location, replacement])
}

async function runMutants(mutate, specs, coverageAnalysis) {
  const results = await new Stryker({
    mutate,
    // Texts and options are excluded: changing them disables no guard.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
    testRunner: 'jest',
    testRunnerNodeArgs: ['--min-semi-space-size=64', '--max-semi-space-size=64'], // as in npm run jest
    jest: {
      projectType: 'custom',
      configFile: 'tools/mutants/jest.config.js',
      config: { testMatch: specs.map((spec) => `<rootDir>/${spec}`) },
      enableFindRelatedTests: false,
    },
    coverageAnalysis,
    concurrency: 2,
    timeoutMS: 30_000,
    ignoreStatic: coverageAnalysis === 'perTest', // modules load once, so that code that only runs then cannot be mutated
    maxTestRunnerReuse: 50, // specs of each run stay in memory, and slow down those after them
    tempDirName: 'dist/stryker', // Jest finds no tests below node_modules
    cleanTempDir: 'always',
    ignorePatterns: ['client/public', 'tools/artwork', 'docs', 'data', 'coverage'],
    reporters: ['progress-append-only'],
  }).runMutationTest()
  // Excludes mutants that fail to load: they prove nothing about the tests.
  return results.filter(({ status }) => noticedAs.includes(status) || isUnnoticed({ status }))
}

function percentage(breaks) {
  return (100 * breaks.filter(({ status }) => noticedAs.includes(status)).length) / breaks.length
}

function figures(breaks) {
  return `${percentage(breaks).toFixed(1)} % of ${breaks.length} breaks noticed`
}

function isUnnoticed({ status }) {
  return unnoticedAs.includes(status)
}

function unnoticed(breaks) {
  return breaks
    .filter(isUnnoticed)
    .sort((a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line)
    .map(
      ({ fileName, location, replacement, status }) =>
        `  ${relative('.', fileName)}:${location.start.line} ${status}: ${original(fileName, location)} → ${oneLine(replacement)}`,
    )
}

function original(fileName, { start, end }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines.push(lines.pop().slice(0, end.column - 1))
  lines.unshift(lines.shift().slice(start.column - 1))
  return oneLine(lines.join('\n'))
}

function oneLine(code) {
  return code.replace(/\s+/g, ' ')
}
