import { type ArgumentMetadata, Injectable, ParseUUIDPipe } from '@nestjs/common'

/** Validates an id in the canonical spelling of the database, so that two spellings do not count as two rows. */
@Injectable()
export class UuidPipe extends ParseUUIDPipe {
  override transform(value: string, metadata: ArgumentMetadata) {
    return super.transform(value.toLowerCase(), metadata)
  }
}
