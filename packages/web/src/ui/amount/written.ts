import { type Euros, euros, formatEuros, formatMovement, type Sum } from '@hautelisse/domain/money'

/** What stands for an amount that the saver hid. */
export const HIDDEN_AMOUNT = '•••\u00A0€'

/** The parts of a written amount: what is read large, what is read small, and what a screen reader says. */
export type WrittenAmount = { readonly large: string; readonly small: string; readonly spoken: string }

/**
 * Takes a written amount apart. Thousands lose their space for the ear: screen readers would say « 1, 234 ».
 *
 * @param amount amount in euros, written to the cent
 * @param movement writes a plus before a credit
 * @example writeAmount(euros('1234.5')) // { large: '1 234', small: ',50 €', spoken: '1234,50 €' }
 */
export const writeAmount = (amount: Euros, movement = false): WrittenAmount => {
  const text = movement ? formatMovement(amount) : formatEuros(amount)
  const comma = text.lastIndexOf(',')
  return { large: text.slice(0, comma), small: text.slice(comma), spoken: spokenAmount(text) }
}

/**
 * Joins the thousands of the amounts in a sentence that is heard and not seen (an `aria-label`, a live region).
 *
 * @example spokenAmount('Il reste 1 234,50 €') // 'Il reste 1234,50 €'
 */
export const spokenAmount = (text: string): string => text.replaceAll(/(?<=\d)[\u0020\u00A0\u202F](?=\d{3}(?!\d))/g, '')

/**
 * Writes a round amount, for an axis or a unit, without cents that say nothing.
 *
 * @param value amount in euros, for the eye alone
 * @example writeRound(1000) // '1 000 €'
 * @example writeRound(0.5) // '0,50 €'
 */
export const writeRound = (value: number): string => formatEuros(euros(value)).replace(/,00(?!\d)/, '')

/**
 * Writes the amounts of one sum, its parts by their names and its total: all of them without cents where none has any, else all with two decimals, so that they can
 * be added up as they are read.
 *
 * @param sum what adds up
 * @example writeSum(restOf(euros('1000.5'), euros('700.5'))) // { total: '1 000,50 €', part: '700,50 €', left: '300,00 €' }
 */
export const writeSum = <Part extends string>({ parts, total }: Sum<Part>): Readonly<Record<Part | 'total', string>> => {
  const all = { ...parts, total } as Readonly<Record<Part | 'total', Euros>>
  const isRound = Object.values<Euros>(all).every((value) => value.isInteger())
  const write = (value: Euros): string => (isRound ? writeRound(value.toNumber()) : formatEuros(value))
  return Object.fromEntries(Object.entries<Euros>(all).map(([name, value]) => [name, write(value)])) as Record<
    Part | 'total',
    string
  >
}
