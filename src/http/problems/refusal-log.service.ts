import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import type { Request, Response } from 'express'
import type { Problem } from './problem.js'
import { aboutRequest } from '../logging/request-log.middleware.js'

const INTERVAL_MS = 10_000
/** Lines an interval about one kind of refusal. */
const MAX_LINES = 5

interface Interval {
  refused: number
  timer: NodeJS.Timeout
}

/**
 * Keeps who was refused what in the log, without whoever it was: denied access, limits passed, a database that is away.
 * Of a flood it writes the beginning, and how many more there were.
 */
@Injectable()
export class RefusalLogService implements OnApplicationShutdown {
  private readonly logger = new Logger('refusals')
  private readonly intervals = new Map<string, Interval>()

  write(problem: Problem, request: Request, response: Response): void {
    const { code } = problem
    const interval = this.intervals.get(code) ?? this.begin(code)
    if (++interval.refused > MAX_LINES) return
    const cause = problem.cause instanceof Error ? problem.cause.message : undefined
    this.logger.warn({ ...aboutRequest(request, response), status: problem.getStatus(), code, ...(cause && { cause }) })
  }

  onApplicationShutdown(): void {
    for (const code of this.intervals.keys()) this.end(code)
  }

  private begin(code: string): Interval {
    const interval = { refused: 0, timer: setTimeout(() => this.end(code), INTERVAL_MS).unref() }
    this.intervals.set(code, interval)
    return interval
  }

  private end(code: string): void {
    const { refused, timer } = this.intervals.get(code)!
    clearTimeout(timer)
    this.intervals.delete(code)
    if (refused > MAX_LINES) this.logger.warn({ code, more: refused - MAX_LINES })
  }
}
