/** Returns the number of sheets of a PDF that Chromium has printed. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
}
