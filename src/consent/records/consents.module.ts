import { Module } from '@nestjs/common'
import { ConsentsController } from './consents.controller.js'
import { ConsentsService } from './consents.service.js'
import { ConsentPageQueriesService } from './consent-page-queries.service.js'

@Module({
  controllers: [ConsentsController],
  providers: [ConsentPageQueriesService, ConsentsService],
  exports: [ConsentsService],
})
export class ConsentsModule {}
