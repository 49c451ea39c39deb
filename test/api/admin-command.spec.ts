import { administration } from '../../src/operations/commands/administration.js'
import { owner, startTestAdmin } from '../support/staff.js'
import type { TestApp } from '../support/test-app.js'

describe('the command for administrators', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  const run = (...words: string[]) => administration(words)(site.app)

  it.each([
    [[]],
    [['destroy', owner.email]],
    [['create']],
    [['create', 'no address']],
    [['reset', owner.email, 'now']],
  ])('prints its usage when it is given %j', (words) => {
    expect(() => administration(words)).toThrow(/^Usage: npm run admin/)
  })

  it('adds nobody twice', async () => {
    await expect(run('create', owner.email)).rejects.toThrow('is a user already')
  })

  it('does not disable the last administrator', async () => {
    await expect(run('disable', owner.email)).rejects.toThrow('is the last administrator')
  })

  it.each(['reset', 'disable'])('refuses to %s an address that is no user', async (name) => {
    await expect(run(name, 'nobody@example.com')).rejects.toThrow('There is no user nobody@example.com.')
  })
})
