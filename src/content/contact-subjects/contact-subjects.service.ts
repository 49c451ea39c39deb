import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { Problem } from '#src/platform/http/problems/problem.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '../../shared/languages.js'
import type { ContactSubjectDto } from './contact-subject.dto.js'
import { ContactSubject } from './contact-subject.entity.js'

/** Subjects of contact messages; visitors choose among those that are not hidden. */
@Injectable()
export class ContactSubjectsService {
  constructor(@InjectRepository(ContactSubject) private readonly subjects: Repository<ContactSubject>) {}

  /** Returns the visible subjects in the order of the owner. */
  @PageQuery('contactSubjects')
  async list(language: Language): Promise<ContactSubjectDto[]> {
    const subjects = await this.subjects.find({ where: { hidden: false }, order: { position: 'ASC' } })
    return subjects.map(({ slug, name }) => ({ slug, name: name[language] }))
  }

  /** @throws Problem 422 for a subject that visitors cannot choose */
  async assertIsOffered(slug: string): Promise<void> {
    if (await this.subjects.existsBy({ slug, hidden: false })) return
    throw Problem.validation([{ field: 'subject', code: 'subject.invalid' }])
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    contactSubjects: ContactSubjectsService['list']
  }
}
