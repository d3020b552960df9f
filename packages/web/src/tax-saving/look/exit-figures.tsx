import type { PlainDate } from '@hautelisse/domain/calendar'
import { find, stepsOf, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, type Euros } from '@hautelisse/domain/money'
import type { Exit } from '@hautelisse/domain/tax-saving'
import type { ExitFigureId } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { CalculationSteps } from '../../explanation/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { WhyButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { useOpening } from '../opening.ts'
import { explained, ledger, ledgerLine, ledgerRow, ledgerTotal, ledgerValue, onPaper } from './look.css.ts'
import { useSources, useTerms } from './terms.ts'

type LineProps = {
  readonly id: ExitFigureId
  readonly name: string
  readonly figure: Derivation
  /** Figures beside it that have an explanation of their own. */
  readonly known: readonly Derivation[]
  /** Day by whose law it is computed. */
  readonly asOf: PlainDate
  /** What is taken from the one before has its sign. */
  readonly taken?: boolean
  readonly total?: boolean
}

const amountOf = (figure: Derivation): Euros => euros(valueOf(figure))

/** A figure of the exit, and under it, when it is asked for and always on paper, where it comes from. */
const Line = ({ id, name, figure, known, asOf, taken = false, total = false }: LineProps): ReactElement => {
  const bodyId = useId()
  const { isOpen, toggle } = useOpening(id)
  const terms = useTerms()
  const sources = useSources(asOf)
  const amount = amountOf(figure)
  return (
    <li className={`${ledgerRow} ${total ? ledgerTotal : ''}`}>
      <p className={ledgerLine}>
        <span>{name}</span>
        <span className={ledgerValue}>
          {total ? <Amount value={amount} size="s" /> : <Amount value={taken ? euros(amount.negated()) : amount} />}
        </span>
      </p>
      <WhyButton icon={drawings.CaretDown} aria-expanded={isOpen} aria-controls={isOpen ? bodyId : undefined} onClick={toggle}>
        <Trans id="tax.look.exit.why">D’où vient ce chiffre ?</Trans>
        <VisuallyHidden> {name}</VisuallyHidden>
      </WhyButton>
      <div id={bodyId} className={isOpen ? explained : `${explained} ${onPaper}`}>
        <CalculationSteps steps={stepsOf(figure, terms.reading, known)} terms={terms} sources={sources} />
      </div>
    </li>
  )
}

type Names = {
  readonly value: string
  readonly gross: string
  readonly incomeTax: string
  readonly charges: string
  readonly net: string
}

type ExitFiguresProps = {
  readonly exit: Exit
  readonly names: Names
  /** Day by whose law it is computed. */
  readonly asOf: PlainDate
}

/** What comes out, what is taken from it, and what is left, each with its calculation (TS-09). */
export const ExitFigures = ({ exit, names, asOf }: ExitFiguresProps): ReactElement => {
  const { explanation } = exit
  const [gross, incomeTax, charges] = explanation.inputs
  const value = find(explanation, 'tax-saving.exit-value')
  const beside = { known: [value, ...explanation.inputs].filter((figure) => figure !== undefined), asOf }
  return (
    <ol className={ledger}>
      {value !== undefined && <Line id="exit-value" name={names.value} figure={value} {...beside} />}
      {gross !== undefined && gross !== value && <Line id="exit-gross" name={names.gross} figure={gross} {...beside} />}
      {incomeTax !== undefined && <Line id="exit-income-tax" name={names.incomeTax} figure={incomeTax} {...beside} taken />}
      {charges !== undefined && <Line id="exit-charges" name={names.charges} figure={charges} {...beside} taken />}
      <Line id="exit-net" name={names.net} figure={explanation} {...beside} total />
    </ol>
  )
}
