import { ApiNullablePhoto, PhotoDto } from '#src/pictures/photo.dto.js'
import { postPictures } from '../../shared/content/post-pictures.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Post in a list, in the request's language. */
export class PostSummaryDto extends WithProperties({
  slug: is.text({ example: 'frequency' }),
  title: is.text(),
  excerpt: is.text(),
  author: is.text(),
  picture: is.choice(postPictures, 'Name of the drawing in place of a photograph.'),
  publishedAt: is.text({ format: 'date-time' }),
  updatedAt: is.text({ format: 'date-time', description: 'Last change since publication, or the publication.' }),
}) {
  @ApiNullablePhoto()
  photo: PhotoDto | null
}

export class PostDto extends WithProperties(PostSummaryDto, {
  body: is.text('Markdown.'),
  imageAlt: is.text('Description of the drawing.'),
  photosInText: is.list(PhotoDto, 'Photographs inside the text, `![](/media/{name})`.'),
}) {}
