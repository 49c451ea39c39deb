import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContentController } from './content.controller.js'
import { ContentService } from './content.service.js'
import { Post } from './post.entity.js'
import { Testimonial } from './testimonial.entity.js'

@Module({
  imports: [TypeOrmModule.forFeature([Testimonial, Post])],
  controllers: [ContentController],
  providers: [ContentService],
  exports: [ContentService],
})
export class ContentModule {}
