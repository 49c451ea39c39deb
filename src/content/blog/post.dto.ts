import { ApiProperty } from '@nestjs/swagger'

/** A post in a list, in the request's language. */
export class PostSummaryDto {
  @ApiProperty({ example: 'frequency' })
  slug: string

  @ApiProperty()
  title: string

  @ApiProperty()
  excerpt: string

  @ApiProperty()
  author: string

  @ApiProperty({ format: 'date-time' })
  publishedAt: string
}

export class PostDto extends PostSummaryDto {
  @ApiProperty({ description: 'Markdown.' })
  body: string

  @ApiProperty({ description: 'What the picture of the post shows.' })
  imageAlt: string
}
