import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { OutboxEvent } from './outbox-event.entity.js'
import { OutboxService } from './outbox.service.js'
import { QueueTimersService } from './queue-timers.service.js'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEvent])],
  providers: [OutboxService, QueueTimersService],
  exports: [OutboxService, QueueTimersService],
})
export class OutboxModule {}
