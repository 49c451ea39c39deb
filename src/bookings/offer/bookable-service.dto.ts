import { ApiProperty } from '@nestjs/swagger'

/** Service that visitors book at real times, in the request's language. */
export class BookableServiceDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ example: 'Food intolerance testing' })
  name: string

  @ApiProperty({ type: 'integer', example: 60, description: 'Duration of the visit.' })
  minutes: number

  @ApiProperty({ example: 80, description: 'Price in euros including taxes; 0 is free.' })
  price: number

  @ApiProperty({ type: [String], example: ['zagreb'], description: 'Slugs of the locations that offer it.' })
  locations: string[]
}
