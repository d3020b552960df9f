import type { PlainDate } from '@hautelisse/domain/calendar'
import { find, stepsOf, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import type { Exit } from '@hautelisse/domain/tax-saving'
import type { ExitFigureId } from '@hautelisse/machines/tax-saving'
import { useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { CalculationSteps, LedgerFigure } from '../../explanation/index.ts'
import { Ledger, Line, Total } from '../../ui/page/index.ts'
import { useOpening } from '../opening.ts'
import { EXIT_TERMS } from './exit-words.ts'
import { explained } from './look.css.ts'
import { useSources, useTerms } from './terms.ts'

type ExitFigureLineProps = {
  readonly id: ExitFigureId
  readonly name: string
  readonly figure: Derivation
  /** Figures beside it that have an explanation of their own. */
  readonly known: readonly Derivation[]
  /** Day by whose law it is computed. */
  readonly asOf: PlainDate
  /** An amount that is subtracted is written with its sign. */
  readonly isSubtracted?: boolean
}

/** A figure of the exit, and under it, on demand and always on paper, where it comes from. */
const ExitFigureLine = ({ id, name, figure, known, asOf, isSubtracted = false }: ExitFigureLineProps): ReactElement => {
  const bodyId = useId()
  const { isOpen, toggle } = useOpening(id)
  const terms = useTerms()
  const sources = useSources(asOf)
  const amount = euros(valueOf(figure))
  const Part = id === 'exit-net' ? Total : Line
  return (
    <Part
      name={name}
      value={
        <LedgerFigure
          opening={{ isOpen, toggle, canExplain: true }}
          value={isSubtracted ? euros(amount.negated()) : amount}
          name={name}
          controls={bodyId}
          {...(id === 'exit-net' && { size: 's' })}
        />
      }
    >
      <div id={bodyId} className={explained} data-print={isOpen ? undefined : 'only'}>
        <CalculationSteps steps={stepsOf(figure, terms.reading, known)} terms={terms} sources={sources} />
      </div>
    </Part>
  )
}

type ExitFiguresProps = {
  readonly exit: Exit
  /** At which age, in words. */
  readonly when: string
  /** Day by whose law it is computed. */
  readonly asOf: PlainDate
}

/** What comes out, what is taken from it, and what is left, each with its calculation (TS-09). */
export const ExitFigures = ({ exit: { explanation }, when, asOf }: ExitFiguresProps): ReactElement => {
  const { i18n, t } = useLingui()
  const [gross, incomeTax, charges] = explanation.inputs
  const value = find(explanation, 'tax-saving.exit-value')
  const beside = { known: [value, ...explanation.inputs].filter((figure) => figure !== undefined), asOf }
  const nameOf = (term: 'annuity' | 'income-tax' | 'charges' | 'net'): string => i18n._(EXIT_TERMS[`tax-saving.exit-${term}`])
  return (
    <Ledger>
      {value !== undefined && (
        <ExitFigureLine
          id="exit-value"
          name={t({ id: 'tax.look.exit.value', message: `Valeur de votre versement ${when}` })}
          figure={value}
          {...beside}
        />
      )}
      {gross !== undefined && gross !== value && (
        <ExitFigureLine id="exit-gross" name={nameOf('annuity')} figure={gross} {...beside} />
      )}
      {incomeTax !== undefined && (
        <ExitFigureLine id="exit-income-tax" name={nameOf('income-tax')} figure={incomeTax} {...beside} isSubtracted />
      )}
      {charges !== undefined && (
        <ExitFigureLine id="exit-charges" name={nameOf('charges')} figure={charges} {...beside} isSubtracted />
      )}
      <ExitFigureLine id="exit-net" name={nameOf('net')} figure={explanation} {...beside} />
    </Ledger>
  )
}
