import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In, IsNull } from 'typeorm'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import type { Lead } from '../lead.entity.js'
import { leadKinds } from '../lead-kind.js'

/** Query of the page on which an administrator hands over leads. */
@Injectable()
@StaffQueries('admin')
export class OpenLeadsPageQueriesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the number of open leads that are assigned to a user. */
  async openLeadsOf(_reader: StaffReader, userId: string): Promise<number> {
    const counts = await Promise.all(
      leadKinds().map((kind) =>
        this.dataSource.manager.countBy<Lead>(kind.entity, {
          assigneeId: userId,
          status: In(openStatuses(kind)),
          trashedAt: IsNull(),
          mergedIntoId: IsNull(),
        }),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<OpenLeadsPageQueriesService> {}
}
