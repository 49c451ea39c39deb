import { leadStatement, type LeadTable } from './lead-statement.js'

const MESSAGES: LeadTable = {
  scope: 'contact',
  table: 'contact_messages',
  columns: [
    { property: 'id', name: 'id', type: 'uuid' },
    { property: 'receivedAt', name: 'received_at', type: 'timestamptz' },
    { property: 'name', name: 'name', type: 'text' },
  ],
  firstStatus: 'new',
}

/** Returns the lines of a statement that differ between kinds of leads. */
const linesOf = ({ text }: { text: string }) =>
  text
    .slice(text.indexOf('judged AS'), text.indexOf('SELECT EXISTS (SELECT FROM turn)'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

describe('statement that stores a lead', () => {
  it('inserts the lead, and an event unless it is spam', () => {
    expect(linesOf(leadStatement(MESSAGES))).toEqual([
      'judged AS (SELECT $7::text[] AS suspicions FROM turn),',
      'lead AS (',
      'INSERT INTO contact_messages (id, received_at, name, suspicions, status)',
      "SELECT $4::uuid, $5::timestamptz, $6::text, suspicions, CASE WHEN suspicions <@ ARRAY['sender']::text[] THEN 'new' ELSE 'spam' END",
      'FROM judged',
      'RETURNING id',
      '),',
      'event AS (',
      "INSERT INTO outbox_events (type, subject_id) SELECT 'contact.received', $4::uuid::text FROM judged WHERE suspicions <@ ARRAY['sender']::text[]",
      ')',
    ])
  })

  it('fails for a row that is excluded', () => {
    const isPossible = (valueOf: (property: string) => string) => `is_free(${valueOf('receivedAt')})`
    const lines = linesOf(leadStatement({ ...MESSAGES, isPossible }))
    expect(lines).toContain('FROM judged WHERE is_free($5::timestamptz) ON CONFLICT DO NOTHING')
    expect(lines.at(-2)).toMatch(/ AND public\.assert_inserted\(EXISTS \(SELECT FROM lead\)\)$/)
  })

  it('refuses a condition about a property that is not stored', () => {
    const isPossible = (valueOf: (property: string) => string) => valueOf('therapistId')
    expect(() => leadStatement({ ...MESSAGES, isPossible })).toThrow(/therapistId/)
  })
})
