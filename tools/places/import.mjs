// Writes client/generated/places.json, the places of Croatia by postal code, from the export of GeoNames (CC BY 4.0):
// https://download.geonames.org/export/zip/HR.zip, whose columns its readme.txt describes.
//   node tools/places/import.mjs HR.txt
import { readFileSync, writeFileSync } from 'node:fs'

const [path] = process.argv.slice(2)
const rows = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'))
  .map(([, code, name, , , , , office, , latitude, longitude]) => ({
    code,
    name: cleaned(name),
    office: cleaned(office),
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  }))

const byCode = {}
for (const code of [...new Set(rows.map((row) => row.code))].sort()) {
  const places = rows.filter((row) => row.code === code)
  const { office } = places[0]
  const seat = places.find(({ name }) => name === office) ?? { ...middle(places), name: office }
  const others = places.filter((place) => place.name !== seat.name)
  byCode[code] = [seat, ...others].map(({ name, latitude, longitude }) => [name, latitude, longitude])
}

const lines = Object.entries(byCode).map(([code, places]) => `  ${JSON.stringify(code)}: ${JSON.stringify(places)}`)
writeFileSync('client/generated/places.json', `{\n${lines.join(',\n')}\n}\n`)

/** Returns a name without its translation in brackets; a district of Zagreb as `Dubrava, Zagreb`. */
function cleaned(name) {
  const plain = name.replace(/\s*\(.*\)/, '').replace(/ dio$/, '')
  return plain.replace(/^(Zagreb)-\s*(.+)$/, (_, town, district) => `${district.replace(/- /g, ' – ')}, ${town}`)
}

/** Hundredths of a degree, a kilometre, suffice to find the nearest location. */
function rounded(degrees) {
  return Math.round(Number(degrees) * 100) / 100
}

function middle(places) {
  const mean = (of) => rounded(places.reduce((sum, place) => sum + of(place), 0) / places.length)
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) }
}
