import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { PollingWorker } from '#src/platform/background/polling-worker.js'
import { QueueTimersService } from '#src/platform/background/queue-timers.service.js'
import { requireValue } from '#src/shared/lookups.js'
import { deleteDueObjects } from './object-removals.js'
import { PictureStoreService } from './picture-store.service.js'

const UNTIL_DUE = `
  SELECT 1000 * extract(epoch FROM min(due_at) - now())::float8 AS milliseconds FROM picture_object_removals`

/** Deletes objects of removed pictures, and those that a crash left behind. */
@Injectable()
export class ObjectRemovalsService implements BeforeApplicationShutdown {
  private readonly worker = new PollingWorker(new Logger('pictures'), 'Removal of picture objects')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stores: PictureStoreService,
    timers: QueueTimersService,
  ) {
    if (!stores.store) return
    timers.add({ table: 'picture_object_removals', untilDue: () => this.untilDue(), work: () => this.deleteDue() })
  }

  /** Deletes all due objects. */
  deleteDue(): Promise<void> {
    return this.worker.run(() =>
      this.worker.drainInBatches(20, () =>
        deleteDueObjects(this.dataSource, requireValue(this.stores.store, 'store of pictures')),
      ),
    )
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.worker.stop()
  }

  private async untilDue(): Promise<number | null> {
    const [row] = await this.dataSource.query<[{ milliseconds: number | null }]>(UNTIL_DUE)
    return row.milliseconds
  }
}
