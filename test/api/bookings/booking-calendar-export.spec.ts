import ICAL from 'ical.js'
import { bookingsPath, leadsAdmin } from '../../support/leads-admin.js'

const path = `${bookingsPath}/calendar-file`

describe('export of bookings as a calendar', () => {
  const admin = leadsAdmin()
  const exported = async (query: object = {}) => {
    const { text, headers } = await admin.owner.agent.get(path).query(query).expect(200)
    const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')
    const valuesOf = (event: ICAL.Component) =>
      Object.fromEntries<unknown>(event.getAllProperties().map(({ jCal: [name, , , value] }) => [name, value]))
    return { headers, visits: events.map(valuesOf) }
  }

  it('contains the visits of the list with their clients, the cancelled ones marked', async () => {
    const contact = { name: 'Ana Kovač', email: 'ana@example.com', phone: '091 555 0101', location: 'zagreb' }
    const booked = await admin.addBooking(contact)
    const cancelled = await admin.addBooking({ status: 'cancelled' })
    const { headers, visits } = await exported({ lang: 'en' })
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.ics"',
      'cache-control': 'no-store',
    })
    const byId = new Map(visits.map((visit) => [visit.uid, visit]))
    expect(byId.get(booked)).toMatchObject({ status: 'CONFIRMED', location: 'Zagreb', sequence: 1 })
    expect(byId.get(booked)!.summary).toMatch(/^Ana Kovač, /)
    expect(byId.get(booked)!.description).toMatch(/\n091 555 0101\nana@example\.com$/)
    expect(byId.get(cancelled)).toMatchObject({ status: 'CANCELLED' })
  })

  it('follows the filter of the list, and is recorded in the audit log', async () => {
    await admin.addBooking({ status: 'cancelled' })
    const id = await admin.addBooking()
    await admin.addBooking({ trashedAt: new Date() })
    const { visits } = await exported({ status: 'booked', search: 'nitko-takav' })
    expect(visits).toEqual([])
    expect((await exported({ status: 'booked' })).visits.map(({ uid }) => uid)).toEqual([id])
    const [event] = await admin.site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({ action: 'lead.exported', details: { kind: 'booking', format: 'calendar' } })
  })

  it('names services in the language of the export', async () => {
    await admin.addBooking({ service: 'Postupak biorezonance' })
    await admin.addBooking({ service: 'Service of another time' })
    const summaries = async (lang: string) => (await exported({ lang })).visits.map(({ summary }) => summary).sort()
    expect(await summaries('en')).toEqual(['Nina Bek, Bioresonance treatment', 'Nina Bek, Service of another time'])
    expect(await summaries('hr')).toEqual(['Nina Bek, Postupak biorezonance', 'Nina Bek, Service of another time'])
  })

  it('is for administrators only', async () => {
    await admin.staff.agent.get(path).expect(403)
  })
})
