import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { leadCall, leadReply, WRITER_SECONDS } from '#src/shared/leads/lead-reply.js'
import { MAX_REPLY_FILES } from '#src/shared/leads/reply-files.js'

export class NewReplyDto {
  @Field(leadReply.text)
  text: string

  @ApiPropertyOptional({
    description:
      'Id of the last reply that the author has seen, absent if there was none, so that two people do not answer the same.',
  })
  @Field(leadReply.after)
  after?: string

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: MAX_REPLY_FILES,
    description: 'Ids of the files to send with it, which its author has uploaded for this lead.',
  })
  @IsOptional()
  @IsArray(INVALID)
  @ArrayMaxSize(MAX_REPLY_FILES, INVALID)
  @IsId({ each: true })
  files?: string[]
}

/** Reply that was queued. */
export class QueuedReplyDto extends WithProperties(VersionDto, {
  id: is.uuid(),
}) {}

export class NewReplyFileDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the lead that the reply is to.' })
  @IsId()
  leadId: string
}

export class LeadWritingDto {
  @ApiProperty({ description: `True while the user is writing a reply; repeat it within ${WRITER_SECONDS} seconds.` })
  @IsBoolean(INVALID)
  isWriting: boolean
}

/** Users who are writing replies to a lead. */
export class LeadWritersDto extends WithProperties({
  writers: is.texts({ ...shownName, description: 'Names of the others, else their e-mail addresses.' }),
  lastReplyId: is.uuid({ nullable: true, description: 'Id of the last reply to the lead.' }),
}) {}

const outcomes = ['reached', 'missed'] as const

export type CallOutcome = (typeof outcomes)[number]

export class NewCallDto {
  @ApiProperty({
    enum: outcomes,
    description: 'Whether the sender was reached by telephone, which counts as an answer.',
  })
  @IsIn(outcomes, INVALID)
  outcome: CallOutcome

  @ApiPropertyOptional({ description: 'Note on the lead about the call.' })
  @Field(leadCall.note)
  note?: string
}
