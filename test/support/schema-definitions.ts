import type { DataSource } from 'typeorm'

/** Returns the definitions of all tables, constraints, indexes, triggers and functions of the site. */
export async function schemaDefinitions(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ definition: string }[]>(`
    SELECT regexp_replace(definition, '\\s+', ' ', 'g') AS definition FROM (
      SELECT format('%s.%s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
        attstorage, pg_get_expr(adbin, adrelid))
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      UNION ALL
      SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
      UNION ALL
      SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL
      SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL
      SELECT pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
    ) AS definitions (definition) ORDER BY 1`)
  return rows.map(({ definition }) => definition)
}
