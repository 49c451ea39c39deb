import { Injectable } from '@nestjs/common'
import { isUUID } from 'class-validator'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { SubscriberImportDto } from './subscriber-import.dto.js'
import { SubscriberImportsService } from './subscriber-imports.service.js'

/** Query of the page of an import. */
@Injectable()
@StaffQueries('editor')
export class ImportPageQueriesService {
  constructor(private readonly imports: SubscriberImportsService) {}

  /** @returns undefined for an import that has expired */
  async subscriberImport(_reader: StaffReader, id: string): Promise<SubscriberImportDto | undefined> {
    if (!isUUID(id)) return undefined
    try {
      return await this.imports.read(id)
    } catch (error) {
      if (error instanceof Problem && error.code === 'import.expired') return undefined
      throw error
    }
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ImportPageQueriesService> {}
}
