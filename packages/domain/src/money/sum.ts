import { subtractEuros, sumEuros, type Euros } from './euros.ts'

declare const addsUp: unique symbol

/**
 * Amounts of one relation: named parts, and the total that they make to the cent. Only the functions of this file make one, so that a sentence that is fed by it adds
 * up. docs/rules/formats.md, SUM-01.
 */
export type Sum<Part extends string = string> = {
  readonly parts: Readonly<Record<Part, Euros>>
  readonly total: Euros
  readonly [addsUp]: true
}

const asSum = <Part extends string>(parts: Readonly<Record<Part, Euros>>, total: Euros): Sum<Part> =>
  ({ parts, total }) as Sum<Part>

/**
 * Adds parts up.
 *
 * @param parts amounts by their names; what is taken is below zero
 * @example sumOf({ before: euros(400), now: euros(150) }).total // 550,00 €
 */
export const sumOf = <Part extends string>(parts: Readonly<Record<Part, Euros>>): Sum<Part> =>
  asSum(parts, sumEuros(Object.values(parts)))

/**
 * Divides a total into a part and what is left of it, which is below zero where the part is larger.
 *
 * @param total the whole, such as a ceiling
 * @param part what of it is known, such as what was used
 * @example restOf(euros(4710), euros(1000)).parts.left // 3 710,00 €
 */
export const restOf = (total: Euros, part: Euros): Sum<'part' | 'left'> =>
  asSum({ part, left: subtractEuros(total, part) }, total)
