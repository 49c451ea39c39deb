import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import type { ContactSubjectDto } from './contact-subject.dto.js'
import { ContactSubject } from './contact-subject.entity.js'

/** Subjects of contact messages; visitors choose among those that are not hidden. */
@Injectable()
export class ContactSubjectsService {
  constructor(
    @InjectRepository(ContactSubject) private readonly subjects: Repository<ContactSubject>,
    private readonly content: SiteContentService,
  ) {}

  /** Returns the visible subjects in the order of the owner. */
  @PageQuery('contactSubjects')
  async list(language: Language): Promise<ContactSubjectDto[]> {
    const subjects = await this.subjects.find({ where: { hidden: false }, order: { position: 'ASC' } })
    return subjects.map(({ slug, name }) => ({ slug, name: name[language] }))
  }

  /** @throws Problem 422 for a subject that visitors cannot choose */
  async assertIsOffered(slug: string): Promise<void> {
    const offered = await this.content.recall('subjects', (manager) =>
      manager.findBy(ContactSubject, { hidden: false }),
    )
    if (offered.some((subject) => subject.slug === slug)) return
    throw Problem.validation([{ field: 'subject', code: 'subject.invalid' }])
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    contactSubjects: ContactSubjectsService['list']
  }
}
