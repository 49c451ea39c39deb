import { Logger } from '@nestjs/common'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { toE164 } from '#src/platform/phones/to-e164.js'

/** Searched texts of each kind of lead, besides the number to dial. */
const TEXTS = {
  contact_messages: 'lead.name, lead.email, lead.phone, lead.message',
  franchise_inquiries:
    'lead.first_name, lead.last_name, lead.email, lead.phone, lead.preferred_location, lead.previous_experience, lead.additional_information',
  appointment_requests: 'lead.name, lead.email, lead.phone, lead.service, lead.note',
  bookings: 'lead.name, lead.email, lead.phone, lead.service, lead.therapist, lead.note',
}

const textsOf = (table: string, texts: string, number: string) => `
  CREATE OR REPLACE FUNCTION texts_of(lead ${table}) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', ${texts}, public.dialled(${number})) $$`

/** Returns SQL for the trigger that updates the search text, as in `leadBaseline`, with the columns of the texts. */
const searchTriggerOf = (table: string, texts: string, added = '') => `
  DROP TRIGGER ${table}_search ON ${table};
  CREATE TRIGGER ${table}_search
    AFTER UPDATE OF ${texts.replaceAll('lead.', '')}, ${added} merged_into_id ON ${table}
    FOR EACH ROW EXECUTE FUNCTION search_${table}()`

/** Telephone numbers of leads in E.164 beside the typed ones, for search, duplicates, dialling and exports. */
export class AddPhoneNumbers1796063002000 implements MigrationInterface {
  private readonly logger = new Logger('migrations')

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, texts] of Object.entries(TEXTS)) {
      await runner.query(`ALTER TABLE ${table} ADD phone_e164 text`)
      await runner.query(textsOf(table, texts, 'coalesce(lead.phone_e164, lead.phone)'))
      // Neither the typed values nor, for most leads, the search text change: API clients need no notification.
      await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_note_change`)
      await this.addNumbers(runner, table)
      await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_note_change`)
      await runner.query(searchTriggerOf(table, texts, 'phone_e164,'))
      await runner.query(`DROP INDEX ${table}_by_phone`)
      await runner.query(`CREATE INDEX ${table}_by_phone ON ${table} (public.dialled(coalesce(phone_e164, phone)), id)`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, texts] of Object.entries(TEXTS)) {
      await runner.query(textsOf(table, texts, 'lead.phone'))
      await runner.query(searchTriggerOf(table, texts))
      await runner.query(`DROP INDEX ${table}_by_phone`)
      await runner.query(`CREATE INDEX ${table}_by_phone ON ${table} (public.dialled(phone), id)`)
      await runner.query(`ALTER TABLE ${table} DROP phone_e164`)
    }
  }

  private async addNumbers(runner: QueryRunner, table: string): Promise<void> {
    const rows = (await runner.query(`SELECT DISTINCT phone FROM ${table} WHERE phone IS NOT NULL`)) as {
      phone: string
    }[]
    const numbers = rows.flatMap(({ phone }) => {
      const number = toE164(phone)
      return number ? [{ phone, number }] : []
    })
    if (rows.length === 0) return
    await runner.query(
      `UPDATE ${table} AS lead SET phone_e164 = known.number
       FROM json_to_recordset($1) AS known (phone text, number text) WHERE lead.phone = known.phone`,
      [JSON.stringify(numbers)],
    )
    // The trigger of `phone` updates the search text.
    await runner.query(`UPDATE ${table} SET phone = phone WHERE public.dialled(phone_e164) <> public.dialled(phone)`)
    this.logger.log(
      `Added phone numbers: table=${table} numbers=${numbers.length} undiallable=${rows.length - numbers.length}`,
    )
  }
}
