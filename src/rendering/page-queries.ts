import type { PostDto, PostSummaryDto } from '../content/blog/post.dto.js'
import type { TestimonialDto } from '../content/testimonials/testimonial.dto.js'
import type { LocationDto } from '../locations/location.dto.js'

/** All that public pages may ask of the server, in one language. */
export interface PageQueries {
  testimonials(): Promise<TestimonialDto[]>
  posts(): Promise<PostSummaryDto[]>
  /** @throws NotFoundException */
  post(slug: string): Promise<PostDto>
  locations(): Promise<LocationDto[]>
  /** The centre of an address; its name there may be of either language. */
  location(name: string): Promise<LocationDto | undefined>
}
