import { applyDecorators, Header } from '@nestjs/common'
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger'

/** Responds with a calendar of this file name, as a download. */
export const CalendarDownload = (name: string) =>
  applyDecorators(
    Header('Content-Type', 'text/calendar; charset=utf-8'),
    Header('Content-Disposition', `attachment; filename="${name}.ics"`),
    ApiProduces('text/calendar'),
    ApiOkResponse({ description: 'Calendar (RFC 5545).', schema: { type: 'string' } }),
  )
