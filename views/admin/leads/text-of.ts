/** What somebody typed in a field of their form, which its description names. */
export function textOf(lead: object, field: string): string | null {
  return (lead as Record<string, string | null>)[field] ?? null
}
