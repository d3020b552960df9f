import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { TextButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './table.css.ts'
import { Row, type RowProps, type TableRow } from './table-row.tsx'
import { TableFrame, type TableProps } from './table.tsx'

/** A row and what it unfolds. */
export type UnfoldingRow<Id extends string> = TableRow<Id> & {
  /** What the button opens, for those who listen: the name of the row and its day. */
  readonly name: ReactNode
  readonly details: () => ReactNode
}

type OpenerProps = { readonly name: ReactNode; readonly isOpen: boolean; readonly panel: string; readonly onPress: () => void }

const Opener = ({ name, isOpen, panel, onPress }: OpenerProps): ReactElement => (
  <TextButton
    data-part="open"
    icon={isOpen ? drawings.CaretUp : drawings.CaretDown}
    trailing
    className={styles.opener}
    aria-expanded={isOpen}
    aria-controls={isOpen ? panel : undefined}
    onClick={onPress}
  >
    {isOpen ? <Trans id="ui.modal.close">Fermer</Trans> : <Trans id="ui.table.open">Détail</Trans>}
    <VisuallyHidden> {name}</VisuallyHidden>
  </TextButton>
)

const Unfolding = <Id extends string>({
  name,
  details,
  cells,
  columns,
  ...rest
}: RowProps<Id> & Partial<Pick<UnfoldingRow<Id>, 'name' | 'details'>>): ReactElement => {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const last = columns.at(-1)?.id
  if (details === undefined || last === undefined) return <Row {...rest} columns={columns} cells={cells} />
  const opener = <Opener name={name} isOpen={isOpen} panel={panel} onPress={() => setOpen(!isOpen)} />
  return (
    <>
      <Row {...rest} columns={columns} cells={{ ...cells, [last]: opener }} look={isOpen ? styles.opened : ''} />
      {isOpen && (
        <tr className={styles.details} id={panel}>
          <td colSpan={columns.length}>{details()}</td>
        </tr>
      )}
    </>
  )
}

type UnfoldingTableProps<Id extends string> = Omit<TableProps<Id>, 'rows' | 'groups'> & {
  readonly rows: readonly UnfoldingRow<Id>[]
}

/** A `Table` whose rows unfold their details by a button in the last column. */
export const UnfoldingTable = <Id extends string>(props: UnfoldingTableProps<Id>): ReactElement => (
  <TableFrame {...props} row={Unfolding} />
)
