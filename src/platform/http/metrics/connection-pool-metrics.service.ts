import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { Gauge } from 'prom-client'
import type { DataSource } from 'typeorm'
import { poolOf } from '../../database/data-source.js'
import { MetricsService } from './metrics.service.js'

/** How busy the connections to the database are; queries that wait are the first sign that there are too few. */
@Injectable()
export class ConnectionPoolMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { registry }: MetricsService) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool by state, and queries that wait for one.',
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
