import { randomUUID } from 'node:crypto'
import { leadKinds, type LeadsAdmin } from './leads-admin.js'

/** Tables of the kinds of leads, in their order. */
export const leadTables = ['contact_messages', 'franchise_inquiries', 'appointment_requests', 'bookings']

/** Text of leads that no user bound to Zagreb may see. */
export const SECRET = 'Tajnovita'
/** Contact of leads within and outside of the scope of Zagreb. */
export const SHARED = { email: 'zajednicka@example.com', phone: '+385 91 555 0177' }

/** Stores a lead of each kind in Zagreb. */
export async function addOwnLeads(admin: LeadsAdmin): Promise<string[]> {
  const ids: string[] = []
  for (const { add } of leadKinds) ids.push(await admin[add]({ location: 'zagreb', isRouted: true, ...SHARED }))
  return ids
}

/** Stores leads that a user of Zagreb may not see, in every relation to those of Zagreb. @returns their ids */
export async function addHiddenLeads(admin: LeadsAdmin, own: string[]): Promise<string[][]> {
  const query = <Row = unknown>(sql: string, parameters: unknown[] = []) =>
    admin.site.database.query<Row[]>(sql, parameters)
  const hidden: string[][] = []
  const name = { name: `${SECRET} Osoba`, firstName: SECRET, lastName: 'Osoba' }
  for (const [index, { add, kind }] of leadKinds.entries()) {
    const states = [
      { location: 'dubrovnik', ...SHARED },
      { location: 'dubrovnik' },
      { location: 'dubrovnik', status: 'spam', suspicions: ['links'] },
      { location: 'dubrovnik', trashedAt: new Date() },
      { location: null, ...SHARED },
      ...(kind === 'franchiseInquiry' ? [{ location: 'zagreb', ...SHARED }] : []),
    ]
    const ids: string[] = []
    for (const state of states) {
      const placed = kind === 'booking' ? { therapistId: randomUUID() } : {}
      ids.push(await admin[add]({ ...name, ...placed, ...state, id: randomUUID() } as object))
    }
    await query(`UPDATE ${leadTables[index]} SET merged_into_id = $1 WHERE id = $2`, [own[index], ids[1]])
    hidden.push(ids)
  }
  const [user] = await query<{ id: string }>(`SELECT id FROM users WHERE role = 'admin'`)
  for (const id of hidden.flat()) {
    await query('INSERT INTO lead_notes (lead_id, author_id, text) VALUES ($1, $2, $3)', [id, user!.id, SECRET])
    await query(
      `INSERT INTO lead_replies (id, lead_id, author_id, recipient, language, text, written_at)
       VALUES ($1, $1, $2, 'x@example.com', 'hr', $3, now())`,
      [id, user!.id, SECRET],
    )
    await query('INSERT INTO answer_deadlines (lead_id, due_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      id,
      new Date(0),
    ])
  }
  for (const [index, id] of own.entries()) {
    await query(`INSERT INTO lead_events (lead_id, actor_id, type, new_value) VALUES ($1, $2, 'merged', $3)`, [
      id,
      user!.id,
      hidden[index]![0],
    ])
  }
  await query(
    `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language)
     SELECT $1, id, 'dubrovnik', '2026-03-02', $2, 'x@example.com', 'hr' FROM bookable_services LIMIT 1`,
    [randomUUID(), SECRET],
  )
  await query(
    `INSERT INTO absences (therapist_id, during)
     SELECT id, '[2026-03-01,2099-03-05)' FROM therapists WHERE locations = '{dubrovnik}'`,
  )
  return hidden
}
