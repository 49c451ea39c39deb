import { requireValue } from '#src/shared/lookups'
import register from './generated/places.json' with { type: 'json' }

/** Place from which locations are searched. */
export interface Place {
  name: string
  postalCode?: string
  latitude: number
  longitude: number
  /** Town of a district. */
  quarterOf?: string
  /** True for a place without a post office. */
  isVillage?: boolean
  /** Other names, such as the vehicle registration code. */
  otherNames?: string[]
}

/** Towns with precise coordinates: name, postal code, degrees north and east, vehicle registration code. */
const towns: [name: string, postalCode: string, latitude: number, longitude: number, short?: string][] = [
  ['Zagreb', '10000', 45.81, 15.98, 'ZG'],
  ['Sesvete', '10360', 45.83, 16.11],
  ['Zaprešić', '10290', 45.86, 15.81],
  ['Samobor', '10430', 45.8, 15.71],
  ['Velika Gorica', '10410', 45.71, 16.07, 'VG'],
  ['Dugo Selo', '10370', 45.81, 16.24],
  ['Jastrebarsko', '10450', 45.67, 15.65],
  ['Ivanić Grad', '10310', 45.71, 16.39],
  ['Vrbovec', '10340', 45.88, 16.42],
  ['Dubrovnik', '20000', 42.65, 18.09, 'DU'],
  ['Cavtat', '20210', 42.58, 18.22],
  ['Ploče', '20340', 43.06, 17.43],
  ['Metković', '20350', 43.05, 17.65],
  ['Korčula', '20260', 42.96, 17.14],
  ['Split', '21000', 43.51, 16.44, 'ST'],
  ['Kaštela', '21212', 43.55, 16.34],
  ['Trogir', '21220', 43.52, 16.25],
  ['Solin', '21210', 43.54, 16.49],
  ['Sinj', '21230', 43.7, 16.64],
  ['Omiš', '21310', 43.44, 16.69],
  ['Makarska', '21300', 43.3, 17.02],
  ['Imotski', '21260', 43.45, 17.22],
  ['Hvar', '21450', 43.17, 16.44],
  ['Supetar', '21400', 43.38, 16.55],
  ['Vis', '21480', 43.06, 16.18],
  ['Šibenik', '22000', 43.74, 15.9],
  ['Vodice', '22211', 43.76, 15.78],
  ['Knin', '22300', 44.04, 16.2],
  ['Drniš', '22320', 43.86, 16.16],
  ['Zadar', '23000', 44.12, 15.23, 'ZD'],
  ['Biograd', '23210', 43.94, 15.45],
  ['Benkovac', '23420', 44.03, 15.61],
  ['Pag', '23250', 44.44, 15.06],
  ['Osijek', '31000', 45.55, 18.69, 'OS'],
  ['Đakovo', '31400', 45.31, 18.41],
  ['Našice', '31500', 45.49, 18.09],
  ['Valpovo', '31550', 45.66, 18.42],
  ['Beli Manastir', '31300', 45.77, 18.61],
  ['Vukovar', '32000', 45.35, 19.0],
  ['Vinkovci', '32100', 45.29, 18.8],
  ['Županja', '32270', 45.08, 18.69],
  ['Ilok', '32236', 45.22, 19.37],
  ['Virovitica', '33000', 45.83, 17.38],
  ['Slatina', '33520', 45.7, 17.7],
  ['Požega', '34000', 45.34, 17.69],
  ['Pakrac', '34550', 45.44, 17.19],
  ['Slavonski Brod', '35000', 45.16, 18.01],
  ['Nova Gradiška', '35400', 45.26, 17.38],
  ['Čakovec', '40000', 46.38, 16.43],
  ['Prelog', '40323', 46.34, 16.61],
  ['Varaždin', '42000', 46.31, 16.34],
  ['Ivanec', '42240', 46.22, 16.12],
  ['Ludbreg', '42230', 46.25, 16.62],
  ['Bjelovar', '43000', 45.9, 16.84],
  ['Daruvar', '43500', 45.59, 17.22],
  ['Sisak', '44000', 45.47, 16.37],
  ['Petrinja', '44250', 45.44, 16.28],
  ['Kutina', '44320', 45.48, 16.78],
  ['Novska', '44330', 45.34, 16.98],
  ['Karlovac', '47000', 45.49, 15.55],
  ['Ogulin', '47300', 45.27, 15.23],
  ['Koprivnica', '48000', 46.16, 16.83],
  ['Križevci', '48260', 46.02, 16.54],
  ['Đurđevac', '48350', 46.04, 17.07],
  ['Krapina', '49000', 46.16, 15.88],
  ['Zabok', '49210', 46.03, 15.91],
  ['Rijeka', '51000', 45.33, 14.44, 'RI'],
  ['Opatija', '51410', 45.34, 14.31],
  ['Crikvenica', '51260', 45.18, 14.69],
  ['Krk', '51500', 45.03, 14.57],
  ['Mali Lošinj', '51550', 44.53, 14.47],
  ['Rab', '51280', 44.76, 14.76],
  ['Delnice', '51300', 45.4, 14.8],
  ['Pula', '52100', 44.87, 13.85],
  ['Rovinj', '52210', 45.08, 13.64],
  ['Poreč', '52440', 45.23, 13.59],
  ['Umag', '52470', 45.43, 13.52],
  ['Pazin', '52000', 45.24, 13.94],
  ['Labin', '52220', 45.09, 14.12],
  ['Gospić', '53000', 44.55, 15.37],
  ['Otočac', '53220', 44.87, 15.24],
  ['Senj', '53270', 44.99, 14.9],
]

/** Districts of towns that have locations. */
const quarters: Record<string, [name: string, latitude: number, longitude: number, postalCode?: string][]> = {
  Zagreb: [
    ['Borongaj', 45.81, 16.03],
    ['Botinec', 45.75, 15.93],
    ['Črnomerec', 45.82, 15.93],
    ['Donji grad', 45.81, 15.98],
    ['Dubrava', 45.83, 16.05, '10040'],
    ['Dugave', 45.76, 16.0],
    ['Gajnice', 45.82, 15.86],
    ['Gornji grad', 45.82, 15.97],
    ['Gračani', 45.86, 15.97],
    ['Granešina', 45.84, 16.07],
    ['Jarun', 45.78, 15.92, '10104'],
    ['Jordanovac', 45.83, 16.0],
    ['Knežija', 45.79, 15.94],
    ['Kustošija', 45.83, 15.92],
    ['Lanište', 45.77, 15.95],
    ['Maksimir', 45.82, 16.02],
    ['Malešnica', 45.81, 15.9],
    ['Medveščak', 45.83, 15.98],
    ['Mlinovi', 45.85, 15.97],
    ['Novi Zagreb', 45.77, 15.99, '10020'],
    ['Peščenica', 45.8, 16.02, '10135'],
    ['Podsljeme', 45.86, 15.97],
    ['Podsused', 45.82, 15.83],
    ['Prečko', 45.79, 15.9],
    ['Ravnice', 45.82, 16.03],
    ['Remete', 45.85, 16.0],
    ['Remetinec', 45.77, 15.95],
    ['Rudeš', 45.8, 15.93],
    ['Savica', 45.79, 16.0],
    ['Siget', 45.77, 15.98],
    ['Sopot', 45.77, 15.99, '10010'],
    ['Stenjevec', 45.81, 15.88],
    ['Središće', 45.78, 16.0],
    ['Susedgrad', 45.82, 15.85, '10090'],
    ['Špansko', 45.8, 15.9],
    ['Šestine', 45.85, 15.95],
    ['Travno', 45.77, 16.01],
    ['Trešnjevka', 45.8, 15.95, '10110'],
    ['Trnje', 45.8, 15.98],
    ['Trnsko', 45.77, 15.96],
    ['Utrina', 45.78, 16.0],
    ['Volovčica', 45.8, 16.02],
    ['Vrapče', 45.82, 15.89],
    ['Vrbani', 45.79, 15.91],
    ['Zapruđe', 45.78, 16.01],
    ['Žitnjak', 45.79, 16.06],
  ],
  'Velika Gorica': [
    ['Kurilovec', 45.7, 16.08],
    ['Pleso', 45.73, 16.07],
    ['Velika Mlaka', 45.74, 16.03],
  ],
  Dubrovnik: [
    ['Babin Kuk', 42.66, 18.07],
    ['Gruž', 42.65, 18.09],
    ['Lapad', 42.66, 18.08],
    ['Mokošica', 42.68, 18.1],
    ['Montovjerna', 42.65, 18.09],
    ['Pile', 42.64, 18.1],
  ],
}

/** Islands, regions and older names: name, and the place that stands for it. */
const aliases: Record<string, string> = {
  'Biograd na Moru': 'Biograd',
  Brač: 'Supetar',
  Konavle: 'Cavtat',
  Pelješac: 'Orebić',
  'Sv. Nedelja': 'Sveta Nedelja',
  'Župa dubrovačka': 'Mlini',
}

/** The nearest large cities abroad: names, degrees north and east. */
const abroad: [names: [string, ...string[]], latitude: number, longitude: number][] = [
  [['Ljubljana'], 46.05, 14.51],
  [['Maribor'], 46.56, 15.65],
  [['Trst', 'Trieste'], 45.65, 13.77],
  [['Graz', 'Grac'], 47.07, 15.44],
  [['Pečuh', 'Pécs'], 46.07, 18.23],
  [['Novi Sad'], 45.26, 19.83],
  [['Beograd', 'Belgrade'], 44.79, 20.45],
  [['Banja Luka'], 44.77, 17.19],
  [['Sarajevo'], 43.86, 18.41],
  [['Mostar'], 43.34, 17.81],
  [['Herceg Novi'], 42.45, 18.53],
  [['Kotor'], 42.42, 18.77],
]

/** Name, degrees north and east. */
type Row = [name: string, latitude: number, longitude: number]

/** Places of Croatia by postal code, that of the post office first. */
const registered = Object.entries(register as unknown as Record<string, Row[]>)

const known = new Set(towns.map(([name, postalCode]) => `${name} ${postalCode}`))

const [seats, villages] = [true, false].map((wanted) =>
  registered
    .flatMap(([postalCode, rows]) => rows.map((row, index) => toPlace(postalCode, row, index > 0)))
    .filter(({ name, postalCode, isVillage }) => isVillage !== wanted && !known.has(`${name} ${postalCode}`)),
) as [Place[], Place[]]

const named: Place[] = [
  ...towns.map(([name, postalCode, latitude, longitude, short]) => ({
    name,
    postalCode,
    latitude,
    longitude,
    otherNames: short ? [short] : [],
  })),
  ...Object.entries(quarters).flatMap(([quarterOf, rows]) =>
    rows.map(([name, latitude, longitude, postalCode]) => ({ name, postalCode, latitude, longitude, quarterOf })),
  ),
  ...seats,
  ...abroad.map(([[name, ...otherNames], latitude, longitude]) => ({ name, latitude, longitude, otherNames })),
  ...villages,
]

/** All places, the larger ones first. */
export const places: Place[] = [
  ...named,
  ...Object.entries(aliases).map(([name, target]) => ({
    ...requireValue(
      named.find((place) => place.name === target),
      target,
    ),
    name,
  })),
]

function toPlace(postalCode: string, [label, latitude, longitude]: Row, isVillage: boolean): Place {
  const [name, quarterOf] = label.split(', ') as [string, string?]
  return { name, postalCode, latitude, longitude, isVillage, ...(quarterOf && { quarterOf }) }
}
