import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConsentController } from './consent.controller.js'
import { ConsentService } from './consent.service.js'
import { ConsentCookiesService } from './consent-cookies.service.js'
import { ConsentProof } from './consent-proof.entity.js'
import { ConsentsController } from './records/consents.controller.js'
import { ConsentsService } from './records/consents.service.js'

/** Cookie consent, its proofs and their list. */
@Module({
  imports: [TypeOrmModule.forFeature([ConsentProof])],
  controllers: [ConsentController, ConsentsController],
  providers: [ConsentService, ConsentCookiesService, ConsentsService],
})
export class ConsentModule {}
