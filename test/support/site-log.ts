import { Logger, type LogLevel } from '@nestjs/common'
import { AppLogger } from '../../src/platform/http/logging/app-logger.js'
import { expectations } from './expected-log.js'

/** Logger of the site in the process of the tests, which keeps its warnings and errors for `assertLog`. */
class CollectingLogger extends AppLogger {
  constructor() {
    super({ logLevels: ['fatal', 'error', 'warn'] })
  }

  protected override printMessages(
    messages: unknown[],
    context = '',
    level: LogLevel = 'log',
    _stream?: unknown,
    stack?: unknown,
  ): void {
    if (context === 'DataSourceNameRegistry') return // two applications in one process, which only tests have
    for (const message of messages) expectations.add({ level, context, message, stack })
  }

  protected override printStackTrace(): void {
    // It is part of the line.
  }
}

export const siteLog = new CollectingLogger()

/** Collects what the site logs in this process, from now on. */
export function collectLog(): void {
  Logger.overrideLogger(siteLog)
  expectations.clear()
}
