import type { PageName } from '../addresses.js'

/** Place of the site's own pages whose picture the owner can replace. */
interface PagePicturePlaceOf {
  page: PageName
  /** Page that shows the same picture again, as a decoration. */
  alsoOn?: PageName
  /** Drawing in place of a picture. Without it, the place is the preview on social media, in place of a card. */
  drawing?: string
}

/** Places by their names, in the order of the site. */
export const pagePicturePlaces = {
  homeHero: { page: 'home', drawing: 'hero' },
  homeAbout: { page: 'home', drawing: 'about' },
  homeShare: { page: 'home' },
  foodIntoleranceHeader: { page: 'foodIntolerance', alsoOn: 'home', drawing: 'food-intolerance' },
  foodIntoleranceText: { page: 'foodIntolerance', drawing: 'post-detox' },
  foodIntoleranceShare: { page: 'foodIntolerance' },
  functionalScreeningHeader: { page: 'functionalScreening', alsoOn: 'home', drawing: 'functional-screening' },
  functionalScreeningText: { page: 'functionalScreening', drawing: 'post-frequency' },
  functionalScreeningShare: { page: 'functionalScreening' },
  bioresonanceProcedureHeader: { page: 'bioresonanceProcedure', alsoOn: 'home', drawing: 'bioresonance-procedure' },
  bioresonanceProcedureText: { page: 'bioresonanceProcedure', drawing: 'pets' },
  bioresonanceProcedureShare: { page: 'bioresonanceProcedure' },
  guideHeader: { page: 'guide', drawing: 'guide' },
  guideShare: { page: 'guide' },
  pricelistHeader: { page: 'pricelist', drawing: 'pricelist' },
  pricelistShare: { page: 'pricelist' },
  contactLocations: { page: 'contact', drawing: 'contact' },
  contactShare: { page: 'contact' },
  appointmentShare: { page: 'appointment' },
  locationRoom: { page: 'location', drawing: 'room' },
  questionsShare: { page: 'questions' },
  franchiseHeader: { page: 'franchise', drawing: 'franchise' },
  franchiseShare: { page: 'franchise' },
  shopHeader: { page: 'shop', drawing: 'shop' },
  shopShare: { page: 'shop' },
  blogHeader: { page: 'blog', drawing: 'blog' },
  blogShare: { page: 'blog' },
} as const satisfies Record<string, PagePicturePlaceOf>

export type PagePicturePlace = keyof typeof pagePicturePlaces

export const pagePicturePlaceNames = Object.keys(pagePicturePlaces) as PagePicturePlace[]

/** Places that show a drawing of the release, and their drawings. */
export type DrawnPlace = {
  [Place in PagePicturePlace]: (typeof pagePicturePlaces)[Place] extends { drawing: infer Drawing }
    ? { place: Place; name: Drawing }
    : never
}[PagePicturePlace]

/** Returns the properties of a place. */
export const placeOf = (place: PagePicturePlace): PagePicturePlaceOf => pagePicturePlaces[place]

/** Returns the places whose pictures a page shows. */
export const placesOn = (page: PageName): PagePicturePlace[] =>
  pagePicturePlaceNames.filter((place) => placeOf(place).page === page || placeOf(place).alsoOn === page)
