import type { Response } from 'express'

/** Result of a form that the browser saves. */
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
