/** Markdown table of measurements: ours, the others, and ours ÷ theirs. */
export class Table {
  rows = []

  /** @param {{ what: string, measure: string, ours: number, beside: Record<string, number> }} row */
  add(row) {
    this.rows.push(row)
    console.log(
      line([
        row.what,
        row.measure,
        ...Object.entries({ ours: row.ours, ...row.beside })
          .flat()
          .map(String),
      ]),
    )
  }

  toString() {
    const names = [...new Set(this.rows.flatMap(({ beside }) => Object.keys(beside)))]
    const body = this.rows.map(({ what, measure, ours, beside }) => [
      what,
      measure,
      short(ours),
      ...names.map((name) => (name in beside ? `${short(beside[name])} (${(ours / beside[name]).toFixed(2)})` : '')),
    ])
    const head = ['What', 'Measure', 'Ours', ...names.map((name) => `${name} (ours ÷ it)`)]
    return [head, head.map(() => '---'), ...body].map(line).join('\n')
  }
}

const line = (cells) => `| ${cells.join(' | ')} |`

function short(value) {
  return String(value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value))
}
