import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { FranchiseInquiriesPageDto } from './franchise-inquiry-item.dto.js'
import { LeadLists } from './lead-lists.service.js'
import { ListQueryDto } from './list-query.dto.js'

@AdminController('franchise-inquiries', { role: 'staff' })
export class FranchiseInquiriesController {
  constructor(private readonly leads: LeadLists) {}

  @ApiOperation({ summary: 'Lists who asked about opening a centre, newest first' })
  @Get()
  @ApiOkResponse({ type: FranchiseInquiriesPageDto })
  @ApiProblem(422)
  list(@Query() query: ListQueryDto): Promise<FranchiseInquiriesPageDto> {
    return this.leads.franchiseInquiries(query)
  }
}
