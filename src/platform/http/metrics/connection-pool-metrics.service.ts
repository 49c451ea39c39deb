import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { poolOf } from '../../database/data-source.js'
import { MetricsService } from './metrics.service.js'

/** Metrics of the connection pool; waiting queries are the first sign of a pool that is too small. */
@Injectable()
export class ConnectionPoolMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool by state, and waiting queries.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { totalCount, idleCount, waitingCount } = poolOf(dataSource)
        this.set({ state: 'busy' }, totalCount - idleCount)
        this.set({ state: 'idle' }, idleCount)
        this.set({ state: 'waited_for' }, waitingCount)
      },
    })
  }
}
