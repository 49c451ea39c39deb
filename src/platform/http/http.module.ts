import { Global, Module } from '@nestjs/common'
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm'
import type { DataSource } from 'typeorm'
import { Environment } from '../config/environment.js'
import { I18nModule } from '../i18n/i18n.module.js'
import { ProblemPagesService } from './api-docs/problem-pages.service.js'
import { HealthController } from './health.controller.js'
import { HealthChecksService } from './health-checks.service.js'
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js'
import { IdempotentWritesService } from './idempotency/idempotent-writes.service.js'
import { ConnectionPoolMetricsService } from './metrics/connection-pool-metrics.service.js'
import { MetricsController } from './metrics/metrics.controller.js'
import { MetricsService } from './metrics/metrics.service.js'
import { RequestMetricsService } from './metrics/request-metrics.service.js'
import { ProblemDocumentsService } from './problems/problem-documents.service.js'
import { RefusalLogService } from './problems/refusal-log.service.js'
import { RateLimitsService } from './rate-limits/rate-limits.service.js'
import { TracingService } from './tracing/tracing.service.js'

@Global()
@Module({
  imports: [I18nModule, TypeOrmModule.forFeature([IdempotencyKey])],
  controllers: [HealthController, MetricsController],
  providers: [
    HealthChecksService,
    RateLimitsService,
    IdempotentWritesService,
    ProblemDocumentsService,
    ProblemPagesService,
    RefusalLogService,
    MetricsService,
    RequestMetricsService,
    ConnectionPoolMetricsService,
    {
      provide: TracingService,
      inject: [Environment, getDataSourceToken()],
      useFactory: (environment: Environment, dataSource: DataSource) => TracingService.create(environment, dataSource),
    },
  ],
  exports: [
    HealthChecksService,
    RateLimitsService,
    IdempotentWritesService,
    ProblemDocumentsService,
    RefusalLogService,
    MetricsService,
  ],
})
export class HttpModule {}
