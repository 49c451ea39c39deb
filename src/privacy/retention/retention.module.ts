import { Module } from '@nestjs/common'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { RetentionService } from './retention.service.js'

@Module({ imports: [MailFilesModule], providers: [RetentionService] })
export class RetentionModule {}
