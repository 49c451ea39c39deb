import { ApiProperty } from '@nestjs/swagger'

/** A text that may be missing, as OpenAPI 3.1 says it; `Object`, as TypeScript would say of a property that it decorates. */
export const ApiNullableText = () => ApiProperty({ type: Object, oneOf: [{ type: 'string' }, { type: 'null' }] })
