import { administration } from '../../../src/operations/commands/administration.js'
import { owner, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('admin command', () => {
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
  ])('prints its usage for the arguments %j', (words) => {
    expect(() => administration(words)).toThrow(/^Usage: npm run admin/)
  })

  it('refuses to add an existing user', async () => {
    await expect(run('create', owner.email)).rejects.toThrow('is a user already')
  })

  it('refuses to disable the last administrator', async () => {
    await expect(run('disable', owner.email)).rejects.toThrow('is the last administrator')
  })

  it.each(['reset', 'disable'])('refuses to %s an unknown address', async (name) => {
    await expect(run(name, 'nobody@example.com')).rejects.toThrow('There is no user nobody@example.com.')
  })
})
