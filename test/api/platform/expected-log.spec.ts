import { Logger } from '@nestjs/common'
import { allowLog, collectLine, expectLog } from '../../support/expected-log.js'
import { LogExpectations } from '../../support/log-expectations.js'

const warning = { level: 'warn', context: 'retention', message: 'Retention failed' }
const refusal = (status: number) => ({ level: 'warn', context: 'refusals', message: { path: '/api', status } })

describe('log of a test', () => {
  let log: LogExpectations
  beforeEach(() => {
    log = new LogExpectations(0)
  })

  it('fails the test that does not expect its warning', async () => {
    log.add(warning)
    await expect(log.assert()).rejects.toThrow('Logged: warn [retention] Retention failed')
    await log.assert() // the next test is not concerned
  })

  it('fails the test that expects a warning in vain', async () => {
    log.expect(/Retention failed/)
    await expect(log.assert()).rejects.toThrow('Not logged: /Retention failed/')
  })

  it('passes a test with its expected warning, and with an accepted one that is missing', async () => {
    log.expect(/^warn \[retention\] Retention failed$/)
    log.allow(/lost/)
    log.add(warning)
    await log.assert()
  })

  it('ignores refused requests, except for those that the site could not answer', async () => {
    for (const status of [401, 403, 429]) log.add(refusal(status))
    await log.assert()
    log.add(refusal(503))
    await expect(log.assert()).rejects.toThrow('"status":503')
  })

  it('contains warnings and errors of this process and of others, and no other lines', () => {
    expectLog(/^warn \[here\] first$/)
    expectLog(/^error \[there\] second\nError: at/)
    expectLog(/DeprecationWarning/)
    allowLog(/never/)
    const logger = new Logger('here')
    logger.log('nothing')
    logger.warn('first')
    collectLine('{"level":"log","context":"there","message":"nothing"}')
    collectLine('{"level":"error","context":"there","message":"second","stack":"Error: at"}')
    collectLine('(node:4711) [DEP0040] DeprecationWarning: The module is deprecated.')
  })
})
