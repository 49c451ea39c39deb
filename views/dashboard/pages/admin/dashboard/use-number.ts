import { usePageContext } from '#views/page-context'

/** Returns a formatter of whole numbers in the page's language. */
export function useNumber(): (number: number) => string {
  const { language } = usePageContext()
  const format = new Intl.NumberFormat(language)
  return (number) => format.format(number)
}
