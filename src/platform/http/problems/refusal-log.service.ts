import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import type { Request, Response } from 'express'
import { getOrThrow } from '#src/shared/lookups.js'
import { aboutRequest } from '../logging/request-log.middleware.js'
import type { Problem } from './problem.js'

const INTERVAL_MS = 10_000
/** Log lines per interval and kind of refusal. */
const MAX_LINES = 5

/** Key by which repeated refusals are counted. */
type Kind = Pick<Problem, 'code'> & { limit?: string }

interface Interval {
  kind: Kind
  refused: number
  timer: NodeJS.Timeout
}

/**
 * Logs refused requests without personal data: denied access, exceeded limits, an unavailable database.
 * It logs the first of repeated refusals, and then the number of others.
 */
@Injectable()
export class RefusalLogService implements OnApplicationShutdown {
  private readonly logger = new Logger('refusals')
  private readonly intervals = new Map<string, Interval>()

  write(problem: Problem, request: Request, response: Response): void {
    const { code, limit } = problem
    const kind = { code, ...(limit && { limit }) }
    const name = Object.values(kind).join(' ')
    const interval = this.intervals.get(name) ?? this.begin(name, kind)
    if (++interval.refused > MAX_LINES) return
    const cause = problem.cause instanceof Error ? problem.cause.message : undefined
    const status = problem.getStatus()
    this.logger.warn({ ...aboutRequest(request, response), status, ...kind, ...(cause && { cause }) })
  }

  onApplicationShutdown(): void {
    for (const name of this.intervals.keys()) this.end(name)
  }

  private begin(name: string, kind: Kind): Interval {
    const interval = { kind, refused: 0, timer: setTimeout(() => this.end(name), INTERVAL_MS).unref() }
    this.intervals.set(name, interval)
    return interval
  }

  private end(name: string): void {
    const { kind, refused, timer } = getOrThrow(this.intervals, name)
    clearTimeout(timer)
    this.intervals.delete(name)
    if (refused > MAX_LINES) this.logger.warn({ ...kind, more: refused - MAX_LINES })
  }
}
