import { Module } from '@nestjs/common'
import { MailFilesService } from './mail-files.service.js'

@Module({ providers: [MailFilesService], exports: [MailFilesService] })
export class MailFilesModule {}
