import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'

const BASE64URL = /^[\w-]+$/

/** Way to reach an authenticator, such as `smart-card`. */
const TRANSPORT = /^[a-z-]+$/
const LONGEST_TRANSPORT = 32

/** Binary value of the browser in base64url. */
const Base64Url = (maxLength: number, description: string) =>
  applyDecorators(
    ApiProperty({ maxLength, pattern: BASE64URL.source, description }),
    MaxLength(maxLength, INVALID),
    Matches(BASE64URL, INVALID),
    IsString(INVALID),
  )

/** Parts of the `PublicKeyCredential` that a browser returns in both ceremonies. */
class PasskeyResponseDto {
  // The specification limits ids to 1023 bytes.
  @Base64Url(1364, 'Id of the credential, in base64url.')
  id: string

  @Base64Url(4096, '`clientDataJSON` of the response, in base64url.')
  clientDataJSON: string
}

/** New credential, from `navigator.credentials.create()`. */
export class PasskeyAttestationDto extends PasskeyResponseDto {
  @Base64Url(16_384, '`attestationObject` of the response, in base64url.')
  attestationObject: string

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', maxLength: LONGEST_TRANSPORT, pattern: TRANSPORT.source },
    maxItems: 10,
    description: 'Result of `getTransports()`.',
  })
  @IsOptional()
  @MaxLength(LONGEST_TRANSPORT, { each: true, ...INVALID })
  @Matches(TRANSPORT, { each: true, ...INVALID })
  @IsString({ each: true, ...INVALID })
  @ArrayMaxSize(10, INVALID)
  @IsArray(INVALID)
  transports?: string[]
}

/** Signed challenge, from `navigator.credentials.get()`. */
export class PasskeyAssertionDto extends PasskeyResponseDto {
  @Base64Url(4096, '`authenticatorData` of the response, in base64url.')
  authenticatorData: string

  @Base64Url(8192, '`signature` of the response, in base64url.')
  signature: string
}
