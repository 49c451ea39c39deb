import { Module } from '@nestjs/common'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { PersonalDataController } from './personal-data.controller.js'
import { PersonalDataService } from './personal-data.service.js'

/** Export and erasure of a person's data. */
@Module({
  imports: [AuditModule, MailFilesModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService],
  exports: [PersonalDataService],
})
export class PersonalDataModule {}
