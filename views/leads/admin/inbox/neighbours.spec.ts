import type { InboxView } from '#src/shared/leads/inbox-views'
import { neighboursOf } from './neighbours'

const moment = (day: number) => {
  const iso = `2026-03-0${day}T09:00:00.000Z`
  return { iso, near: iso, short: iso, date: iso, exact: iso }
}
const row = (day: number, isWaiting: boolean, kind: 'contactMessage' | 'booking' = 'contactMessage') => ({
  id: `${kind} ${day}`,
  receivedAt: moment(day),
  kind,
  isWaiting,
})
type Row = ReturnType<typeof row>
const idsAround = (items: Row[], opened: Row, view: InboxView = 'all', sort = '-receivedAt') => {
  const around: Record<string, Row | undefined> = { ...neighboursOf({ items, query: { view, sort } }, opened) }
  return Object.fromEntries(Object.entries(around).map(([name, item]) => [name, item?.id]))
}

describe('neighboursOf', () => {
  const fifth = row(5, true)
  const answered = row(4, false)
  const closed = row(3, false)
  const waiting = row(2, true)
  const newestFirst = [fifth, answered, closed, waiting]

  it('skips answered leads on the way to the next that waits for an answer', () => {
    expect(idsAround(newestFirst, fifth)).toEqual({ previous: undefined, next: answered.id, nextWaiting: waiting.id })
    expect(idsAround([fifth, answered], fifth)).toEqual({
      previous: undefined,
      next: answered.id,
      nextWaiting: undefined,
    })
  })

  it('includes bookings, which need no answer', () => {
    const booking = row(1, false, 'booking')
    expect(idsAround([fifth, answered, booking], fifth)).toMatchObject({ nextWaiting: booking.id })
  })

  it('goes on from the place of a lead that has left the view, in either order', () => {
    const left = row(4, false)
    expect(idsAround([fifth, waiting], left)).toEqual({ previous: fifth.id, next: waiting.id, nextWaiting: waiting.id })
    expect(idsAround([waiting, fifth], left, 'all', 'receivedAt')).toEqual({
      previous: waiting.id,
      next: fifth.id,
      nextWaiting: fifth.id,
    })
    expect(idsAround([fifth], left)).toEqual({ previous: fifth.id })
  })

  it('begins with the most urgent reminder after a lead whose reminder was removed', () => {
    expect(idsAround([waiting, fifth], row(4, true), 'followUp')).toMatchObject({
      previous: undefined,
      next: waiting.id,
    })
  })
})
