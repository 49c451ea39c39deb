import { type EntityManager, Not } from 'typeorm'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { isBuiltInSubject } from '#src/shared/contact/built-in-subjects.js'
import { ContactSubject } from '../../contact-subjects/contact-subject.entity.js'
import { ShopItem } from '../../offer/shop-item.entity.js'
import { contentKind } from '../content-kind.js'
import { freeSlug } from '../fields/free-slug.js'
import { takenNames } from '../fields/taken-names.js'

const nameFaults = takenNames(ContactSubject, 'subject.taken')

export const contactSubject = contentKind('contactSubject', ContactSubject, {
  descriptions: { hidden: 'Hidden from visitors; messages keep its name.' },

  async toRow(content, before, manager) {
    return before ? content : { ...content, slug: await freeSlug(manager, ContactSubject, content.name.hr) }
  },

  faults: async (content, manager, before) => {
    await acquireAdvisoryLock(manager, 'contactSubjects')
    const faults = await nameFaults(content, manager, before)
    if (content.hidden && !(await isAnotherVisible(manager, before)))
      faults.push({ field: 'hidden', code: 'subject.last' })
    return faults
  },

  isInUse: async (manager, subject) => {
    await acquireAdvisoryLock(manager, 'contactSubjects')
    return (
      isBuiltInSubject(subject.slug) ||
      (await manager.existsBy(ShopItem, { subject: subject.slug })) ||
      !(await isAnotherVisible(manager, subject))
    )
  },
  inUse: 'content.subject_in_use',
})

/** Checks whether visitors can choose a subject besides this one. */
function isAnotherVisible(manager: EntityManager, subject?: ContactSubject): Promise<boolean> {
  return manager.existsBy(ContactSubject, { hidden: false, ...(subject && { id: Not(subject.id) }) })
}
