import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { Request } from 'express'
import { DataSource } from 'typeorm'
import { CHALLENGE_MS } from '../passkeys/passkey-ceremonies.service.js'

/** Use of a signed challenge. */
export type PasskeyPurpose = 'signIn' | 'confirmation' | 'registration'

/** Challenge that the browser of a session is to sign. */
interface PasskeyChallenge {
  challenge: string
  purpose: PasskeyPurpose
  /** Milliseconds since 1970. */
  since: number
}

declare module 'express-session' {
  interface SessionData {
    passkeyChallenge?: PasskeyChallenge
  }
}

/** Stores a challenge ($2) in a session ($1). */
const STORE = `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passkeyChallenge}', $2::jsonb) WHERE sid = $1`

/** Removes the challenge of a session ($1): of concurrent requests, one gets it. */
const TAKE = `
  WITH stored AS (
    SELECT sid, sess->'passkeyChallenge' AS challenge FROM sessions
    WHERE sid = $1 AND sess->'passkeyChallenge' IS NOT NULL FOR UPDATE)
  UPDATE sessions SET sess = sess::jsonb - 'passkeyChallenge' FROM stored WHERE sessions.sid = stored.sid
  RETURNING stored.challenge`

/** Challenges of passkeys, each bound to a session of a browser, valid for five minutes and once. A new one replaces the last. */
@Injectable()
export class PasskeyChallengesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async remember(request: Request, purpose: PasskeyPurpose, challenge: string): Promise<void> {
    const stored: PasskeyChallenge = { challenge, purpose, since: Date.now() }
    // In place: saving the session of a user would restore one that was ended during the request.
    if (request.user) return this.store(request.sessionID, stored)
    request.session.passkeyChallenge = stored
    await new Promise<void>((resolve, reject) => {
      request.session.save((error?: Error) => (error ? reject(error) : resolve()))
    })
  }

  /** Returns the challenge of a session and removes it; null without one for the purpose, or if it is too old. */
  async take(sid: string, purpose: PasskeyPurpose): Promise<string | null> {
    const [[taken]] = await this.dataSource.query<[{ challenge: PasskeyChallenge }[], number]>(TAKE, [sid])
    if (taken?.challenge.purpose !== purpose || Date.now() - taken.challenge.since > CHALLENGE_MS) return null
    return taken.challenge.challenge
  }

  private async store(sid: string, challenge: PasskeyChallenge): Promise<void> {
    await this.dataSource.query(STORE, [sid, JSON.stringify(challenge)])
  }
}
