import type { FutureFigure } from '@hautelisse/domain/robo-advice'
import type { OpenedFuture } from '@hautelisse/machines/robo-advice'
import type { ReactElement, ReactNode } from 'react'
import { FigureText, openingOf } from '../explanation/index.ts'

/** The figures of a year of the table are asked for in one place: its button is open whichever of them is. */
export const { Explaining, Place, useOpening } = openingOf<OpenedFuture>(({ of, figure, after }) =>
  after === 'end' ? `${of} ${figure}` : 'table',
)

type ExplainedProps = {
  readonly of?: OpenedFuture['of']
  readonly figure: FutureFigure
  readonly children: ReactNode
}

/** A figure of the end of a fan that opens the calculation it comes from. */
export const FanFigure = ({ of = 'profile', figure, children }: ExplainedProps): ReactElement => (
  <FigureText opening={useOpening({ of, figure, after: 'end' })}>{children}</FigureText>
)
