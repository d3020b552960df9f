import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { selectCase, selectCoverage } from '@hautelisse/machines/withdrawal'
import type { ComponentProps, ReactElement } from 'react'
import { CasePaper, KeepSimulation, PrintCase } from '../simulations/index.ts'
import type { StepProps } from './step-props.ts'

/** Keeps and shares the result on the screen (BEY-03 to BEY-05); it comes with a script of its own. */
export const KeepWithdrawal = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const one = selectCase(snapshot)
  return one === undefined ? null : <KeepSimulation one={one} />
}

/** Contracts that the simulation leaves out (WITH-02). */
const useRemarks = (snapshot: StepProps['snapshot']): readonly string[] => {
  const { t } = useLingui()
  const count = selectCoverage(snapshot).leftOut.length
  return count === 0
    ? []
    : [
        t({
          id: 'withdrawal.sheet.left-out',
          message: plural(count, { one: 'Un contrat n’est pas compté ici', other: '# contrats ne sont pas comptés ici' }),
        }),
      ]
}

type PrintProps = Pick<StepProps, 'snapshot'> & Pick<ComponentProps<typeof PrintCase>, 'mayPrint'>

/** Prints the result, or hands it over as a PDF, from the menu of the head. */
export const PrintWithdrawal = ({ snapshot, mayPrint }: PrintProps): ReactElement | null => {
  const one = selectCase(snapshot)
  const remarks = useRemarks(snapshot)
  return one === undefined ? null : <PrintCase one={one} remarks={remarks} mayPrint={mayPrint} isInMenu hasAnnexes />
}

/** The sheet that is printed in place of the page. */
export const WithdrawalPaper = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const one = selectCase(snapshot)
  const remarks = useRemarks(snapshot)
  return one === undefined ? null : <CasePaper one={one} remarks={remarks} />
}
