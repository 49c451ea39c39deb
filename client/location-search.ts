import type { LocationDto } from '../src/locations/location.dto'

type Searchable = Pick<LocationDto, 'name' | 'city' | 'postalCode'>

/** The centres a city or postal code asks for; letter case, diacritics and a slip of the finger do not matter. */
export function searchLocations<T extends Searchable>(locations: T[], query: string): T[] {
  const asked = plain(query)
  if (!asked) return locations
  if (/^\d/.test(asked)) {
    const code = asked.replace(/\D/g, '')
    return locations.filter(({ postalCode }) => postalCode.startsWith(code))
  }
  const exact = locations.filter((location) => namesOf(location).some((name) => name.includes(asked)))
  if (exact.length > 0) return exact
  return locations.filter((location) => namesOf(location).some((name) => isSlipOf(asked, name)))
}

/** Lower case without diacritics; `đ` has no decomposed form. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a text is a name, or the beginning of one, with a letter or two amiss. */
export function isSlipOf(text: string, name: string): boolean {
  const allowed = text.length < 4 ? 0 : text.length < 7 ? 1 : 2
  if (allowed === 0) return false
  return [name, name.slice(0, text.length), name.slice(0, text.length + 1)].some(
    (candidate) => distance(text, candidate) <= allowed,
  )
}

function namesOf({ name, city }: Searchable): string[] {
  return [plain(name), plain(city)]
}

/** Letters to insert, drop, replace or swap with a neighbour to make one text of the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const [above, row] = [rows[i - 1]!, [i]]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
