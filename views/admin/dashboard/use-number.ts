import { usePageContext } from '../../page-context'

/** Writes whole numbers as the language of the page does. */
export function useNumber(): (number: number) => string {
  const { language } = usePageContext()
  const format = new Intl.NumberFormat(language)
  return (number) => format.format(number)
}
