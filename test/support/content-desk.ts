import request from 'supertest'
import { hashPassword } from '../../src/admin/users/password.js'
import type { TestApp } from './test-app.js'
import type { Json } from './search-engines.js'

export const owner = { email: 'owner@example.com', password: 'correct horse battery' }
const member = { email: 'member@example.com', password: 'another long password' }

type Agent = ReturnType<typeof request.agent>

/** What the tests of content editing do as the owner, over the API. */
export class ContentDesk {
  private constructor(readonly agent: Agent) {}

  static async of(site: TestApp): Promise<ContentDesk> {
    const agent = request.agent(site.http)
    await agent.post('/api/admin/session').send(owner).expect(200)
    return new ContentDesk(agent)
  }

  async list(path: string): Promise<Json[]> {
    return (await this.agent.get(`/api/admin/content/${path}`).expect(200)).body
  }

  /** Saves something with some fields changed, as it was last seen. */
  save(path: string, item: Json, change: object) {
    return this.agent
      .put(`/api/admin/content/${path}/${item.id}`)
      .set('If-Match', `"${item.version}"`)
      .send({ ...item.content, ...change })
  }

  add(path: string, content: object) {
    return this.agent.post(`/api/admin/content/${path}`).send(content)
  }

  remove(path: string, item: Json) {
    return this.agent.delete(`/api/admin/content/${path}/${item.id}`).set('If-Match', `"${item.version}"`)
  }
}

/** Someone of the staff who is no administrator. */
export async function memberOfStaff(site: TestApp): Promise<Agent> {
  await site.database.query(`INSERT INTO users (email, password_hash, role) VALUES ($1, $2, 'staff')`, [
    member.email,
    await hashPassword(member.password),
  ])
  const agent = request.agent(site.http)
  await agent.post('/api/admin/session').send(member).expect(200)
  return agent
}
