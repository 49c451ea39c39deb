import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsISO8601, IsOptional } from 'class-validator'
import { TextField } from '../../http/text-fields.js'
import { ListQueryDto } from '../leads/list-query.dto.js'

export class AuditQueryDto extends ListQueryDto {
  @TextField({ max: 100, example: 'session.failed' })
  action?: string

  /** E-mail address of who did it. */
  @TextField({ max: 254, example: 'ana@example.com' })
  actor?: string

  @ApiPropertyOptional({ format: 'date-time', description: 'From this moment on.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'validation.invalid' })
  from?: string

  @ApiPropertyOptional({ format: 'date-time', description: 'Before this moment.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'validation.invalid' })
  to?: string
}
