import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator'
import { INVALID } from '../validation/invalid.js'
import { IsId } from '../validation/is-id.decorator.js'

export const MOST_IDS = 200

/** Validates the ids of rows in one request. */
export const IdsField = () =>
  applyDecorators(
    ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MOST_IDS }),
    IsArray(INVALID),
    ArrayMinSize(1, INVALID),
    ArrayMaxSize(MOST_IDS, INVALID),
    ArrayUnique(INVALID),
    IsId({ each: true }),
  )
