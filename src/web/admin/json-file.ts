import type { Response } from 'express'

/** What a form asked for, to be saved. */
export class JsonFile {
  constructor(
    private readonly name: string,
    private readonly content: object,
  ) {}

  send(response: Response): void {
    response
      .status(200)
      .attachment(`${this.name}.json`)
      .send(JSON.stringify(this.content, null, 2))
  }
}
