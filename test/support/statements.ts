import { jest } from '@jest/globals'
import { SchedulerRegistry } from '@nestjs/schedule'
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js'
import { QueueTimersService } from '../../src/platform/background/queue-timers.service.js'
import { poolOf } from '../../src/platform/database/data-source.js'
import type { TestApp } from './test-app.js'

/** Number of statements, `START TRANSACTION` and `COMMIT` included, and of the rows that they returned. */
export interface Statements {
  statements: number
  rows: number
}

const QUEUES = ['outbox_events', 'outgoing_mails', 'pictures', 'picture_object_removals', 'webhook_deliveries']

/** Stops the work that a site does without a request, so that it adds no statements. */
export function stopTimers({ app }: TestApp): void {
  const registry = app.get(SchedulerRegistry)
  for (const name of registry.getIntervals()) registry.deleteInterval(name)
  for (const name of registry.getTimeouts()) registry.deleteTimeout(name)
  for (const table of QUEUES) app.get(QueueTimersService).stop(table)
}

/** Counts what some work asks the database of a site. */
export async function statementsOf({ database }: TestApp, work: () => Promise<unknown>): Promise<Statements> {
  const counted = { statements: 0, rows: 0 }
  const count = (result: unknown) => {
    counted.statements++
    counted.rows += (result as { rows?: unknown[] } | undefined)?.rows?.length ?? 0
  }
  const subscriber = { afterQuery: ({ rawResults }: AfterQueryEvent) => count(rawResults) }
  database.subscribers.push(subscriber)
  const direct = jest.spyOn(poolOf(database), 'query') // for statements that are prepared once
  try {
    await work()
    for (const { value } of direct.mock.results) count(await value)
  } finally {
    direct.mockRestore()
    database.subscribers.splice(database.subscribers.indexOf(subscriber), 1)
  }
  return counted
}
