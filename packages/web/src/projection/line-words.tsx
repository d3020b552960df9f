import { writeFigure, type Derivation } from '@hautelisse/domain/explain'
import type { Term as TaxTerm } from '@hautelisse/domain/income-tax'
import type { IncomeTerm } from '@hautelisse/domain/projection'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Quantity } from '../explanation/index.ts'

const RATED: ReadonlySet<string> = new Set<TaxTerm | IncomeTerm>(['income-tax.band-tax', 'projection.charges-part'])

/**
 * Says a line that has no step of its own: « 11 % sur 9 058,12 € » of a band of the scale or of what one regime taxes, and the savings that a share is of.
 *
 * @param figure line of a step
 * @returns undefined for a line that goes by its name
 */
export const lineWords = (figure: Derivation): ReactNode => {
  const [first, ...others] = figure.inputs
  const [last] = others
  if (first === undefined || last === undefined) return undefined
  if (RATED.has(figure.term)) {
    const rates = others.map((rate) => writeFigure(rate)).join(' × ')
    return (
      <Trans id="projection-income.line.rated">
        {rates} sur <Quantity of={first} />
      </Trans>
    )
  }
  return figure.term === ('projection.piece-share' satisfies IncomeTerm) ? (
    <Trans id="projection-income.line.share">
      Sa part, <Quantity of={first} /> sur <Quantity of={last} />
    </Trans>
  ) : undefined
}
