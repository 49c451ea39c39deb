import { Body, HttpCode, Patch } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage, type PostedFields } from '#src/platform/http/forms/form-page.decorator.js'
import { readAmount } from '#src/shared/content/read-numbers.js'
import { ContentEditingService } from '../content-editing.service.js'
import { PriceChangesDto } from '../price-changes.dto.js'

const IN_ROW = /^prices\.(\d{1,3})\.(id|seen|price)$/

@AdminController('content/prices', 'editor')
export class PriceChangesController {
  constructor(private readonly editing: ContentEditingService) {}

  @ApiOperation({
    summary: 'Change prices of the price list',
    description: 'Changes all or none. A row with another price than the client saw is a fault of that row.',
  })
  @FormPage({
    path: '/admin/content/price-changes',
    form: 'prices',
    fields: toPriceChanges,
    done: '/admin/content/prices?done=prices',
  })
  @Patch()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Prices changed.' })
  change(@Body() { prices }: PriceChangesDto, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.editing.changePrices(prices, user)
  }
}

/** Converts posted fields such as `prices.0.price` to rows. */
function toPriceChanges(posted: PostedFields): object {
  const prices: PostedFields[] = []
  const others: [string, unknown][] = []
  for (const [name, value] of Object.entries(posted)) {
    const [, place, field = ''] = IN_ROW.exec(name) ?? []
    if (place === undefined) others.push([name, value])
    else {
      const read = field === 'id' || typeof value !== 'string' ? value : readAmount(value)
      prices[Number(place)] = { ...prices[Number(place)], [field]: read }
    }
  }
  return { ...Object.fromEntries(others), prices: Array.from(prices, (row) => row ?? {}) }
}
