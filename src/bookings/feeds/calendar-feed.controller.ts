import { Controller, Get, Header, Query } from '@nestjs/common'
import { ApiOperation, ApiProperty } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { CalendarDownload } from '../calendar-download.decorator.js'
import { FEED_PATH, TherapistFeedsService } from './therapist-feeds.service.js'

/** Telephones of a centre that share an address, each of which asks every few minutes. */
const LIMIT: RateLimit = { scope: 'therapist-calendar', points: 300, seconds: 3600 }

const TOKEN = /^[\w-]{1,100}$/

class FeedTokenDto {
  @ApiProperty({ pattern: TOKEN.source, maxLength: 100, description: 'Token of the secret address.' })
  @Matches(TOKEN, INVALID)
  token: string
}

/** Calendar of a therapist at its secret address. The token is in the query, because paths are logged. */
@Public()
@Controller(FEED_PATH)
export class CalendarFeedController {
  constructor(private readonly feeds: TherapistFeedsService) {}

  @ApiOperation({
    summary: 'Get the calendar of a therapist by its secret address',
    description: 'Visits from 30 days ago to the last day that can be booked, with the initials of the clients.',
  })
  @Get()
  @RateLimited(LIMIT)
  @Header('Cache-Control', 'private, no-cache')
  @Header('X-Robots-Tag', 'noindex')
  @CalendarDownload('calendar')
  @ApiProblem(404)
  show(@Query() { token }: FeedTokenDto): Promise<string> {
    return this.feeds.render(token)
  }
}
