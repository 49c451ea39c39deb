import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, In, IsNull } from 'typeorm'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import type { Lead } from '../lead.entity.js'
import { leadKinds } from '../lead-kind.js'

/** Open leads of users. */
@Injectable()
export class OpenLeadsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the number of open leads that are assigned to a user. */
  async countOf(userId: string): Promise<number> {
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
