/** Items of the header besides home and the appointment button, in their usual order. "About" is a section of home and shown there. */
export const navigationItems = ['about', 'services', 'pricelist', 'contact', 'franchise', 'blog', 'shop'] as const

export type NavigationItem = (typeof navigationItems)[number]

export const isNavigationItem = (text: string): text is NavigationItem => navigationItems.some((item) => item === text)
