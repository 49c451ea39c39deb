import { Injectable } from '@nestjs/common'
import { ifFound } from '#src/platform/page-queries/if-found.js'
import { lenientQuery, type Search } from '#src/platform/page-queries/lenient-query.js'
import { readListPage } from '#src/platform/page-queries/list-page.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { PictureQueryDto } from './picture.dto.js'
import { PicturesService } from './pictures.service.js'

/** Queries of the pages of the library. */
@Injectable()
@StaffQueries('editor')
export class PicturePageQueriesService {
  constructor(private readonly service: PicturesService) {}

  pictures(_reader: StaffReader, search: Search) {
    return readListPage(lenientQuery(PictureQueryDto, search), (query) => this.service.list(query))
  }

  picture(_reader: StaffReader, id: string) {
    return ifFound(id, () => this.service.read(id))
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<PicturePageQueriesService> {}
}
