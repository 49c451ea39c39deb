import { samplePage } from './sample-page.js'
import type { Json } from './search-engines.js'
import { type Agent, owner, signIn } from './staff.js'
import type { TestApp } from './test-app.js'

/** Client of the content API with administrator access. */
export class ContentAdmin {
  private constructor(readonly agent: Agent) {}

  static async of(site: TestApp): Promise<ContentAdmin> {
    return new ContentAdmin(await signIn(site, owner))
  }

  async list(path: string): Promise<Json[]> {
    return (await this.agent.get(`/api/admin/content/${path}`).expect(200)).body
  }

  /** Saves an item with changed fields, based on its given version. */
  save(path: string, item: Json, change: object) {
    return this.agent
      .put(`/api/admin/content/${path}/${item.id}`)
      .set('If-Match', `"${item.version}"`)
      .send({ ...item.content, ...change })
  }

  /** Adds an item of each kind of which a new installation has none. */
  async addSamples(): Promise<void> {
    await this.add('redirects', { source: '/stara-stranica', target: '/cjenik' }).expect(201)
    await this.add('pages', samplePage).expect(201)
    const text = { hr: 'Novi centar u Splitu', en: 'A new centre in Split' }
    await this.add('announcements', { text, link: '/blog', date: '2026-01-01', lastDay: '2026-01-02' }).expect(201)
  }

  /** Changes texts of a page, based on a version. */
  changeTexts(namespace: string, version: number, change: object) {
    return this.agent
      .patch(`/api/admin/page-texts/${namespace}`)
      .set('If-Match', `"${version}"`)
      .send({ publication: 'published', ...change })
  }

  add(path: string, content: object) {
    return this.agent.post(`/api/admin/content/${path}`).send(content)
  }

  remove(path: string, item: Json) {
    return this.agent.delete(`/api/admin/content/${path}/${item.id}`).set('If-Match', `"${item.version}"`)
  }
}
