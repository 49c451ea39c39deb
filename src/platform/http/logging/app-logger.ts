import { ConsoleLogger } from '@nestjs/common'
import type { Environment } from '../../config/environment.js'

const levels = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const

/** What Nest says while it starts, or fails to: `main.ts` says it in fewer lines. */
const startContexts = [
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'TypeOrmModule',
  'ExceptionHandler',
]

class AppLogger extends ConsoleLogger {
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

/** One JSON object a line, from `LOG_LEVEL` upwards; readable lines in development and on a terminal. */
export function createLogger(environment: Environment): ConsoleLogger {
  const logLevels = levels.slice(0, levels.indexOf(environment.logLevel) + 1)
  return new AppLogger({ json: writesJson(environment), logLevels })
}

/** In the same form, what has to be said at every level: where the site is, and how to sign in first. */
export function createStartLogger(environment: Environment): ConsoleLogger {
  return new ConsoleLogger('start', { json: writesJson(environment) })
}

function writesJson({ mode }: Environment): boolean {
  return mode === 'production' && !process.stdout.isTTY
}
