import type { EntityManager } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { ContactSubject } from '../../contact-subjects/contact-subject.entity.js'

/** Returns the fault of a missing subject. Locks an existing one until the transaction ends. */
export async function subjectFaults(manager: EntityManager, slug: string): Promise<FieldFault[]> {
  const subject = await manager.findOne(ContactSubject, { where: { slug }, lock: { mode: 'pessimistic_read' } })
  return subject ? [] : [{ field: 'subject', code: 'subject.invalid' }]
}

/** Returns the name of a subject in both languages, for the audit log. */
export async function subjectName(manager: EntityManager, slug: string): Promise<string> {
  const { name } = await manager.findOneByOrFail(ContactSubject, { slug })
  return `${name.hr} / ${name.en}`
}
