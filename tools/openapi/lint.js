import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Spectral } from '@stoplight/spectral-core'
import { clientTypes } from './client-types.js'
import { describedApi } from './described-api.js'
import { spectralRules } from './rules.js'

const document = await describedApi()

async function redocly() {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems
    .filter(({ ignored }) => !ignored)
    .map(({ ruleId, severity, message, location }) => ({
      rule: ruleId,
      isError: severity === 'error',
      message,
      where: location[0]?.pointer ?? '',
    }))
}

async function spectral() {
  const linter = new Spectral()
  linter.setRuleset(spectralRules)
  const problems = await linter.run(document)
  return problems.map(({ code, severity, message, path }) => ({
    rule: String(code),
    isError: severity === 0,
    message,
    where: path.join('/'),
  }))
}

/** Compares the committed types of the browser's code with those generated from the released document. */
async function types() {
  const generated = await clientTypes(readFileSync('docs/generated/openapi.json', 'utf8'))
  if (readFileSync('client/generated/api-document.ts', 'utf8') === generated) return []
  const message = 'differs from docs/generated/openapi.json: run npm run openapi:release'
  return [{ rule: 'client-types', isError: true, message, where: 'client/generated/api-document.ts' }]
}

const problems = [...(await redocly()), ...(await spectral()), ...(await types())]
for (const { rule, isError, message, where } of problems) {
  console.log(`${isError ? 'error' : 'warning'} ${rule} ${where}: ${message.split('\n')[0]}`)
}
const errors = problems.filter(({ isError }) => isError).length
console.log(`${errors} errors and ${problems.length - errors} warnings`)
process.exitCode = problems.length > 0 ? 1 : 0
