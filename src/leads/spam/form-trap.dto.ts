import { ApiHideProperty } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { applyDecorators } from '@nestjs/common'

/** Anything goes: what is wrong with it makes a form suspected, never refused. */
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
