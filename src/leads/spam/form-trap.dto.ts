import { ApiHideProperty } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { applyDecorators } from '@nestjs/common'

/** Accepts any value: an invalid one makes a form suspected and is never rejected. */
const Trap = () => applyDecorators(Allow(), ApiHideProperty())

/** Fields against spam that the forms of the pages send: src/shared/forms/form-trap.ts. */
export class FormTrapDto {
  @Trap()
  opinion?: unknown

  @Trap()
  made?: unknown

  @Trap()
  seconds?: unknown

  @Trap()
  proof?: unknown
}
