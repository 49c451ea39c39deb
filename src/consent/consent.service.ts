import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import type { Language } from '#src/shared/languages.js'
import type { ConsentDto, ConsentReceiptDto } from './consent.dto.js'
import { ConsentProof } from './consent-proof.entity.js'

@Injectable()
export class ConsentService {
  constructor(@InjectRepository(ConsentProof) private readonly proofs: Repository<ConsentProof>) {}

  /** Stores the proof of a decision (Article 7(1) GDPR); it is on disk when this resolves. */
  async record(decision: ConsentDto, visitorId: string, language: Language): Promise<ConsentReceiptDto> {
    const { generatedMaps } = await this.proofs.insert({ id: idByTime(), ...decision, visitorId, language })
    const { id, recordedAt } = generatedMaps[0] as ConsentProof
    return { id, recordedAt }
  }
}
