import { Injectable } from '@nestjs/common'

/** Registry of parts that a site can do without for a while, which the readiness probe reports. */
@Injectable()
export class HealthChecksService {
  private readonly checks = new Map<string, () => Promise<boolean>>()

  /** @param isWell never rejects */
  add(part: string, isWell: () => Promise<boolean>): void {
    this.checks.set(part, isWell)
  }

  /** Returns the names of the parts that fail. */
  async failing(): Promise<string[]> {
    const results = await Promise.all([...this.checks].map(async ([part, isWell]) => ((await isWell()) ? [] : [part])))
    return results.flat()
  }
}
