import { setTimeout as pause } from 'node:timers/promises'
import { NOW } from '../../src/platform/database/now-in-sql.js'
import type { SiteStorage } from './site-storage.js'
import { until } from './until.js'

/** Lease time of mails claimed by a killed process, in seconds. */
const TAKEN_SECONDS = 300

/** Waits until a site has sent all mails. Those that a killed process had claimed are released, without waiting for the lease. */
export const untilEverythingIsSent = ({ withDatabase }: Pick<SiteStorage, 'withDatabase'>): Promise<void> =>
  withDatabase(async (dataSource) => {
    await dataSource.query(
      `UPDATE outgoing_mails SET next_attempt_at = next_attempt_at - make_interval(secs => $1) WHERE sent_at IS NULL`,
      [TAKEN_SECONDS],
    )
    for (;;) {
      const [{ waiting }] = await dataSource.query<[{ waiting: string }]>(
        `SELECT (SELECT count(*) FROM outbox_events) + (SELECT count(*) FROM outgoing_mails WHERE sent_at IS NULL) AS waiting`,
      )
      if (waiting === '0') return
      await pause(100)
    }
  })

/** Waits until no event is due and no mail is unsent, without changing their times. */
export const untilQueuesAreEmpty = ({ withDatabase }: Pick<SiteStorage, 'withDatabase'>): Promise<void> =>
  withDatabase(async (dataSource) => {
    const isEmpty = async (query: string) => (await dataSource.query<object[]>(`SELECT FROM ${query}`)).length === 0
    await until(() => isEmpty(`outbox_events WHERE next_attempt_at <= ${NOW}`))
    await until(() => isEmpty('outgoing_mails WHERE sent_at IS NULL'))
  })
