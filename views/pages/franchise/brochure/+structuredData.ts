/** The page about the franchise tells what there is to know. */
export function structuredData() {
  return []
}
