import { Module } from '@nestjs/common'
import { MailPreviewsController } from './mail-previews.controller.js'

/** Every letter to look at, in development alone. */
@Module({ controllers: [MailPreviewsController] })
export class MailPreviewsModule {}
