import { Module } from '@nestjs/common'
import { MailFilesModule } from '#src/platform/mail/files/mail-files.module.js'
import { ExpiredRowsService } from './expired-rows.service.js'

@Module({ imports: [MailFilesModule], providers: [ExpiredRowsService] })
export class RetentionModule {}
