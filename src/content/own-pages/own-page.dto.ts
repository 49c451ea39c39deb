import { ApiNullablePhoto, PhotoDto } from '#src/pictures/photo.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { page } from '#src/shared/content/kinds/page.js'

const { fields } = page

/** Page of the owner in a list, in the request's language. */
export class OwnPageSummaryDto extends WithProperties({
  id: is.uuid(),
  slugs: is.translated('Slug in each language; both serve the page.', fields.slugHr),
  title: is.typed(fields.title.hr),
  description: is.typed(fields.description.hr, 'Text for search engines.'),
  inFooter: is.flag('True if every page links it in its footer.'),
}) {
  @ApiNullablePhoto()
  photo: PhotoDto | null
}

export class OwnPageDto extends WithProperties(OwnPageSummaryDto, {
  body: is.typed(fields.body.hr, 'Markdown.'),
  photosInText: is.list(PhotoDto, 'Photographs inside the text, `![](/media/{name})`.'),
}) {}
