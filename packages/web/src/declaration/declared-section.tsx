import type { DeclaredLine, DeclaredSection } from '@hautelisse/domain/declaration'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { selectAccounts } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Section, Table } from '../ui/page/index.ts'
import { useKindWords, useRule } from './words.ts'

const OperationLink = ({ line: { operation_id, label, policy_id } }: { readonly line: DeclaredLine }): ReactElement => {
  const account = useSession(selectAccounts).find((one) => one.policy_id === policy_id)
  return (
    <>
      <TextLinkTo to={pathTo('operation', { transaction_id: operation_id })}>{label}</TextLinkTo>
      {account !== undefined && `, ${account.title}`}
    </>
  )
}

/** Id of the heading of a part, by which an address leads to it. */
export const headingOf = (kind: string): string => `declared-${kind}`

/** The lines of one kind, which lead to their operations, and their sum with the box that it goes to. */
export const DeclaredLines = (section: DeclaredSection): ReactElement => {
  const { t } = useLingui()
  const words = useKindWords()[section.kind]
  const rule = useRule()
  const columns = [
    { id: 'operation', label: t({ id: 'accounts.operations.operation', message: 'Opération' }) },
    { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }) },
    ...(words.base === undefined ? [] : [{ id: 'base', label: words.base, align: 'end' } as const]),
    { id: 'amount', label: words.amount, align: 'end' },
  ] as const
  return (
    <Section title={words.title} lead={rule(section)} id={headingOf(section.kind)}>
      <Table
        caption={words.title}
        columns={columns}
        rows={section.lines.map((line) => ({
          key: line.operation_id,
          cells: {
            operation: <OperationLink line={line} />,
            date: formatFrenchDate(line.date),
            base: line.base === undefined ? '' : <Amount value={line.base} />,
            amount: <Amount value={line.amount} />,
          },
        }))}
        total={{
          operation: t({ id: 'declaration.column.total', message: 'Total' }),
          date: '',
          base: '',
          amount: <Amount value={section.total} />,
        }}
      />
    </Section>
  )
}
