import { selectCase } from '@hautelisse/machines/tax-saving'
import type { ReactElement } from 'react'
import { KeepSimulation, PrintCase } from '../simulations/index.ts'
import type { StepProps } from './step-props.ts'

/** Keeps and shares the result on the screen (BEY-03 to BEY-05); it comes with a script of its own. */
export const KeepTaxSaving = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const one = selectCase(snapshot)
  return one === undefined ? null : <KeepSimulation one={one} />
}

/** Prints the result, or hands it over as a PDF. */
export const PrintTaxSaving = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const one = selectCase(snapshot)
  return one === undefined ? null : <PrintCase one={one} hasAnnexes />
}
