import { Module } from '@nestjs/common'
import { MailPreviewsController } from './mail-previews.controller.js'

/** Previews of all letters, in development only. */
@Module({ controllers: [MailPreviewsController] })
export class MailPreviewsModule {}
