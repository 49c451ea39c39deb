import { randomUUID } from 'node:crypto'
import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm'
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js'

/** Columns and their values, in SQL. */
export type SqlValues = Record<string, string>

/** Values of columns by type, in SQL, for rows whose content does not matter. */
const valuesByType: Record<string, () => string> = {
  uuid: () => `'${randomUUID()}'`,
  text: () => `'${randomUUID()}'`,
  citext: () => `'${randomUUID()}@example.com'`,
  timestamptz: () => 'now()',
  date: () => 'current_date',
  integer: () => '1',
  numeric: () => '1',
  boolean: () => 'false',
  jsonb: () => `'{}'`,
  bytea: () => `'x'`,
}

/** Columns that share a name and what their values must look like. */
const valuesByName: SqlValues = { language: `'hr'` }

/**
 * Inserts a row with arbitrary values in its required columns, and those given.
 * @returns the values of its key
 */
export async function insertRow(
  database: DataSource,
  entity: EntityTarget<ObjectLiteral>,
  given: SqlValues = {},
): Promise<SqlValues> {
  const metadata = database.getMetadata(entity)
  const values = { ...requiredValues(metadata, given), ...given }
  const key = metadata.primaryColumns.map(({ databaseName }) => databaseName)
  const [row] = await database.query<SqlValues[]>(
    `INSERT INTO ${metadata.tableName} (${Object.keys(values).join(', ')}) VALUES (${Object.values(values).join(', ')})
     RETURNING ${key.map((name) => `${name}::text`).join(', ')}`,
  )
  return row!
}

/** Returns whether a row exists. */
export async function hasRow(database: DataSource, table: string, key: SqlValues): Promise<boolean> {
  const condition = Object.entries(key).map(([column, value]) => `${column}::text = '${value}'`)
  const rows = await database.query<object[]>(`SELECT FROM ${table} WHERE ${condition.join(' AND ')}`)
  return rows.length === 1
}

function requiredValues({ columns }: EntityMetadata, given: SqlValues): SqlValues {
  const required = columns.filter(
    (column) => !column.isNullable && column.default === undefined && !column.isGenerated && !column.isCreateDate,
  )
  const missing = required.filter((column) => isWritten(column) && !(column.databaseName in given))
  return Object.fromEntries(missing.map((column) => [column.databaseName, valueOf(column)]))
}

const isWritten = ({ isInsert, isVersion, isUpdateDate }: ColumnMetadata) => isInsert && !isVersion && !isUpdateDate

function valueOf({ databaseName, type, isArray, entityMetadata }: ColumnMetadata): string {
  const { foreignKeys, tableName } = entityMetadata
  const reference = foreignKeys.find(({ columnNames }) => columnNames.join() === databaseName)
  if (reference) {
    return `(SELECT ${reference.referencedColumnNames[0]} FROM ${reference.referencedEntityMetadata.tableName} LIMIT 1)`
  }
  if (isArray) return `'{}'`
  const value = valuesByName[databaseName] ?? valuesByType[String(type)]?.()
  if (!value) throw new Error(`State a value for ${tableName}.${databaseName}, or for its type in registered-rows.ts`)
  return value
}
