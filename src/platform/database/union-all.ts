/** SQL with the values of `$1` and so on. */
export type Statement = [sql: string, parameters: unknown[]]

/** Combines queries of equal columns into one statement. */
export function unionAll(queries: Statement[]): Statement {
  const parameters: unknown[] = []
  const parts = queries.map(([sql, own]) => {
    const before = parameters.length
    parameters.push(...own)
    return `(${sql.replace(/\$(\d+)/g, (_parameter, number) => `$${before + Number(number)}`)})`
  })
  return [parts.join(' UNION ALL '), parameters]
}
