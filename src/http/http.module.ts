import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { HealthController } from './health.controller.js'
import { IdempotencyKey } from './idempotency-key.entity.js'
import { IdempotentWrites } from './idempotent-writes.service.js'
import { RefusalLog } from './refusal-log.service.js'
import { RateLimits } from './rate-limits.service.js'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  controllers: [HealthController],
  providers: [RateLimits, IdempotentWrites, RefusalLog],
  exports: [RateLimits, IdempotentWrites, RefusalLog],
})
export class HttpModule {}
