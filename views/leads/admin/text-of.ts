/** Returns the value of a form field of a lead, or null. */
export function textOf(lead: object, field: string): string | null {
  return (lead as Record<string, string | null>)[field] ?? null
}
