import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { Environment } from '../../config/environment.js'

/** What this process counts and times, for Prometheus: every process has its own. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry()
  /** Whether anybody may read them: without a token nothing is timed. */
  readonly areWanted: boolean

  constructor({ metricsToken }: Environment) {
    this.areWanted = metricsToken !== undefined
    if (this.areWanted) collectDefaultMetrics({ register: this.registry })
  }
}
