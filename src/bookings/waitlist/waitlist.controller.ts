import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiAcceptedResponse, ApiOperation } from '@nestjs/swagger'
import { ReceptionOf } from '#src/leads/intake/lead-form.decorators.js'
import type { Reception } from '#src/leads/intake/lead-intake.service.js'
import { ApiProofRequired } from '#src/leads/spam/api-proof-required.decorator.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { pathsOf } from '#src/shared/addresses.js'
import { WaitlistDto } from './waitlist.dto.js'
import { WaitlistService } from './waitlist.service.js'

const LIMIT: RateLimit = {
  scope: 'waitlist',
  points: 10,
  seconds: 600,
  lenient: true,
  longer: { scope: 'waitlist-day', points: 100, seconds: 24 * 3600 },
}

@Public()
@Controller('api/waitlist')
export class WaitlistController {
  constructor(private readonly waitlist: WaitlistService) {}

  @ApiOperation({
    summary: 'Join the waiting list of a full day',
    description:
      'The address gets a mail with a link that confirms the entry, which counts from then on. When a time of the day becomes free, people on the ' +
      'list get a mail in turn. The answer is the same for all addresses. A day with free times is refused with these.',
  })
  @FormPage({
    path: pathsOf('booking'),
    form: 'waitlist',
    when: { form: 'waitlist' },
    receipt: (_, { posted: { service, location, day } }) => ({
      values: { service, location, day } as Record<string, string>,
    }),
  })
  @Post()
  @HttpCode(202)
  @RateLimited(LIMIT)
  @ApiAcceptedResponse({ description: 'Entry accepted; its address has to confirm it.' })
  @ApiProblem(409)
  @ApiProofRequired()
  join(@Body() entry: WaitlistDto, @ReceptionOf() reception: Reception): Promise<void> {
    return this.waitlist.join(entry, reception)
  }
}
