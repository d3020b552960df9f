import type { PlainDate } from '@hautelisse/domain/calendar'
import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, type Euros } from '@hautelisse/domain/money'
import type { Exit } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { WhyButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { ExitExplanation } from './exit-explanation.tsx'
import { explained, ledger, ledgerLine, ledgerRow, ledgerTotal, ledgerValue, onPaper } from './look.css.ts'

type LineProps = {
  readonly name: string
  readonly figure: Derivation
  readonly known: readonly Derivation[]
  readonly asOf: PlainDate
  /** What is taken from the one before has its sign. */
  readonly taken?: boolean
  readonly total?: boolean
  readonly children?: ReactNode
}

const amountOf = (figure: Derivation): Euros => euros(valueOf(figure))

/** A figure of the exit, and under it, when it is asked for and always on paper, where it comes from. */
const Line = ({ name, figure, known, asOf, taken = false, total = false, children }: LineProps): ReactElement => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const amount = amountOf(figure)
  return (
    <li className={`${ledgerRow} ${total ? ledgerTotal : ''}`}>
      <p className={ledgerLine}>
        <span>{name}</span>
        <span className={ledgerValue}>
          {total ? <Amount value={amount} size="s" /> : <Amount value={taken ? euros(amount.negated()) : amount} />}
        </span>
      </p>
      {children}
      <WhyButton
        icon={drawings.CaretDown}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans id="tax.look.exit.why">D’où vient ce chiffre ?</Trans>
        <VisuallyHidden> {name}</VisuallyHidden>
      </WhyButton>
      <div id={id} className={isOpen ? explained : `${explained} ${onPaper}`}>
        <ExitExplanation figure={figure} known={known} asOf={asOf} />
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
      {value !== undefined && <Line name={names.value} figure={value} {...beside} />}
      {gross !== undefined && gross !== value && <Line name={names.gross} figure={gross} {...beside} />}
      {incomeTax !== undefined && <Line name={names.incomeTax} figure={incomeTax} {...beside} taken />}
      {charges !== undefined && <Line name={names.charges} figure={charges} {...beside} taken />}
      <Line name={names.net} figure={explanation} {...beside} total />
    </ol>
  )
}
