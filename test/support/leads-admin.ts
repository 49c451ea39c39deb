import type { DeepPartial } from 'typeorm'
import { ContactMessage } from '../../src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../src/franchise/franchise-inquiry.entity.js'
import { addColleague, type Agent, type Credentials, owner, signIn, startTestAdmin } from './staff.js'
import type { TestApp } from './test-app.js'

/** One of the staff, signed in. */
export interface Colleague {
  id: string
  email: string
  agent: Agent
}

export interface LeadsAdmin {
  readonly site: TestApp
  readonly owner: Colleague
  readonly staff: Colleague
  /** Stores a message, or an inquiry, as it is or came in; what is left out is of no importance. @returns its id */
  addMessage: (values?: DeepPartial<ContactMessage>) => Promise<string>
  addInquiry: (values?: DeepPartial<FranchiseInquiry>) => Promise<string>
}

/** Where each kind of lead is worked, and how a test stores one. */
export const leadKinds = [
  { kind: 'contactMessage', path: '/api/admin/contact-messages', add: 'addMessage' },
  { kind: 'franchiseInquiry', path: '/api/admin/franchise-inquiries', add: 'addInquiry' },
] as const

export const messagesPath = leadKinds[0].path
export const inquiriesPath = leadKinds[1].path

export const unknownId = '00000000-0000-4000-8000-000000000000'

/** The application with an administrator and a member of staff at work, for the tests of a file: none leaves a lead. */
export function leadsAdmin(): LeadsAdmin {
  let site: TestApp
  let administrator: Colleague
  let staff: Colleague
  beforeAll(async () => {
    site = await startTestAdmin()
    administrator = await colleague(site, owner)
    staff = await colleague(site, await addColleague(site, 'staff', 'staff@example.com'))
  })
  afterEach(() => site.database.query('TRUNCATE contact_messages, franchise_inquiries, lead_notes, lead_events'))
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
        ...({ name: 'Ana Horvat', email: 'ana@example.com', message: 'Dobar dan' } as const),
        ...({ subject: 'general', language: 'hr' } as const),
        ...values,
      }
      const { identifiers } = await site.database.getRepository(ContactMessage).insert(message)
      return identifiers[0]!.id as string
    },
    async addInquiry(values) {
      const inquiry = {
        ...{ firstName: 'Iva', lastName: 'Perić', email: 'iva@example.com', phone: '+385 1 555 0199' },
        ...({ preferredLocation: 'Osijek', language: 'hr' } as const),
        ...values,
      }
      const { identifiers } = await site.database.getRepository(FranchiseInquiry).insert(inquiry)
      return identifiers[0]!.id as string
    },
  }
}

async function colleague(site: TestApp, credentials: Credentials): Promise<Colleague> {
  const [{ id }] = await site.database.query('SELECT id FROM users WHERE email = $1', [credentials.email])
  return { id, email: credentials.email, agent: await signIn(site, credentials) }
}

/** The lead as its page shows it. */
export async function readLead({ owner }: LeadsAdmin, path: string, id: string) {
  const { body, headers } = await owner.agent.get(`${path}/${id}`).expect(200)
  return { ...body, etag: headers.etag as string }
}

/** Changes a lead as somebody does who has just seen it. */
export async function changeLead(admin: LeadsAdmin, path: string, id: string, change: object) {
  const { etag } = await readLead(admin, path, id)
  return admin.owner.agent.patch(`${path}/${id}`).set('If-Match', etag).send(change)
}
