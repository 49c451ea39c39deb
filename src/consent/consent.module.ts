import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConsentCookiesService } from './consent-cookies.service.js'
import { ConsentProof } from './consent-proof.entity.js'
import { ConsentController } from './consent.controller.js'
import { ConsentService } from './consent.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([ConsentProof])],
  controllers: [ConsentController],
  providers: [ConsentService, ConsentCookiesService],
})
export class ConsentModule {}
