/** Empty, because the franchise page has the structured data. */
export function structuredData() {
  return []
}
