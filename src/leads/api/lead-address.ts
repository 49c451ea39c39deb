import { Injectable, Param, type PipeTransform } from '@nestjs/common'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { leadNotFound } from '../lead-problems.js'

/** Converts the name of a kind in the path; unknown names result in 404. */
@Injectable()
class LeadKindPipe implements PipeTransform<string, LeadKind> {
  transform(name: string): LeadKind {
    const kind = leadKinds().find(({ scope }) => scope === name)
    if (!kind) throw leadNotFound()
    return kind
  }
}

/** Injects the kind of the lead in the path. */
export const KindOfLead = () => Param('kind', LeadKindPipe)
