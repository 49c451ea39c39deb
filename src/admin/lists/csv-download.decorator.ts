import { applyDecorators, Header } from '@nestjs/common'
import { ApiProduces } from '@nestjs/swagger'

/** Answers with a CSV file of this name, which browsers save. */
export const CsvDownload = (name: string) =>
  applyDecorators(Header('Content-Disposition', `attachment; filename="${name}.csv"`), ApiProduces('text/csv'))
