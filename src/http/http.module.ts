import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { HealthController } from './health.controller.js'
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js'
import { IdempotentWritesService } from './idempotency/idempotent-writes.service.js'
import { RefusalLogService } from './problems/refusal-log.service.js'
import { RateLimitsService } from './rate-limits/rate-limits.service.js'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  controllers: [HealthController],
  providers: [RateLimitsService, IdempotentWritesService, RefusalLogService],
  exports: [RateLimitsService, IdempotentWritesService, RefusalLogService],
})
export class HttpModule {}
