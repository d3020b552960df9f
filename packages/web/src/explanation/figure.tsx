import type { Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { WhyButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { caret, figure, ledgerFigure } from './explanation.css.ts'
import type { Opening } from './opening.tsx'
import { PANEL_ID } from './panel-context.ts'

const OriginQuestion = (): ReactElement => <Trans id="explanation.panel.title">D’où vient ce chiffre ?</Trans>

const buttonProps = ({ isOpen, toggle }: Opening, controls = PANEL_ID) => ({
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? controls : undefined,
  onClick: toggle,
})

type FigureButtonProps = {
  readonly opening: Opening
  readonly value: Euros
  readonly size?: 's' | 'm' | 'l'
  readonly movement?: boolean
}

/** An amount that opens the calculation it comes from; without an explanation it is the amount alone. */
export const FigureButton = ({ opening, value, size, movement = false }: FigureButtonProps): ReactElement => {
  const amount = <Amount value={value} movement={movement} {...(size === undefined ? {} : { size })} />
  if (!opening.canExplain) return amount
  return (
    <button type="button" className={figure} data-figure="" {...buttonProps(opening)}>
      {amount}
      <VisuallyHidden>
        {', '}
        <OriginQuestion />
      </VisuallyHidden>
    </button>
  )
}

/** Words that hold a figure, such as an amount that is shown rounded; they open the calculation it comes from. */
export const FigureText = ({ opening, children }: { readonly opening: Opening; readonly children: ReactNode }): ReactNode =>
  opening.canExplain ? (
    <button type="button" className={figure} data-figure="" {...buttonProps(opening)}>
      {children}
      <VisuallyHidden>
        {', '}
        <OriginQuestion />
      </VisuallyHidden>
    </button>
  ) : (
    children
  )

type LedgerFigureProps = {
  readonly opening: Opening
  readonly value: Euros
  /** Name of the figure, for a screen reader that reads the button alone. */
  readonly name: string
  readonly movement?: boolean
  readonly size?: 's'
  /** Id of what unfolds in the row, where the calculation is no panel. */
  readonly controls?: string
}

/** The same in a ledger, whose row unfolds. */
export const LedgerFigure = ({ opening, value, name, movement = false, size, controls }: LedgerFigureProps): ReactElement => (
  <button type="button" className={ledgerFigure} data-figure="" {...buttonProps(opening, controls)}>
    <Amount value={value} movement={movement} {...(size === undefined ? {} : { size })} />
    <Icon of={drawings.CaretDown} className={caret} />
    <VisuallyHidden>
      {', '}
      <OriginQuestion /> {name}
    </VisuallyHidden>
  </button>
)

type WhyFigureProps = {
  readonly opening: Opening
  /** Name of the figure, for a screen reader that reads the button alone. */
  readonly name?: ReactNode
  /** Id of what unfolds below the question, where the calculation has no panel. */
  readonly controls?: string
}

/** The question beside a figure that is not a button itself. */
export const WhyFigure = ({ opening, name, controls }: WhyFigureProps): ReactElement | null =>
  opening.canExplain ? (
    <WhyButton
      icon={controls === undefined ? drawings.ArrowRight : opening.isOpen ? drawings.CaretUp : drawings.CaretDown}
      {...buttonProps(opening, controls)}
    >
      <span>
        <OriginQuestion />
        {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
      </span>
    </WhyButton>
  ) : null
