import request from 'supertest'
import type { Role } from '../../src/shared/admin/role.js'
import { hashPassword } from '../../src/admin/users/password.js'
import { appCode } from './authenticator.js'
import { sessionCookieIn } from './session-cookie.js'
import { startTestApp, type TestApp } from './test-app.js'

export { appCode, sessionCookieIn }

export interface Credentials {
  email: string
  password: string
}

export const owner: Credentials = { email: 'owner@example.com', password: 'correct horse battery' }

/** The application with the owner as its one user. */
export const startTestAdmin = (overrides: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> =>
  startTestApp({ adminEmail: owner.email, adminPassword: owner.password, ...overrides })

/** Adds somebody who can sign in, with the owner's password. */
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

/** A signed-in client of the API. */
export async function signIn({ http }: TestApp, credentials: Credentials & { code?: string }): Promise<Agent> {
  const agent = request.agent(http)
  await agent.post('/api/admin/session').send(credentials).expect(200)
  return agent
}

/** The cookie of somebody who has signed in, for requests that no agent can make. */
export async function sessionCookie({ http }: TestApp, credentials: Credentials): Promise<string> {
  const { headers } = await request(http).post('/api/admin/session').send(credentials).expect(200)
  return sessionCookieIn(headers['set-cookie'] as unknown as string[])
}

/** Turns the second factor on. @returns what it takes to sign in from now on */
export async function turnOnSecondFactor(
  agent: Agent,
  { password } = owner,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const enrolment = await agent.post('/api/admin/account/second-factor').send({ password }).expect(201)
  const { secret } = enrolment.body as { secret: string }
  // The code of the step before: the present one stays good for signing in.
  const { body } = await agent
    .put('/api/admin/account/second-factor')
    .send({ code: appCode(secret, -30) })
    .expect(200)
  return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

/** What the audit log holds, oldest first. */
export async function auditedActions({ database }: TestApp): Promise<string[]> {
  const rows = await database.query<{ action: string }[]>('SELECT action FROM audit_events ORDER BY id')
  return rows.map(({ action }) => action)
}
