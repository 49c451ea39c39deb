import { isHopeless, waitAfter } from './attempts.js'

const HOUR_MS = 3_600_000
const queued = new Date('2026-05-01T10:00:00Z')
const after = (hours: number) => new Date(queued.getTime() + hours * HOUR_MS)
const refusal = (code: string, responseCode?: number, command?: string, response?: string) =>
  Object.assign(new Error(), { code, responseCode, command, response })

describe('mail delivery attempts', () => {
  it('wait twice as long each time, up to six hours', () => {
    const waits = [1, 2, 3, 4, 20, 2000].map((attempts) => waitAfter(attempts, () => 0.5))
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 6 * HOUR_MS, 6 * HOUR_MS])
  })

  it('are spread by a random factor', () => {
    expect([waitAfter(1, () => 0), waitAfter(1, () => 1)]).toEqual([22_500, 37_500])
  })

  it.each([
    ['an unreachable server', refusal('ECONNECTION'), false],
    ['a busy server', refusal('EENVELOPE', 451, 'RCPT TO'), false],
    ['a sender without authentication, which can be fixed', refusal('EENVELOPE', 530, 'MAIL FROM'), false],
    ['a wrong password, which can be fixed', refusal('EAUTH', 535), false],
    ...[
      '553 5.7.1 <a@b.hr>: Sender address rejected: not owned by user site',
      '550 5.1.8 <a@b.hr>: Sender address rejected: Domain not found',
    ].map((said): [string, Error, boolean] => [
      said,
      refusal('EENVELOPE', Number(said.slice(0, 3)), 'RCPT TO', said),
      false,
    ]),
    ...[
      '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
      '554 5.2.252 SendAsDenied; site@example.com not allowed to send as a@b.hr',
    ].map((said): [string, Error, boolean] => [
      said,
      refusal('EMESSAGE', Number(said.slice(0, 3)), undefined, said),
      false,
    ]),
    [
      'a rejected recipient',
      refusal('EENVELOPE', 550, 'RCPT TO', '550 5.1.1 <a@b.hr>: Recipient address rejected: User unknown'),
      true,
    ],
    ['a rejected recipient without an enhanced status code', refusal('EENVELOPE', 550, 'RCPT TO'), true],
    ['a rejected message', refusal('EMESSAGE', 552, undefined, '552 5.3.4 Message too big'), true],
  ])('end only for permanent failures: %s', (_what, error, hopeless) => {
    expect(isHopeless(error, queued, after(1))).toBe(hopeless)
  })

  it('end after four days', () => {
    expect(isHopeless(refusal('ECONNECTION'), queued, after(95))).toBe(false)
    expect(isHopeless(refusal('ECONNECTION'), queued, after(96))).toBe(true)
  })
})
