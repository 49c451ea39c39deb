import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { NewsletterController } from './newsletter.controller.js'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js'
import { NewsletterService } from './newsletter.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscriber])],
  controllers: [NewsletterController],
  providers: [NewsletterService],
  exports: [NewsletterService, TypeOrmModule],
})
export class NewsletterModule {}
