import type { Case } from '@hautelisse/domain/case'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { Paper, PaperButtons } from '../paper/index.ts'
import { useCaseSheet } from './case-sheet.ts'
import { saidOf } from './said.ts'
import { useAnswer } from './use-answer.ts'

type OfCase = {
  readonly one: Case
  /** What the page says of the simulation beside its answers: what it leaves out. */
  readonly remarks?: readonly string[] | undefined
}
type PrintProps = OfCase & Pick<ComponentProps<typeof PaperButtons>, 'mayPrint' | 'isInMenu' | 'hasAnnexes'>

/** What makes the sheet of a case once its simulator has answered; undefined before. */
const useSheet = ({ one, remarks = [] }: OfCase): (() => DocumentTree | undefined) | undefined => {
  const { view } = useAnswer({ kind: 'case', case: one })
  const sheetOf = useCaseSheet(remarks)
  return view.kind === 'answered' ? () => sheetOf(view) : undefined
}

const Buttons = ({ one, remarks, ...rest }: PrintProps): ReactElement | null => {
  const { i18n } = useLingui()
  const fileOf = (): string => {
    const name = saidOf(one.simulator)?.sheet?.file
    return `${name === undefined ? one.simulator : i18n._(name)}-${one.asOf}.pdf`
  }
  const sheet = useSheet({ one, remarks })
  return sheet === undefined ? null : <PaperButtons sheet={sheet} file={fileOf} {...rest} />
}

/** Prints a simulation as one page for the desk of an adviser, or hands it over as a PDF, with annexes of the page by choice. Another case begins anew. */
export const PrintCase = (props: PrintProps): ReactElement => <Buttons key={JSON.stringify(props.one)} {...props} />

const Of = (of: OfCase): ReactElement | null => {
  const sheet = useSheet(of)
  return sheet === undefined ? null : <Paper sheet={sheet} />
}

/** Whatever prints the page of a simulation prints its sheet. */
export const CasePaper = (of: OfCase): ReactElement => <Of key={JSON.stringify(of.one)} {...of} />
