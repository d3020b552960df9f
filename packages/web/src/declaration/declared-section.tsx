import type { DeclaredKind, DeclaredLine, DeclaredSection } from '@hautelisse/domain/declaration'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Section, Table } from '../ui/page/index.ts'

/** Title of a kind of lines, and what its base and amount are. */
const useWords = (kind: DeclaredKind): { readonly title: string; readonly base: string; readonly amount: string } => {
  const { t } = useLingui()
  const [declared, gross] = [
    t({ id: 'declaration.column.declared', message: 'À déclarer' }),
    t({ id: 'declaration.column.gross', message: 'Montant brut' }),
  ]
  const words = {
    deductible: {
      title: t({ id: 'declaration.section.deductible', message: 'Versements déductibles' }),
      base: '',
      amount: declared,
    },
    pay: {
      title: t({ id: 'declaration.section.pay', message: 'Primes perçues sur votre compte' }),
      base: t({ id: 'declaration.column.paid', message: 'Perçu' }),
      amount: declared,
    },
    gain: {
      title: t({ id: 'declaration.section.gain', message: 'Gains de vos retraits' }),
      base: '',
      amount: t({ id: 'declaration.column.gain', message: 'Gain' }),
    },
    withheld: {
      title: t({ id: 'declaration.section.withheld', message: 'Prélèvements déjà retenus' }),
      base: gross,
      amount: t({ id: 'declaration.column.withheld', message: 'Retenu' }),
    },
  }
  return words[kind]
}

const BoxText = ({ kind, box, source }: DeclaredSection): ReactElement => {
  if (kind === 'deductible')
    return (
      <Trans id="declaration.box.deductible">
        Case {box} de votre déclaration, ou 6NT si vous êtes le second déclarant. {source}.
      </Trans>
    )
  if (kind === 'pay')
    return (
      <Trans id="declaration.box.pay">
        Case {box} de votre déclaration, ou 1BJ pour le second déclarant, avec vos salaires, souvent préremplie. {source}.
      </Trans>
    )
  if (kind === 'gain')
    return <Trans id="declaration.box.gain">Les prélèvements sociaux ont été retenus sur ces gains. {source}.</Trans>
  return <Trans id="declaration.box.withheld">Déjà retenus&nbsp;: vous n’avez rien à en déclarer. {source}.</Trans>
}

const OperationLink = ({ line: { operation_id, label, policy_id } }: { readonly line: DeclaredLine }): ReactElement => {
  const account = useSession(selectAccounts).find((one) => one.policy_id === policy_id)
  return (
    <>
      <TextLinkTo to={pathTo('operation', { transaction_id: operation_id })}>{label}</TextLinkTo>
      {account !== undefined && `, ${account.title}`}
    </>
  )
}

/** The lines of one kind, which lead to their operations, and their sum with the box that it goes to. */
export const DeclaredLines = (section: DeclaredSection): ReactElement => {
  const { t } = useLingui()
  const words = useWords(section.kind)
  const hasBase = words.base !== ''
  const columns = [
    { id: 'operation', label: t({ id: 'accounts.operations.operation', message: 'Opération' }) },
    { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }) },
    ...(hasBase ? [{ id: 'base', label: words.base, align: 'end' } as const] : []),
    { id: 'amount', label: words.amount, align: 'end' },
  ] as const
  return (
    <Section title={words.title} lead={<BoxText {...section} />}>
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
