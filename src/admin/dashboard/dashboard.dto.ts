import { ApiProperty } from '@nestjs/swagger'

export class LeadCountsDto {
  @ApiProperty()
  total: number

  @ApiProperty({ description: 'Since midnight in Europe/Zagreb.' })
  today: number

  @ApiProperty({ description: 'Today and the six days before, in Europe/Zagreb.' })
  last7Days: number
}

export const leadKinds = ['contactMessage', 'franchiseInquiry'] as const

export class NewLeadDto {
  @ApiProperty({ enum: leadKinds })
  kind: (typeof leadKinds)[number]

  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ format: 'date-time' })
  receivedAt: Date

  @ApiProperty({ example: 'Ana Horvat' })
  name: string

  @ApiProperty()
  email: string

  @ApiProperty({ description: 'The subject of a message; the preferred location of an inquiry.' })
  about: string
}

export class DashboardDto {
  @ApiProperty()
  contactMessages: LeadCountsDto

  @ApiProperty()
  franchiseInquiries: LeadCountsDto

  @ApiProperty()
  newsletterSubscribers: LeadCountsDto

  @ApiProperty({ type: [NewLeadDto], description: 'The newest five messages and inquiries.' })
  newest: NewLeadDto[]
}
