import { Injectable, Param, type PipeTransform } from '@nestjs/common'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'

/** A kind of leads by its name in addresses; what is none is not found. */
@Injectable()
class LeadKindPipe implements PipeTransform<string, LeadKind> {
  transform(name: string): LeadKind {
    const kind = leadKinds().find(({ scope }) => scope === name)
    if (!kind) throw leadNotFound()
    return kind
  }
}

/** The kind of the lead of the address. */
export const KindOfLead = () => Param('kind', LeadKindPipe)
