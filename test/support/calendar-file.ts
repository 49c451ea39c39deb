import ICAL from 'ical.js'

/** Returns the values of all properties of a calendar file (RFC 5545) with one event, by name. */
export function readCalendar(file: string): Record<string, unknown> {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('The calendar has not one event')
  const properties = [...calendar.getAllProperties(), ...event.getAllProperties()]
  return Object.fromEntries<unknown>(properties.map(({ jCal: [name, , , value] }) => [name as string, value]))
}
