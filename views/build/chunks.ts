import { ROUTER_ENTRY } from './late-router'

interface ChunkGroup {
  name: string | ((id: string) => string)
  test: RegExp | ((id: string) => boolean)
  /** Pages that must share a module before it goes to the chunk. */
  minShareCount?: number
}

const inFolders = (folders: string) => new RegExp(`/(${folders})/`)

/** Returns a pattern of the parts that capabilities use on public pages. */
const partsOf = (capabilities: string) => `views/(?:${capabilities})/(?!(?:pages|admin)/)`

/** Pattern of the folders that only the admin loads. */
const admin = 'views/(?:[\\w-]+/(?:pages/(?:\\([\\w-]+\\)/)?)?)?admin/'

/** Pattern of the forms that visitors send. */
const forms = `views/kit/forms/|${partsOf('appointments|bookings|contact|franchise(?!/facts/)|newsletter|privacy')}|client/requests/`

/** Modules that few visitors need, however many pages of the admin share them. */
const rare = new RegExp(
  `/(?:${admin}|${forms}|views/(?:content/by-category\\.|kit/requests/)|shared/(?:admin|appointments|bookings|claims|contact|content|forms|franchise|leads|newsletter|privacy|search|settings|vouchers|webhooks)/)`,
)

const isPublic = (id: string) =>
  /\/(views|client|src)\//.test(id) &&
  !rare.test(id) &&
  !/\/client\/passkeys\./.test(id) &&
  !/\/shared\/(zagreb-time|typed-times)\./.test(id) &&
  !/\/shared\/pictures\/(photos-in-text|picture-upload)\./.test(id)

/** Icons that only the admin shows. */
const adminIcons =
  /\/icons\/(arrow-(down|up|up-down)|ban|calendar-(clock|off|plus)|check|chevron-(left|right)|columns-3|download|external-link|eye-off|file-text|image(-(off|plus))?|images|inbox|keyboard|languages|list-checks|loader-circle|log-out|mail-check|message-square-text|paperclip|pen-line|phone-(call|missed)|rotate-ccw|rows-3|scale|shield-exclamation-point|sliders-horizontal|trash|undo-2|user-(check|x))\./

const isIcon = (id: string) => id.includes('/lucide-react/') && !adminIcons.test(id)

/** Groups of modules by chunk. A module goes to the first group that matches it. */
export const chunkGroups: ChunkGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@brillout)\/|rolldown|preload-helper|\/shared\/(addresses|languages)\./,
  },
  { name: 'router', test: (id) => /node_modules\/vike\//.test(id) && id !== ROUTER_ENTRY },
  { name: 'icons', test: isIcon, minShareCount: 4 },
  { name: 'shell', test: isPublic, minShareCount: 15 },
  // The finder of locations requests the API, too, long before its page needs a form.
  { name: 'api', test: /\/client\/requests\/(?!upload)/, minShareCount: 2 },
  {
    name: 'forms',
    test: new RegExp(
      `/(?:views/kit/forms/|${partsOf('appointments')}|shared/forms/(?:email|location|nested|phone|fi))`,
    ),
    minShareCount: 2,
  },
  ...['contact', 'franchise', 'newsletter', 'privacy'].map((folder) => ({
    name: `${folder}-form`,
    test: new RegExp(`/(?:${partsOf(`${folder}(?!/facts/)`)}|shared/${folder}/)`),
    minShareCount: 2,
  })),
  { name: 'requests', test: /\/@tanstack\/|\/views\/kit\/requests\// },
  { name: 'hours', test: /\/views\/locations\/opening-hours\/|\/shared\/opening\/opening-hours\./, minShareCount: 2 },
  { name: 'appointments', test: /\/shared\/appointments\//, minShareCount: 2 },
  {
    name: 'bookings',
    test: new RegExp(`/(?:${partsOf('bookings(?!/links/)')}|shared/bookings/)`),
    minShareCount: 2,
  },
  // Small, for it is needed where neither forms nor the other parts of pages are.
  { name: 'appointment-ways', test: /\/shared\/locations\//, minShareCount: 2 },
  ...[
    'locations/therapists',
    'content/services',
    'content/questions',
    'content/pages/blog/@slug',
    'franchise/facts',
    'kit/search',
  ].map((folder) => ({
    name: folder.replaceAll(/\W+/g, '-'),
    test: inFolders(`views/${folder}`),
    minShareCount: 2,
  })),
  { name: 'locations', test: new RegExp(`/${partsOf('locations')}`), minShareCount: 2 },
  { name: 'parts', test: isPublic, minShareCount: 2 },
  { name: 'rarer-icons', test: isIcon, minShareCount: 2 },
  {
    name: 'admin',
    test: new RegExp(`/(?:${admin}|lucide-react/|shared/webhooks/|client/passkeys\\.)`),
    minShareCount: 2,
  },
  // All class names of a capability's parts, a page's or the admin's style sheets together.
  { name: classesOf, test: /\.css$/ },
]

/** Matches the folder that names the chunk of class names: a page, a capability, or a part of kit, site or content. */
const CLASS_FOLDER = /\/views\/(?:[\w-]+\/pages\/|(?:kit|site|content)\/)?([\w-]+)/

function classesOf(id: string): string {
  if (new RegExp(`/${admin}`).test(id)) return 'admin-classes'
  // The form of a voucher is on the page of the shop.
  return `${CLASS_FOLDER.exec(id)?.[1]?.replace('vouchers', 'shop') ?? 'other'}-classes`
}

const onEveryPage = ['rolldown-runtime', 'framework', 'shell', 'icons']

/** Returns the pattern of a chunk's file name, which distinguishes the chunks that every page loads. */
export const nameOfChunk = ({ name }: { name: string }): string =>
  onEveryPage.includes(name) ? 'assets/a.[hash:7].js' : 'assets/[hash:7].js'

/** Checks whether every page loads a file. */
export const isOnEveryPage = (file: string): boolean => file.startsWith('assets/a.')
