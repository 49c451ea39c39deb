import { setImmediate as turnOfEventLoop } from 'node:timers/promises'

interface Batch<Row> {
  ids: Set<string>
  rows: Promise<Map<string, Row>>
}

/** Reads rows by id: those that are asked for in one turn of the event loop in one statement. */
export class BatchedReader<Row> {
  private batch?: Batch<Row>

  /** @param readAll returns the rows that exist, by id */
  constructor(private readonly readAll: (ids: string[]) => Promise<Map<string, Row>>) {}

  async read(id: string): Promise<Row | undefined> {
    this.batch ??= this.open()
    this.batch.ids.add(id)
    return (await this.batch.rows).get(id)
  }

  private open(): Batch<Row> {
    const ids = new Set<string>()
    const read = () => {
      this.batch = undefined
      return this.readAll([...ids])
    }
    return { ids, rows: turnOfEventLoop().then(read) }
  }
}
