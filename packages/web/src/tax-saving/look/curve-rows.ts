import { compareEuros, type Euros } from '@hautelisse/domain/money'
import type { CurvePoint } from '@hautelisse/domain/tax-saving'

/** A payment and its saving, and whether it is the saver's. */
export type CurveRow = CurvePoint & { readonly isCurrent: boolean }

/**
 * Puts the saver's own payment among the points of the curve, once.
 *
 * @param curve points of the curve
 * @param current payment that the page is about, with its saving
 * @example curveRows(curve, { payment: euros(100), saving: euros(30) }).find(({ isCurrent }) => isCurrent)?.saving // 30,00 €
 */
export const curveRows = (
  curve: readonly CurvePoint[],
  current: { readonly payment: Euros; readonly saving: Euros },
): readonly CurveRow[] => {
  const rows = curve.map((point) => ({ ...point, isCurrent: point.payment.equals(current.payment) }))
  if (rows.some(({ isCurrent }) => isCurrent)) return rows
  return [...rows, { ...current, bends: [], isCurrent: true }].toSorted((one, other) => compareEuros(one.payment, other.payment))
}
