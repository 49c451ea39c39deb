import request from 'supertest'
import { hashPassword } from '../../src/admin/users/password.js'
import type { Role } from '../../src/shared/admin/role.js'
import { appCode } from './authenticator.js'
import { sessionCookieIn } from './session-cookie.js'
import { startTestApp, type TestApp } from './test-app.js'

export { appCode, sessionCookieIn }

export interface Credentials {
  email: string
  password: string
}

export const owner: Credentials = { email: 'owner@example.com', password: 'correct horse battery' }

/** Starts the application with a single user, the first administrator, without notifications of leads. */
export async function startTestAdmin(overrides: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const site = await startTestApp({ adminEmail: owner.email, adminPassword: owner.password, ...overrides })
  await site.database.query(`UPDATE users SET leads_by_mail = 'none'`)
  return site
}

/** Adds a user with the first administrator's password. */
export async function addColleague({ database }: TestApp, role: Role, email: string): Promise<Credentials> {
  const { password } = owner
  await database.query('INSERT INTO users (email, password_hash, password_set_at, role) VALUES ($1, $2, now(), $3)', [
    email,
    await hashPassword(password),
    role,
  ])
  return { email, password }
}

export type Agent = ReturnType<typeof request.agent>

/** Returns a signed-in API client. */
export async function signIn({ http }: TestApp, credentials: Credentials & { code?: string }): Promise<Agent> {
  const agent = request.agent(http)
  await agent.post('/api/admin/session').send(credentials).expect(200)
  return agent
}

/** Returns the session cookie of a signed-in user, for requests that no agent can send. */
export async function sessionCookie({ http }: TestApp, credentials: Credentials): Promise<string> {
  const { headers } = await request(http).post('/api/admin/session').send(credentials).expect(200)
  return sessionCookieIn(headers['set-cookie'] as unknown as string[])
}

/** Enables two-factor authentication. @returns the secret and the recovery codes */
export async function turnOnSecondFactor(
  agent: Agent,
  { password } = owner,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const enrolment = await agent.post('/api/admin/account/second-factor').send({ password }).expect(201)
  const { secret } = enrolment.body as { secret: string }
  // Uses the code of the previous step: the current one stays valid for signing in.
  const confirm = () => agent.put('/api/admin/account/second-factor').send({ code: appCode(secret, -30) })
  const first = await confirm()
  const { body } = first.status === 200 ? first : await confirm().expect(200) // a step began meanwhile
  return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

/** Returns the actions in the audit log, oldest first. */
export async function auditedActions({ database }: TestApp): Promise<string[]> {
  const rows = await database.query<{ action: string }[]>('SELECT action FROM audit_events ORDER BY id')
  return rows.map(({ action }) => action)
}
