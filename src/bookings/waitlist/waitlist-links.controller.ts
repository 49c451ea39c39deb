import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { FormPage, SHOW_RESULT, tokenInAddress } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { MOST_DAYS, waitlistLink } from '#src/shared/bookings/waitlist.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { BookingOriginsService } from '../holds/booking-origins.service.js'
import { WaitlistLinksService } from './waitlist-links.service.js'

const LIMIT = { scope: 'waitlist-link', points: 30, seconds: 600 }

class WaitlistLinkDto extends WithFields(Object, waitlistLink) {}

/** API of the page that the links in mails about waiting lists lead to. */
@Public()
@Controller('api/waitlist')
export class WaitlistLinksController {
  constructor(
    private readonly links: WaitlistLinksService,
    private readonly origins: BookingOriginsService,
  ) {}

  @ApiOperation({
    summary: 'Confirm an entry of a waiting list',
    description:
      'The entry counts from now on, and has the last place of its list. One address can wait for a few days.',
  })
  @FormPage({
    path: linkPaths('waitlist'),
    form: 'waitlistConfirm',
    when: { action: 'confirm' },
    fields: tokenInAddress,
    done: SHOW_RESULT,
  })
  @Post('confirmation')
  @HttpCode(204)
  @RateLimited(LIMIT)
  @ApiNoContentResponse({ description: 'Entry confirmed, now or before.' })
  @ApiProblem(404, 409, 410)
  async confirm(@Body() { token }: WaitlistLinkDto, @Req() request: Request): Promise<void> {
    const state = await this.links.confirm(token, this.origins.originOf(request))
    if (state === 'many') throw new Problem({ code: 'waitlist.many', args: { days: MOST_DAYS } })
    if (state === 'expired') throw new Problem({ code: 'waitlist.link_expired' })
    if (state === 'unknown') throw new Problem({ code: 'waitlist.link_unknown' })
  }

  @ApiOperation({ summary: 'Leave a waiting list' })
  @FormPage({
    path: linkPaths('waitlist'),
    form: 'waitlistLeave',
    when: { action: 'leave' },
    fields: tokenInAddress,
    done: SHOW_RESULT,
  })
  @Post('departure')
  @HttpCode(204)
  @RateLimited(LIMIT)
  @ApiNoContentResponse({ description: 'Entry removed, now or before.' })
  @ApiProblem(404)
  async leave(@Body() { token }: WaitlistLinkDto): Promise<void> {
    if (!(await this.links.leave(token))) throw new Problem({ code: 'waitlist.link_unknown' })
  }
}
