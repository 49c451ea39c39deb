import { columnsOf, frameOf, isOpen, laid, layOut, placeAt, stylesOf, timeOf } from './geometry'

const day = (date: string) => ({ date, open: [{ start: 480, end: 960 }], isHoliday: false, short: date, full: date })
const therapists = [
  { id: 'a', name: 'Ana', open: [[{ start: 480, end: 720 }], []] },
  { id: 'b', name: 'Iva', open: [[], []] },
]
const week: Parameters<typeof columnsOf>[0] = {
  span: 'week',
  therapist: null,
  therapists,
  visits: [],
  held: [],
  absences: [],
  elsewhere: [],
  days: [day('2026-11-23'), day('2026-11-24')],
}

describe('columns of the calendar', () => {
  it('are the therapists of a day, with their own hours', () => {
    const columns = columnsOf({ ...week, span: 'day', days: [week.days[0]!] })
    expect(columns.map(({ key, open }) => [key, open])).toEqual([
      ['a', [{ start: 480, end: 720 }]],
      ['b', []],
    ])
  })

  it('are the days of a week, with the hours of the location or of a therapist', () => {
    expect(columnsOf(week).map(({ open }) => open.length)).toEqual([1, 1])
    expect(columnsOf({ ...week, therapist: 'a' }).map(({ open }) => open.length)).toEqual([1, 0])
  })
})

describe('hours of the calendar', () => {
  const visit = { date: '2026-11-23', therapistId: 'a', start: 1195, end: 1240 }

  it('contain opening hours and visits', () => {
    expect(frameOf(week)).toEqual({ first: 8, last: 16 })
    expect(frameOf({ ...week, visits: [visit] as never })).toEqual({ first: 8, last: 21 })
  })

  it('are usual ones while nothing is open, and contain visits then, too', () => {
    const closed = { ...week, days: [{ ...day('2026-11-29'), open: [] }] }
    expect(frameOf(closed)).toEqual({ first: 8, last: 16 })
    expect(frameOf({ ...closed, visits: [visit] as never })).toEqual({ first: 8, last: 21 })
  })
})

describe('entries of the calendar', () => {
  const entry = (start: number, end: number) => ({ date: '2026-11-23', therapistId: 'a', start, end })

  it('lie side by side only where they overlap', () => {
    const entries = [entry(480, 540), entry(500, 560), entry(540, 600), entry(600, 660)]
    expect(laid(entries, columnsOf(week)).map(({ lane, lanes }) => `${lane}/${lanes}`)).toEqual([
      '0/2',
      '1/2',
      '0/2',
      '0/1',
    ])
  })

  it('are placed by the minute, within the hours that are shown', () => {
    const positions = (start: number, end: number) =>
      layOut({ ...week, therapist: 'a', absences: [entry(start, end)] as never }).absences.map(
        ({ position }) => position,
      )
    expect(positions(487, 544)).toEqual([{ column: 0, start: 7, length: 57, lane: 0, lanes: 1 }])
    expect(positions(0, 1440)).toEqual([{ column: 0, start: 0, length: 480, lane: 0, lanes: 1 }])
    expect(positions(960, 1440)).toEqual([])
  })

  it('have one rule for each place, which uses the attributes of the page', () => {
    expect(stylesOf(week)).toBe(
      `[data-columns]{--columns:2;--hours:8}` +
        `[data-at='0 0 480 0 1']{--column:0;--start:0;--length:480;--lane:0;--lanes:1}` +
        `[data-at='1 0 480 0 1']{--column:1;--start:0;--length:480;--lane:0;--lanes:1}`,
    )
  })

  it('know their time of day and whether it is open', () => {
    expect(timeOf(487)).toBe('08:07')
    expect(isOpen(entry(480, 540), [{ start: 480, end: 720 }])).toBe(true)
    expect(isOpen(entry(700, 730), [{ start: 480, end: 720 }])).toBe(false)
  })
})

describe('place below a pointer', () => {
  const box = { left: 100, top: 50, width: 200, height: 800 }
  const at = (clientX: number, clientY: number, snap = Math.floor) =>
    placeAt({ clientX, clientY }, box, columnsOf(week), { first: 8, last: 16 }, 30, snap)

  it('is in a column and at a step of the calendar', () => {
    expect(at(150, 50 + 145)).toEqual({ column: 0, date: '2026-11-23', therapistId: null, start: 540 })
    expect(at(250, 50 + 145, Math.round)).toMatchObject({ column: 1, date: '2026-11-24', start: 570 })
  })

  it('is undefined outside of the columns', () => {
    expect(at(99, 100)).toBeUndefined()
    expect(at(301, 100)).toBeUndefined()
    expect(at(150, 851)).toBeUndefined()
  })
})
