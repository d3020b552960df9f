const MONTHS_PER_YEAR = 12
const AGE = /^(\d{1,3}) ans?(?: et (\d{1,2}) mois)?$/

/**
 * Reads an age as the pension service writes it; undefined for another text.
 *
 * Rule MAREL-32.
 *
 * @param text such as `67 ans et 3 mois`
 * @returns completed months
 * @example parseAge('67 ans et 3 mois') // 807
 */
export const parseAge = (text: string): number | undefined => {
  const [, years, months = '0'] = AGE.exec(text.trim()) ?? []
  if (years === undefined || Number(months) >= MONTHS_PER_YEAR) return undefined
  return Number(years) * MONTHS_PER_YEAR + Number(months)
}

/**
 * Writes an age as the pension service does.
 *
 * Rule MAREL-32.
 *
 * @param ageInMonths completed months
 * @example writeAge(768) // '64 ans'
 */
export const writeAge = (ageInMonths: number): string => {
  const [years, months] = [Math.floor(ageInMonths / MONTHS_PER_YEAR), ageInMonths % MONTHS_PER_YEAR]
  return months === 0 ? `${years} ans` : `${years} ans et ${months} mois`
}
