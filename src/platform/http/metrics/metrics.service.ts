import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { Environment } from '../../config/environment.js'

/** Prometheus registry of this process. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry()
  /** True when a token is configured; otherwise nothing is measured. */
  readonly areWanted: boolean

  constructor({ metricsToken }: Environment) {
    this.areWanted = metricsToken !== undefined
    if (this.areWanted) collectDefaultMetrics({ register: this.registry })
  }
}
