import { isBackupDue } from './backup-schedule.js'

describe('isBackupDue', () => {
  it.each([
    ['without an earlier backup', undefined, '2026-11-25T00:00:00Z', true],
    ['before the hour, after the backup of yesterday', '2026-11-24T02:05:00Z', '2026-11-25T01:59:00Z', false],
    ['at the hour, after the backup of yesterday', '2026-11-24T02:05:00Z', '2026-11-25T02:00:00Z', true],
    ['after the backup of today', '2026-11-25T02:05:00Z', '2026-11-25T12:00:00Z', false],
    ['before the hour, if yesterday had none', '2026-11-23T02:05:00Z', '2026-11-25T01:00:00Z', true],
    ['in summer time an hour earlier', '2026-06-24T01:05:00Z', '2026-06-25T01:00:00Z', true],
    ['on the day that has no third hour', '2026-03-28T02:05:00Z', '2026-03-29T01:30:00Z', true],
  ])('is %s', (_when, last, now, due) => {
    expect(isBackupDue(last === undefined ? undefined : new Date(last), hourOf(now), new Date(now))).toBe(due)
  })
})

/** The skipped hour of the clock change is 2; the other cases use 3. */
const hourOf = (now: string) => (now.startsWith('2026-03-29') ? 2 : 3)
