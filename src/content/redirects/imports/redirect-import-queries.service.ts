import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { Language } from '#src/shared/languages.js'
import type { RedirectImportDto } from './redirect-import.dto.js'
import { RedirectImportsService } from './redirect-imports.service.js'

/** Query of the page of an import. */
@Injectable()
@StaffQueries('editor')
export class RedirectImportQueriesService {
  constructor(private readonly imports: RedirectImportsService) {}

  /** @returns undefined for an import that has expired */
  async redirectImport(_reader: StaffReader, id: string, language: Language): Promise<RedirectImportDto | undefined> {
    if (!isUUID(id)) return undefined
    try {
      return await this.imports.read(id, language)
    } catch (error) {
      if (error instanceof Problem && error.code === 'import.expired') return undefined
      throw error
    }
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<RedirectImportQueriesService> {}
}
