import ICAL from 'ical.js'
import { type CalendarVisit, methodOf, renderCalendar } from './booking-calendar.js'

const organizer = { name: 'Biorezonanca', address: 'info@example.com' }
const visit: CalendarVisit = {
  id: '01936d2e-7c1b-7000-8000-000000000001',
  sequence: 0,
  changedAt: new Date('2026-11-24T08:00:00.123Z'),
  starts: new Date('2026-11-27T09:00:00Z'),
  ends: new Date('2026-11-27T10:00:00Z'),
  title: 'Testiranje intolerancije na hranu, Biorezonanca',
  description: 'Terapeut: Lucija Radonić\nPonijeti: nalaze, uputnicu; ručnik',
  place: 'Dubrovnik, Ulica 1, 20000 Dubrovnik',
  organizer,
  isCancelled: false,
}

/** Returns the values of all properties of a calendar with one event, by name. */
function parse(file: string): Record<string, unknown> {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const components = [calendar, ...calendar.getAllSubcomponents('vevent')]
  expect(components).toHaveLength(2)
  const properties = components.flatMap((component) => component.getAllProperties())
  return Object.fromEntries<unknown>(properties.map(({ jCal: [name, , , value] }) => [name as string, value]))
}

describe('calendar of a booking', () => {
  it('contains one visit in UTC, with all texts', () => {
    expect(parse(renderCalendar(visit))).toEqual({
      version: '2.0',
      prodid: '-//Biorezonanca//Bookings//EN',
      method: 'PUBLISH',
      uid: visit.id,
      sequence: 0,
      dtstamp: '2026-11-24T08:00:00Z',
      dtstart: '2026-11-27T09:00:00Z',
      dtend: '2026-11-27T10:00:00Z',
      summary: visit.title,
      description: visit.description,
      location: visit.place,
      organizer: 'mailto:info@example.com',
      status: 'CONFIRMED',
    })
    expect(methodOf(visit)).toBe('PUBLISH')
  })

  it('keeps the identifier of the visit and raises the sequence in a later revision', () => {
    const times = { starts: new Date('2026-11-28T09:00:00Z'), ends: new Date('2026-11-28T10:00:00Z') }
    const later = { ...visit, ...times, sequence: 2 }
    const moved = { uid: visit.id, sequence: 2, method: 'PUBLISH', dtstart: '2026-11-28T09:00:00Z' }
    expect(parse(renderCalendar(later))).toMatchObject(moved)
  })

  it('removes the visit from a calendar when it is cancelled', () => {
    const cancelled = { ...visit, sequence: 3, isCancelled: true }
    expect(parse(renderCalendar(cancelled))).toMatchObject({
      uid: visit.id,
      sequence: 3,
      method: 'CANCEL',
      status: 'CANCELLED',
    })
    expect(methodOf(cancelled)).toBe('CANCEL')
  })

  it('invites a client who has accepted already, and whom a cancellation names', () => {
    const attendee = 'ana@example.com'
    for (const [isCancelled, method] of [
      [false, 'REQUEST'],
      [true, 'CANCEL'],
    ] as const) {
      const file = renderCalendar({ ...visit, attendee, isCancelled })
      expect(parse(file)).toMatchObject({
        method,
        attendee: 'MAILTO:ana@example.com',
        organizer: 'mailto:info@example.com',
      })
      const [line] = /^ATTENDEE[^\r]*(\r\n [^\r]*)*/m.exec(file)!
      expect(line.replaceAll('\r\n ', '')).toMatch(/;PARTSTAT=ACCEPTED;.*RSVP=FALSE|;RSVP=FALSE;.*PARTSTAT=ACCEPTED/)
      expect(methodOf({ attendee, isCancelled })).toBe(method)
    }
  })

  it('encodes what has a meaning in calendars or URIs in the address of a client (RFC 6068)', () => {
    const file = renderCalendar({ ...visit, attendee: '"a, b;c?d"%e@example.com' })
    expect(parse(file)).toMatchObject({ attendee: 'MAILTO:%22a%2C%20b%3Bc%3Fd%22%25e@example.com' })
    expect(file.replaceAll('\r\n ', '')).toContain(';CN="a, b;c?d%e@example.com":')
  })

  it('adds no property for a line break or a quotation mark in a text', () => {
    const title = 'a\\b;c,d\nATTENDEE:mailto:x@example.com'
    const parsed = parse(renderCalendar({ ...visit, title, organizer: { ...organizer, name: '"A":\r\nX:1' } }))
    expect(parsed).toMatchObject({ summary: title, organizer: 'mailto:info@example.com' })
    expect(Object.keys(parsed)).not.toContain('attendee')
    expect(Object.keys(parsed)).not.toContain('x')
  })
})
