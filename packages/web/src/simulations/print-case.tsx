import type { Case } from '@hautelisse/domain/case'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { Paper, PaperButtons } from '../paper/index.ts'
import { useCaseSheet } from './case-sheet.ts'
import { useAnswer } from './use-answer.ts'

type OfCase = { readonly one: Case }
type PrintProps = OfCase & Pick<ComponentProps<typeof PaperButtons>, 'mayPrint' | 'isInMenu' | 'hasAnnexes'>

/** What makes the sheet of a case from what its simulator answers. */
const useSheet = ({ one }: OfCase) => {
  const { view } = useAnswer({ kind: 'case', case: one })
  const sheetOf = useCaseSheet()
  return () => (view.kind === 'answered' ? sheetOf(view) : undefined)
}

const Buttons = ({ one, ...rest }: PrintProps): ReactElement => {
  const { t } = useLingui()
  const { simulator, asOf } = one
  return (
    <PaperButtons
      sheet={useSheet({ one })}
      file={t({ id: 'simulations.sheet.file', message: `simulation-${simulator}-${asOf}.pdf` })}
      {...rest}
    />
  )
}

/** Prints a simulation as one page for the desk of an adviser, or hands it over as a PDF, with annexes of the page by choice. Another case begins anew. */
export const PrintCase = (props: PrintProps): ReactElement => <Buttons key={JSON.stringify(props.one)} {...props} />

const Of = (of: OfCase): ReactElement => <Paper sheet={useSheet(of)} />

/** Whatever prints the page of a simulation prints its sheet. */
export const CasePaper = ({ one }: OfCase): ReactElement => <Of key={JSON.stringify(one)} one={one} />
