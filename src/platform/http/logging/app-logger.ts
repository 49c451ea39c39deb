import { ConsoleLogger } from '@nestjs/common'
import type { Environment } from '../../config/environment.js'

const levels = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const

/** Log contexts of Nest's start, omitted because `main.ts` logs a summary. */
const startContexts = [
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'TypeOrmModule',
  'ExceptionHandler',
]

/** Logger of the site, without the lines of Nest's start. */
export class AppLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!isAboutStart(rest)) super.log(message, ...(rest as [string]))
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!isAboutStart(rest)) super.error(message, ...(rest as [string]))
  }
}

function isAboutStart(parameters: unknown[]): boolean {
  return startContexts.includes(parameters.at(-1) as string)
}

/**
 * Creates the logger: one JSON object per line, from `LOG_LEVEL` upwards; readable lines in development and on a
 * terminal.
 */
export function createLogger(environment: Environment): ConsoleLogger {
  const logLevels = levels.slice(0, levels.indexOf(environment.logLevel) + 1)
  return new AppLogger({ json: writesJson(environment), logLevels })
}

/**
 * Creates a logger in the same format for lines that are written at every level: the site's address, and the first
 * sign-in.
 */
export function createStartLogger(environment: Environment): ConsoleLogger {
  return new ConsoleLogger('start', { json: writesJson(environment) })
}

function writesJson({ mode }: Environment): boolean {
  return mode === 'production' && !process.stdout.isTTY
}
