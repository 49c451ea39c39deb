/** With what spreadsheets begin a formula, also written full-width (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = '[=+\\-@＝＋－＠]'
const LINE_BREAK = '\\n\\v\\f\\r\\x85\\u2028\\u2029'
/** What stands before a formula without making it a text: blanks, signs without width, quotation marks. */
const PASSED_OVER = `[[\\s\\p{Cf}"']--[${LINE_BREAK}]]*`
/**
 * Where a cell may begin: at its start, at the start of a line of it, which a careless reader takes for a row, and after
 * a sign that separates cells elsewhere. There a blank makes it a text.
 */
const FORMULAS = new RegExp(
  `^(?=[\\t\\r])|(?<=^|[${LINE_BREAK}])(?=${PASSED_OVER}${FORMULA})|(?<=[,;\\t])(?=["']*${FORMULA})`,
  'gv',
)

/**
 * A text that no spreadsheet runs: an apostrophe stands before all that may be a formula. Every such place has one, so
 * whoever takes one away at each has the text as it was.
 */
export function spreadsheetText(text: string): string {
  return text.replace(FORMULAS, "'")
}
