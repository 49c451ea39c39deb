import { ApiProperty } from '@nestjs/swagger'

/** A text that may be missing, as OpenAPI 3.1 says it. */
export const ApiNullableText = () => ApiProperty({ oneOf: [{ type: 'string' }, { type: 'null' }] })
