import { selectCase } from '@hautelisse/machines/withdrawal'
import type { ComponentProps, ReactElement } from 'react'
import { CasePaper, KeepSimulation, PrintCase } from '../simulations/index.ts'
import type { StepProps } from './step-props.ts'

/** Keeps and shares the result on the screen (BEY-03 to BEY-05); it comes with a script of its own. */
export const KeepWithdrawal = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const one = selectCase(snapshot)
  return one === undefined ? null : <KeepSimulation one={one} />
}

type PrintProps = Pick<StepProps, 'snapshot'> & Pick<ComponentProps<typeof PrintCase>, 'mayPrint'>

/** Prints the result, or hands it over as a PDF, from the menu of the head. */
export const PrintWithdrawal = ({ snapshot, mayPrint }: PrintProps): ReactElement | null => {
  const one = selectCase(snapshot)
  return one === undefined ? null : <PrintCase one={one} mayPrint={mayPrint} isInMenu hasAnnexes />
}

/** The sheet that is printed in place of the page. */
export const WithdrawalPaper = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const one = selectCase(snapshot)
  return one === undefined ? null : <CasePaper one={one} />
}
