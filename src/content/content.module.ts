import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Post } from './blog/post.entity.js'
import { PostsController } from './blog/posts.controller.js'
import { PostsService } from './blog/posts.service.js'
import { Testimonial } from './testimonials/testimonial.entity.js'
import { TestimonialsController } from './testimonials/testimonials.controller.js'
import { TestimonialsService } from './testimonials/testimonials.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([Testimonial, Post])],
  controllers: [TestimonialsController, PostsController],
  providers: [TestimonialsService, PostsService],
  exports: [TestimonialsService, PostsService],
})
export class ContentModule {}
