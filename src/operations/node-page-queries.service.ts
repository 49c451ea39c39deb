import { Injectable } from '@nestjs/common'
import { findUnsupportedNode } from '#src/platform/config/node-support.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'

/** Query of the page that warns of a version of Node without security fixes. */
@Injectable()
@StaffQueries('admin')
export class NodePageQueriesService {
  unsupportedNode(_reader: StaffReader) {
    return findUnsupportedNode() ?? null
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<NodePageQueriesService> {}
}
