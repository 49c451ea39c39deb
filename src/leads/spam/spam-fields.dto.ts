import { applyDecorators } from '@nestjs/common'
import { ApiHideProperty } from '@nestjs/swagger'
import { Allow } from 'class-validator'

/** Accepts any value: an invalid one makes a form suspected and is never rejected. */
const SpamField = () => applyDecorators(Allow(), ApiHideProperty())

/** Fields against spam that the forms of the pages send: src/shared/forms/spam-fields.ts. */
export class SpamFieldsDto {
  @SpamField()
  opinion?: unknown

  @SpamField()
  made?: unknown

  @SpamField()
  seconds?: unknown

  @SpamField()
  proof?: unknown
}
