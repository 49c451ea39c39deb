import type { TestApp } from './test-app.js'

/** Makes all sessions begin some minutes earlier. */
export async function ageSessions({ database }: TestApp, minutes: number): Promise<void> {
  await database.query(
    `UPDATE sessions SET sess = jsonb_set(
       sess::jsonb #- '{passport,user,confirmedAt}', '{passport,user,since}',
       to_jsonb((sess #>> '{passport,user,since}')::bigint - $1))
     WHERE sess #>> '{passport,user,since}' IS NOT NULL`,
    [minutes * 60_000],
  )
}
