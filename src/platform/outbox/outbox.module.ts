import { Global, Module } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { TypeOrmModule } from '@nestjs/typeorm'
import { QueueTimersService } from '../background/queue-timers.service.js'
import { EventHandlersService } from './event-handlers.service.js'
import { OutboxService } from './outbox.service.js'
import { OutboxEvent } from './outbox-event.entity.js'

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxEvent])],
  providers: [EventHandlersService, OutboxService, QueueTimersService],
  exports: [QueueTimersService],
})
export class OutboxModule {}
