import { ApiNullablePhoto, PhotoDto } from '#src/pictures/photo.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { post } from '#src/shared/content/kinds/post.js'
import { postPictures } from '#src/shared/content/post-pictures.js'

const { fields } = post

/** Post in a list, in the request's language. */
export class PostSummaryDto extends WithProperties({
  slug: is.slug({ example: 'frequency' }),
  title: is.typed(fields.title.hr),
  excerpt: is.typed(fields.excerpt.hr),
  author: is.typed(fields.author),
  picture: is.choice(postPictures, 'Name of the drawing in place of a photograph.'),
  publishedAt: is.text({ format: 'date-time' }),
  updatedAt: is.text({ format: 'date-time', description: 'Last change since publication, or the publication.' }),
}) {
  @ApiNullablePhoto()
  photo: PhotoDto | null
}

export class PostDto extends WithProperties(PostSummaryDto, {
  body: is.typed(fields.body.hr, 'Markdown.'),
  imageAlt: is.typed(fields.imageAlt.hr, 'Description of the drawing.'),
  photosInText: is.list(PhotoDto, 'Photographs inside the text, `![](/media/{name})`.'),
}) {}
