import type { Euros } from '@hautelisse/domain/money'
import type { FigureId } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { WhyButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { PANEL_ID, useOpening } from './explaining.tsx'
import { figure as figureStyle } from './results.css.ts'

type FigureProps = {
  readonly id: FigureId
  readonly value: Euros
  readonly size?: 's' | 'm' | 'l'
  readonly movement?: boolean
}

/** An amount that opens the calculation it comes from. */
export const Figure = ({ id, value, size, movement = false }: FigureProps): ReactElement => {
  const { canExplain, isOpen, toggle } = useOpening(id)
  const amount = <Amount value={value} movement={movement} {...(size === undefined ? {} : { size })} />
  if (!canExplain) return amount
  return (
    <button
      type="button"
      className={figureStyle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={toggle}
    >
      {amount}
      <VisuallyHidden>
        {', '}
        <Trans id="withdrawal.results.why">D’où vient ce chiffre ?</Trans>
      </VisuallyHidden>
    </button>
  )
}

/** The question beside a figure that is not a button itself. */
export const Why = ({ id }: { readonly id: FigureId }): ReactElement | null => {
  const { canExplain, isOpen, toggle } = useOpening(id)
  if (!canExplain) return null
  return (
    <WhyButton icon={drawings.ArrowRight} aria-expanded={isOpen} aria-controls={isOpen ? PANEL_ID : undefined} onClick={toggle}>
      <Trans id="withdrawal.results.why">D’où vient ce chiffre ?</Trans>
    </WhyButton>
  )
}
