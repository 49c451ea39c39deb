import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { HealthController } from './health.controller.js'
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js'
import { IdempotentWrites } from './idempotency/idempotent-writes.service.js'
import { RefusalLog } from './problems/refusal-log.service.js'
import { RateLimits } from './rate-limits/rate-limits.service.js'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  controllers: [HealthController],
  providers: [RateLimits, IdempotentWrites, RefusalLog],
  exports: [RateLimits, IdempotentWrites, RefusalLog],
})
export class HttpModule {}
