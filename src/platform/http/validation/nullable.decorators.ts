import { ApiProperty } from '@nestjs/swagger'

/** Documents a nullable text for OpenAPI 3.1; `type: Object` matches the type that TypeScript emits. */
export const ApiNullableText = () => ApiProperty({ type: Object, oneOf: [{ type: 'string' }, { type: 'null' }] })

/** Documents a nullable timestamp. */
export const ApiNullableTime = (description?: string) =>
  ApiProperty({ format: 'date-time', type: String, nullable: true, description })
