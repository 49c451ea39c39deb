import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common'
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { ApiProofRequired } from '#src/leads/spam/api-proof-required.decorator.js'
import { FormPage, SHOW_RESULT, tokenInAddress } from '#src/platform/http/forms/form-page.decorator.js'
import { JsonFile } from '#src/platform/http/forms/json-file.js'
import { BrowserNetwork } from '#src/platform/http/forms/posted-form.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { IsLimitNear } from '#src/platform/http/rate-limits/is-limit-near.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { pathsOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { linkPaths } from '#src/shared/link-addresses.js'
import { OwnDataDto, OwnDataLinkDto, OwnDataRequestDto, OwnErasureDto } from './own-data.dto.js'
import { OwnDataService } from './own-data.service.js'
import { OWN_DATA_LIMIT, OWN_DATA_LINK_LIMIT } from './own-data-limits.js'
import type { FoundLink } from './own-data-links.service.js'
import { OwnDataRequestsService } from './own-data-requests.service.js'

const linkPage = { path: linkPaths('ownData'), form: 'ownDataLink', fields: tokenInAddress }

/** Access to the own data and its erasure, through a mailed link. */
@Public()
@Controller('api/own-data')
export class OwnDataController {
  constructor(
    private readonly requests: OwnDataRequestsService,
    private readonly ownData: OwnDataService,
  ) {}

  @ApiOperation({ summary: 'Request an own-data link' })
  @Post()
  @HttpCode(202)
  @FormPage({ path: pathsOf('ownData'), form: 'own-data' })
  @RateLimited(OWN_DATA_LIMIT)
  @ApiAcceptedResponse({
    description: 'Request accepted. A link, valid for an hour, is mailed if data on the address exists.',
  })
  @ApiProofRequired()
  ask(
    @Body() asked: OwnDataRequestDto,
    @RequestLanguage() language: Language,
    @IsLimitNear() isLimitNear: boolean,
    @Req() request: Request,
    @BrowserNetwork() byBrowserOf?: string,
  ): Promise<void> {
    return this.requests.ask(asked, language, { isLimitNear, byBrowserOf, network: clientNetwork(request) })
  }

  @ApiOperation({ summary: 'Export the own data' })
  @FormPage<OwnDataDto>({
    ...linkPage,
    when: { action: 'export' },
    done: (data) => new JsonFile('my-data', data),
  })
  @Post('export')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @RateLimited(OWN_DATA_LINK_LIMIT)
  @ApiOkResponse({ type: OwnDataDto })
  @ApiProblem(404, 410)
  async export(@Body() { token }: OwnDataLinkDto): Promise<OwnDataDto> {
    const { link, data } = await this.ownData.export(token)
    if (!data) throw refusalOf(link)
    return data
  }

  @ApiOperation({ summary: 'Erase the own newsletter subscription' })
  @FormPage({ ...linkPage, when: { action: 'erase' }, done: SHOW_RESULT })
  @Post('erasure')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @RateLimited(OWN_DATA_LINK_LIMIT)
  @ApiOkResponse({ type: OwnErasureDto })
  @ApiProblem(404, 409, 410)
  async erase(@Body() { token }: OwnDataLinkDto): Promise<OwnErasureDto> {
    const erasure = await this.ownData.eraseSubscription(token)
    if (!erasure) throw refusalOf((await this.ownData.find(token)).link)
    return erasure
  }
}

function refusalOf({ state }: FoundLink): Problem {
  if (state === 'open') {
    return new Problem({ code: 'own_data.no_subscription' })
  }
  return state === 'expired'
    ? new Problem({ code: 'own_data.link_expired' })
    : new Problem({ code: 'own_data.link_unknown' })
}
