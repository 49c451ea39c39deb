import { ConsoleLogger } from '@nestjs/common'
import type { Environment } from '../config/environment.js'

const levels = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const

/** What Nest says while it starts; `main.ts` says it in fewer lines. */
const startContexts = ['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']

class AppLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!startContexts.includes(rest.at(-1) as string)) super.log(message, ...(rest as [string]))
  }
}

/** One JSON object a line, from `LOG_LEVEL` upwards; readable lines in development. */
export function createLogger(environment: Environment): ConsoleLogger {
  const logLevels = levels.slice(0, levels.indexOf(environment.logLevel) + 1)
  return new AppLogger({ json: environment.mode === 'production', logLevels })
}
