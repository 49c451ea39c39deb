import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Environment } from '../config/environment.js'
import { MailDeliveryService } from './delivery/mail-delivery.service.js'
import { MailOutcomesService } from './delivery/mail-outcomes.service.js'
import { MailWritersService } from './delivery/mail-writers.service.js'
import { MailQueueService } from './mail-queue.service.js'
import { MailQueueMetricsService } from './mail-queue-metrics.service.js'
import { OutgoingMail } from './outgoing-mail.entity.js'
import { MailTransport } from './transport/mail-transport.js'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  providers: [
    {
      provide: MailTransport,
      inject: [Environment],
      useFactory: (environment: Environment) => MailTransport.for(environment),
    },
    MailDeliveryService,
    MailOutcomesService,
    MailWritersService,
    MailQueueMetricsService,
    MailQueueService,
  ],
  exports: [MailTransport, MailQueueService, MailWritersService, TypeOrmModule],
})
export class MailModule {}
