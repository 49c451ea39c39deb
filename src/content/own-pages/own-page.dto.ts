import { ApiNullablePhoto, PhotoDto } from '#src/pictures/photo.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Page of the owner in a list, in the request's language. */
export class OwnPageSummaryDto extends WithProperties({
  id: is.uuid(),
  slugs: is.translated('Slug in each language; both serve the page.'),
  title: is.text(),
  description: is.text('Text for search engines.'),
  inFooter: is.flag('True if every page links it in its footer.'),
}) {
  @ApiNullablePhoto()
  photo: PhotoDto | null
}

export class OwnPageDto extends WithProperties(OwnPageSummaryDto, {
  body: is.text('Markdown.'),
  photosInText: is.list(PhotoDto, 'Photographs inside the text, `![](/media/{name})`.'),
}) {}
