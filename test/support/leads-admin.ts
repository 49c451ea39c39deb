import { randomUUID } from 'node:crypto'
import type { DeepPartial } from 'typeorm'
import { AppointmentRequest } from '../../src/appointments/appointment-request.entity.js'
import { Booking } from '../../src/bookings/booking.entity.js'
import { ContactMessage } from '../../src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../src/franchise/franchise-inquiry.entity.js'
import { addColleague, type Agent, type Credentials, owner, signIn, startTestAdmin } from './staff.js'
import type { TestApp } from './test-app.js'

/** Signed-in user. */
export interface Colleague {
  id: string
  email: string
  agent: Agent
}

export interface LeadsAdmin {
  readonly site: TestApp
  readonly owner: Colleague
  readonly staff: Colleague
  /** Stores a lead of each kind in the given state; omitted values are arbitrary. @returns its id */
  addMessage: (values?: DeepPartial<ContactMessage>) => Promise<string>
  addInquiry: (values?: DeepPartial<FranchiseInquiry>) => Promise<string>
  addRequest: (values?: DeepPartial<AppointmentRequest>) => Promise<string>
  addBooking: (values?: DeepPartial<Booking>) => Promise<string>
}

const fresh = { first: 'new', firstName: { hr: 'Novo', en: 'New' } } as const

/** Per kind of lead: its API path, the method that stores one, its first status with its name, an intermediate status, and a final one. */
export const leadKinds = [
  {
    kind: 'contactMessage',
    path: '/api/admin/contact-messages',
    add: 'addMessage',
    ...fresh,
    atWork: 'inProgress',
    last: 'closed',
  },
  {
    kind: 'franchiseInquiry',
    path: '/api/admin/franchise-inquiries',
    add: 'addInquiry',
    ...fresh,
    atWork: 'contacted',
    last: 'rejected',
  },
  {
    kind: 'appointmentRequest',
    path: '/api/admin/appointment-requests',
    add: 'addRequest',
    ...fresh,
    atWork: 'proposed',
    last: 'cancelled',
  },
  {
    kind: 'booking',
    path: '/api/admin/bookings',
    add: 'addBooking',
    first: 'booked',
    firstName: { hr: 'Rezervirano', en: 'Booked' },
    atWork: 'noShow',
    last: 'came',
  },
] as const

export const messagesPath = leadKinds[0].path
export const inquiriesPath = leadKinds[1].path
export const requestsPath = leadKinds[2].path
export const bookingsPath = leadKinds[3].path

const tables = [
  'contact_messages',
  'franchise_inquiries',
  'appointment_requests',
  'bookings',
  'lead_notes',
  'lead_replies',
  'lead_events',
]

export const unknownId = '00000000-0000-4000-8000-000000000000'

/** Starts the application with an administrator and a staff member for the tests of a file; deletes all leads after each test. */
export function leadsAdmin(): LeadsAdmin {
  let site: TestApp
  let administrator: Colleague
  let staff: Colleague
  beforeAll(async () => {
    site = await startTestAdmin()
    administrator = await colleague(site, owner)
    staff = await colleague(site, await addColleague(site, 'staff', 'staff@example.com'))
  })
  afterEach(async () => {
    // Sequentially: concurrent deletes could deadlock with work that the site still does for the previous test.
    for (const table of tables) await site.database.query(`DELETE FROM ${table}`)
  })
  afterAll(() => site.close())

  return {
    get site() {
      return site
    },
    get owner() {
      return administrator
    },
    get staff() {
      return staff
    },
    async addMessage(values) {
      const message = {
        name: 'Ana Horvat',
        email: 'ana@example.com',
        message: 'Dobar dan',
        subject: 'general' as const,
        language: 'hr' as const,
        ...values,
      }
      const { identifiers } = await site.database.getRepository(ContactMessage).insert(message)
      return identifiers[0]!.id as string
    },
    async addInquiry(values) {
      const inquiry = {
        firstName: 'Iva',
        lastName: 'Perić',
        email: 'iva@example.com',
        phone: '+385 1 555 0199',
        preferredLocation: 'Osijek',
        language: 'hr' as const,
        ...values,
      }
      const { identifiers } = await site.database.getRepository(FranchiseInquiry).insert(inquiry)
      return identifiers[0]!.id as string
    },
    async addRequest(values) {
      const asked = {
        name: 'Mia Kos',
        email: 'mia@example.com',
        service: 'Ponovljeno testiranje',
        wishes: [{ date: '2026-03-02', partOfDay: 'any' as const }],
        forWhom: 'self' as const,
        language: 'hr' as const,
        ...values,
      }
      const { identifiers } = await site.database.getRepository(AppointmentRequest).insert(asked)
      return identifiers[0]!.id as string
    },
    async addBooking(values) {
      const starts = new Date('2026-03-02T09:00:00Z')
      const ends = new Date('2026-03-02T10:00:00Z')
      const booked = {
        name: 'Nina Bek',
        email: 'nina@example.com',
        service: 'Ponovljeno testiranje',
        price: 60,
        serviceId: randomUUID(),
        therapistId: randomUUID(),
        therapist: 'Petra Hrastić',
        roomId: null,
        starts,
        ends,
        during: `[${starts.toISOString()},${ends.toISOString()})`,
        status: 'booked',
        forWhom: 'self' as const,
        language: 'hr' as const,
        ...values,
      }
      const { identifiers } = await site.database.getRepository(Booking).insert(booked as object)
      return identifiers[0]!.id as string
    },
  }
}

async function colleague(site: TestApp, credentials: Credentials): Promise<Colleague> {
  const [{ id }] = await site.database.query('SELECT id FROM users WHERE email = $1', [credentials.email])
  return { id, email: credentials.email, agent: await signIn(site, credentials) }
}

/** Returns the lead as its page shows it. */
export async function readLead({ owner }: LeadsAdmin, path: string, id: string) {
  const { body, headers } = await owner.agent.get(`${path}/${id}`).expect(200)
  return { ...body, etag: headers.etag as string }
}

/** Changes a lead with its current ETag. */
export async function changeLead(admin: LeadsAdmin, path: string, id: string, change: object) {
  const { etag } = await readLead(admin, path, id)
  return admin.owner.agent.patch(`${path}/${id}`).set('If-Match', etag).send(change)
}
