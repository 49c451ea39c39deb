import { ApiNullablePhoto, PhotoDto } from '#src/pictures/photo.dto.js'
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

  @ApiNullablePhoto()
  photo: PhotoDto | null

  @ApiProperty({ enum: postPictures, description: 'Name of the drawing in place of a photograph.' })
  picture: PostPicture

  @ApiProperty({ format: 'date-time' })
  publishedAt: string

  @ApiProperty({ format: 'date-time', description: 'Last change since publication, or the publication.' })
  updatedAt: string
}

export class PostDto extends PostSummaryDto {
  @ApiProperty({ description: 'Markdown.' })
  body: string

  @ApiProperty({ description: 'Description of the drawing.' })
  imageAlt: string

  @ApiProperty({ type: [PhotoDto], description: 'Photographs inside the text, `![](/media/{name})`.' })
  photosInText: PhotoDto[]
}
