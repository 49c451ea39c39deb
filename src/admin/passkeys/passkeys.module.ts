import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '../audit/audit.module.js'
import { Passkey } from './passkey.entity.js'
import { PasskeyCeremoniesService } from './passkey-ceremonies.service.js'
import { PasskeysService } from './passkeys.service.js'

/** Passkeys as first and second factor. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Passkey])],
  providers: [PasskeyCeremoniesService, PasskeysService],
  exports: [PasskeyCeremoniesService, PasskeysService],
})
export class PasskeysModule {}
