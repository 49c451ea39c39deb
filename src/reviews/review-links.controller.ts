import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { FormPage, SHOW_RESULT, tokenInAddress } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { reviewLink as fields } from '#src/shared/reviews/review-link.js'
import { ReviewOptOutsService } from './review-opt-outs.service.js'

export class ReviewLinkDto extends WithFields(Object, fields) {}

/** API of the page that the link in an invitation leads to. */
@Public()
@Controller('api/reviews')
export class ReviewLinksController {
  constructor(private readonly optOuts: ReviewOptOutsService) {}

  @ApiOperation({
    summary: 'End invitations to write a review',
    description: 'The address that got the invitation with this link gets no further one.',
  })
  // Mail providers post to the address of the page, too (RFC 8058): without cookies, and answered without a redirect.
  @FormPage({ path: linkPaths('reviewOptOut'), form: 'reviewOptOut', fields: tokenInAddress, done: SHOW_RESULT })
  @Post('opt-out')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Invitations ended, now or before.' })
  @ApiProblem(404)
  async optOut(@Body() { token }: ReviewLinkDto): Promise<void> {
    if ((await this.optOuts.optOut(token)) === 'unknown') throw new Problem({ code: 'review.link_unknown' })
  }
}
