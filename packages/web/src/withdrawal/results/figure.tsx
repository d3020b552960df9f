import type { Euros } from '@hautelisse/domain/money'
import { figureKey, type FigureId } from '@hautelisse/machines/withdrawal'
import type { ReactElement } from 'react'
import { FigureButton, openingOf, WhyFigure } from '../../explanation/index.ts'

const { Explaining, Place, Column, useOpening } = openingOf<FigureId>(figureKey)
export { Column, Explaining, Place }

type FigureProps = {
  readonly id: FigureId
  readonly value: Euros
  readonly size?: 's' | 'm' | 'l'
  readonly movement?: boolean
}

/** An amount that opens the calculation it comes from. */
export const Figure = ({ id, ...amount }: FigureProps): ReactElement => <FigureButton opening={useOpening(id)} {...amount} />

/** The question beside a figure that is not a button itself. */
export const Why = ({ id }: { readonly id: FigureId }): ReactElement => <WhyFigure opening={useOpening(id)} />
