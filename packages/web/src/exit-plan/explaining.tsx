import type { ExitFigure, ExitPlanEvent, ExitResultView } from '@hautelisse/machines/exit-plan'
import type { ReactElement, ReactNode } from 'react'
import { openingOf } from '../explanation/index.ts'
import { optional } from '../ui/late/index.ts'

const { Explaining, Place, useOpening } = openingOf<ExitFigure>(({ plan, year, of }) => `${plan} ${year} ${of}`)

export { Place, useOpening as useFigureOpening }

/** A calculation that is opened, with a script of its own. */
const YearCalculation = optional(async () => (await import('./year-calculation.tsx')).YearCalculation)

type ExplainingProps = {
  readonly result: ExitResultView
  readonly until: number
  readonly send: (event: ExitPlanEvent) => void
  readonly children: ReactNode
}

/** Opens the calculation of a year of a plan where its figure stands (BEY-56). */
export const ExplainingYears = ({ result: { opened }, until, send, children }: ExplainingProps): ReactElement => (
  <Explaining
    opened={opened?.figure}
    canExplain
    send={send}
    panel={
      opened !== undefined && (
        <YearCalculation key={`${opened.figure.plan} ${opened.figure.year} ${opened.figure.of}`} opened={opened} until={until} />
      )
    }
  >
    {children}
  </Explaining>
)
