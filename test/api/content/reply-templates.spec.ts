import { ContentAdmin } from '../../support/content-admin.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const template = {
  name: { hr: 'Radno vrijeme', en: 'Opening hours' },
  text: { hr: 'Poštovani,\n\nu centru {location} radimo do {time}.', en: 'Hello {name},\n\nwe are open until {time}.' },
}

describe('reply templates', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  it('are offered on the page of a lead in the language of its sender, filled with what is known', async () => {
    await admin.add('reply-templates', template).expect(201)
    const [{ id }] = await site.database.query(
      `INSERT INTO contact_messages (name, email, subject, message, language, location)
       VALUES ('Emily', 'emily@example.com', 'general', 'Hi', 'en', 'zagreb') RETURNING id`,
    )
    const { text } = await admin.agent.get(`/admin/contact-messages/${id}`).expect(200)
    expect(text).toContain('>Radno vrijeme</option>')
    expect(text).toContain('Hello Emily,\\n\\nwe are open until {time}.')
  })

  it('leave out the centre that the sender of an unrouted inquiry entered', async () => {
    const [{ id }] = await site.database.query(
      `INSERT INTO franchise_inquiries (first_name, last_name, email, phone, preferred_location, location, language)
       VALUES ('Ana', 'Horvat', 'ana@example.com', '099 123 4567', 'Zagreb', 'zagreb', 'hr') RETURNING id`,
    )
    const { text } = await admin.agent.get(`/admin/franchise-inquiries/${id}`).expect(200)
    expect(text).toContain('u centru {location} radimo')
    await site.database.query('UPDATE franchise_inquiries SET is_routed = true')
    const { text: routed } = await admin.agent.get(`/admin/franchise-inquiries/${id}`).expect(200)
    expect(routed).toContain('u centru Zagreb radimo')
  })

  it.each(['hr', 'en'] as const)('are refused with an unknown placeholder in %s', async (language) => {
    const text = { ...template.text, [language]: 'Do {sati} u centru {location}' }
    const { body } = await admin.add('reply-templates', { ...template, name: { hr: 'a', en: 'b' }, text }).expect(422)
    const args = { unknown: '{sati}', known: '{name}, {location}, {time}, {therapist}, {price}' }
    expect(body.errors).toMatchObject([{ field: `text.${language}`, code: 'replyTemplate.placeholder', args }])
  })

  it('are refused with the name of another one', async () => {
    const [first] = await admin.list('reply-templates')
    const { body } = await admin.add('reply-templates', { ...template, name: first!.content.name }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'name.hr', code: 'replyTemplate.taken' }, { field: 'name.en' }])
  })

  it('have only known placeholders in every installation', async () => {
    const items = await admin.list('reply-templates')
    expect(items.length).toBeGreaterThan(4)
    for (const item of items)
      await admin.save('reply-templates', item, { name: { hr: item.id, en: item.id } }).expect(200)
  })
})
