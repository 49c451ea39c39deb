import request from 'supertest'
import { contactMessage } from '../../support/contact-message.js'
import { addColleague, type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('pages of leads', () => {
  let site: TestApp
  let agent: Agent
  beforeAll(async () => {
    site = await startTestAdmin()
    agent = await signIn(site, owner)
    await addColleague(site, 'editor', 'urednica@example.com')
    await addColleague(site, 'staff', 'djelatnica@example.com')
  })
  afterAll(() => site.close())

  const pageOf = async (path: string): Promise<string> => (await agent.get(path).expect(200)).text

  it('offer only users who read leads in the filter of assignees', async () => {
    const [, options] = /<select[^>]* name="assignee"[^>]*>(.*?)<\/select>/.exec(
      await pageOf('/admin/contact-messages'),
    )!
    expect(options).toContain('djelatnica@example.com')
    expect(options).not.toContain('urednica@example.com')
  })

  it('offer to record a call also for a message without a telephone number', async () => {
    const { body } = await request(site.http).post('/api/contact').send(contactMessage()).expect(201)
    expect(await pageOf(`/admin/contact-messages/${body.id}`)).toContain('<h2 id="calls-title"')
    await agent.post(`/api/admin/contact-messages/${body.id}/calls`).send({ outcome: 'reached' }).expect(200)
  })
})
