import { type ArgumentMetadata, Injectable, ParseUUIDPipe } from '@nestjs/common'

/** An id in the one spelling that the database gives it: two spellings are not two rows. */
@Injectable()
export class UuidPipe extends ParseUUIDPipe {
  override transform(value: string, metadata: ArgumentMetadata) {
    return super.transform(value.toLowerCase(), metadata)
  }
}
