import { type AdminSection, sectionAt, sectionGroupsFor, sections } from './sections.js'

describe('sections of the admin', () => {
  it('has each section in one group of the navigation, except webhooks', () => {
    const linked: AdminSection[] = sectionGroupsFor('admin').flatMap((group) => group.sections)
    expect([...linked, 'webhooks'].sort()).toEqual(Object.keys(sections).sort())
  })

  it('groups the sections that a role may open', () => {
    expect(sectionGroupsFor('staff')).toEqual([
      { group: 'inbox', sections: ['inbox', 'contact-messages', 'franchise-inquiries'] },
      { group: 'appointments', sections: ['calendar', 'bookings', 'appointment-requests'] },
      { group: 'newsletter', sections: ['newsletter-issues', 'newsletter-subscribers'] },
      { group: 'figures', sections: ['dashboard'] },
    ])
    expect(sectionGroupsFor('editor')).toEqual([
      { group: 'content', sections: ['content', 'pictures'] },
      { group: 'newsletter', sections: ['newsletter-issues', 'newsletter-subscribers'] },
      { group: 'settings', sections: ['consents'] },
    ])
  })

  it.each([
    ['/admin/contact-messages/1', 'contact-messages'],
    ['/admin/webhooks/new', 'api-keys'],
    ['/admin', undefined],
  ])('finds the section of %s', (path, section) => {
    expect(sectionAt(path)).toBe(section)
  })
})
