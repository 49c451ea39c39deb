import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Request } from 'express'
import type { SignedInUser } from '../../src/platform/access/signed-in-user.js'
import { StaffReadsFactory } from '../../src/web/pages/staff-reads.factory.js'
import type { TestApp } from './test-app.js'

/** User who signed in just now, an administrator. */
const administrator: SignedInUser = {
  id: '01936d2e-7c1b-7000-8000-000000000000',
  email: '',
  name: '',
  role: 'admin',
  locations: null,
  mustChangePassword: false,
  mustConfirmPassword: true,
  confirmedAt: new Date(),
  secondFactorDueAt: null,
}

/** Runs the reads of admin pages as a user, and returns the names of those that the user may run. */
export async function readsOpenTo({ app }: TestApp, user: Partial<SignedInUser>): Promise<string[]> {
  const page = Object.assign(new IncomingMessage(new Socket()), {
    app: app.getHttpAdapter().getInstance() as unknown,
    url: '/admin',
    sessionID: '',
  })
  const reads = app.get(StaffReadsFactory).for({ ...administrator, ...user }, page as unknown as Request)
  const opened: string[] = []
  for (const [name, read] of Object.entries(reads)) {
    // Without an id or a query, most fail behind the guards. Reads of content are chosen by path.
    const failure = await (read as (asked: object) => Promise<unknown>)({ path: 'posts' }).then(
      () => undefined,
      (error: { status?: number }) => error,
    )
    if (failure?.status !== 403) opened.push(name)
  }
  return opened.sort()
}
