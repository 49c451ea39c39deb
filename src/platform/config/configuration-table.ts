import type { ValidatorSpec } from 'envalid'
import { writePeriod } from '#src/shared/settings/period-text.js'
import { sections } from './environment-schema.js'
import type { Period } from './period.js'

type Variable = ValidatorSpec<unknown>

const introduction = `# Configuration

Generated from \`src/platform/config/environment-schema.ts\` by \`npm run docs:configuration\`.

The site is configured by environment variables, all of them optional. An empty variable counts as unset. An invalid value
stops the start with one line that names the variable.

The server does not read \`.env\` itself. Copy \`.env.example\` to \`.env\` and pass it with
\`node --env-file=.env src/start.mjs\` or \`docker run --env-file .env\`.

The administrator can also set the sender, the digest hours and the retention periods at
\`/admin/settings\`. A variable overrides the setting, and the page shows that
([0025](decisions/0025-settings-database-and-environment.md)). Periods are in days, months or years, such as \`90 days\`.
`

/** Renders docs/configuration.md. */
export function renderConfiguration(): string {
  const tables = Object.entries(sections).map(([title, variables]) => `## ${title}\n\n${renderTable(variables)}`)
  return [introduction, ...tables].join('\n')
}

/** Renders .env.example: every variable, commented out, with its default or an example. */
export function renderEnvExample(): string {
  const blocks = Object.entries(sections).map(([title, variables]) => `# ${title}\n${renderLines(variables)}`)
  return ['# All variables are optional: docs/configuration.md\n', ...blocks].join('\n')
}

function renderTable(variables: Record<string, Variable>): string {
  const rows = Object.entries(variables).map(([name, variable]) => [
    `\`${name}\``,
    describe(variable),
    code(toText(variable.default)) || '–',
  ])
  const cells = [['Variable', 'Description', 'Default'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const [head, ...body] = cells.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`, ...body].join('')
}

function renderLines(variables: Record<string, Variable>): string {
  const lines = Object.entries(variables).map(
    ([name, { default: usual, example }]) => `#${name}=${toText(usual) || (example ?? '')}\n`,
  )
  return lines.join('')
}

function describe({ desc = '', choices, example }: Variable): string {
  const allowed = choices ? ` One of ${choices.map((choice) => code(toText(choice))).join(', ')}.` : ''
  return `${desc}${allowed}${example ? ` Example: ${code(example)}.` : ''}`
}

function toText(value: unknown): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.join(',')
  return isPeriod(value) ? writePeriod(value) : (value as string | number | boolean).toString()
}

const isPeriod = (value: unknown): value is Period => typeof value === 'object'

const code = (text: string) => text && `\`${text}\``
