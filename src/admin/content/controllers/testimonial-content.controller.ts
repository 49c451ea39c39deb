import { Body } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { AdminController } from '../../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../../access/signed-in-user.js'
import { ContentItemDto } from '../content-item.dto.js'
import { TestimonialContentDto } from '../kinds/testimonial-content.dto.js'
import { testimonials } from '../kinds/testimonial.kind.js'
import { ArrangedContentController } from './arranged-content.controller.js'
import {
  AddRoute,
  ConfirmTranslationRoute,
  ContentId,
  ContentVersion,
  ListRoute,
  SaveRoute,
  ShowRoute,
} from './content-routes.js'

class TestimonialContentItemDto extends ContentItemDto<TestimonialContentDto> {
  @ApiProperty()
  declare content: TestimonialContentDto
}

@AdminController('content/testimonials', { role: 'admin' })
export class TestimonialContentController extends ArrangedContentController<TestimonialContentDto> {
  protected readonly kind = testimonials

  @ListRoute(TestimonialContentItemDto)
  override list(): Promise<TestimonialContentItemDto[]> {
    return super.list()
  }

  @AddRoute(TestimonialContentItemDto)
  override add(
    @Body() content: TestimonialContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TestimonialContentItemDto> {
    return super.add(content, user)
  }

  @ShowRoute(TestimonialContentItemDto)
  override show(@ContentId() id: string): Promise<TestimonialContentItemDto> {
    return super.show(id)
  }

  @SaveRoute(TestimonialContentItemDto)
  override save(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @Body() content: TestimonialContentDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TestimonialContentItemDto> {
    return super.save(id, version, content, user)
  }

  @ConfirmTranslationRoute(TestimonialContentItemDto)
  override confirmTranslation(
    @ContentId() id: string,
    @ContentVersion() version: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<TestimonialContentItemDto> {
    return super.confirmTranslation(id, version, user)
  }
}
