import { ApiProperty } from '@nestjs/swagger'
import { type PostPicture, postPictures } from '../../shared/content/post-pictures.js'

/** Post in a list, in the request's language. */
export class PostSummaryDto {
  @ApiProperty({ example: 'frequency' })
  slug: string

  @ApiProperty()
  title: string

  @ApiProperty()
  excerpt: string

  @ApiProperty()
  author: string

  @ApiProperty({ enum: postPictures, description: 'Name of the picture.' })
  picture: PostPicture

  @ApiProperty({ format: 'date-time' })
  publishedAt: string

  @ApiProperty({ format: 'date-time', description: 'Last change since publication, or the publication.' })
  updatedAt: string
}

export class PostDto extends PostSummaryDto {
  @ApiProperty({ description: 'Markdown.' })
  body: string

  @ApiProperty({ description: 'Description of the picture.' })
  imageAlt: string
}
