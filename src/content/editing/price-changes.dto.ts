import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { NumberField } from '#src/platform/http/validation/number-field.decorator.js'
import { priceChanges } from '#src/shared/content/price-changes.js'

const { most, row } = priceChanges.prices

export class PriceChangeDto {
  @ApiProperty({ format: 'uuid' })
  @IsId()
  id: string

  @ApiProperty({ description: 'Price that the client saw. An equal new price leaves the row unchanged.' })
  @NumberField(row.seen)
  seen: number

  @ApiProperty({ description: 'New price.' })
  @NumberField(row.price)
  price: number
}

/** New prices of the price list. */
export class PriceChangesDto {
  @ApiProperty({ type: [PriceChangeDto], minItems: 1, maxItems: most })
  @IsArray(INVALID)
  @ArrayMinSize(1, INVALID)
  @ArrayMaxSize(most, INVALID)
  @IsObject({ each: true, ...INVALID })
  @ValidateNested({ each: true, ...INVALID })
  @Type(() => PriceChangeDto)
  prices: PriceChangeDto[]
}
