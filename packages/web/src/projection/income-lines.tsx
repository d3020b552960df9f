import type { Account } from '@hautelisse/domain/accounts'
import { euros as euroAmount, type Euros } from '@hautelisse/domain/money'
import {
  incomeFigure,
  type IncomeAmount,
  type IncomeEuros,
  type IncomeSideName,
  type ToldIncome,
} from '@hautelisse/domain/projection'
import type { ProjectionFigure } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FigureButton, openingOf } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Table, text } from '../ui/page/index.ts'

export const { Explaining, Place, useOpening } = openingOf<ProjectionFigure>((figure) => figure)

/** A figure of the income as the machine opens it. */
export const openedBy = (figure: string): ProjectionFigure => `income-${figure}`

/** Name of a part: the pension, a contract by its title, or other income. */
export const useLineNames = (accounts: readonly Pick<Account, 'policy_id' | 'title'>[]): ((id: string) => string) => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    pension: t({ id: 'projection-income.line.pension', message: 'Pension de l’État' }),
    'pension-base': t({ id: 'projection-income.line.base', message: 'Pension de base' }),
    'pension-complementary': t({ id: 'projection-income.line.complementary', message: 'Pension complémentaire' }),
    other: t({ id: 'projection-income.line.other', message: 'Autres revenus' }),
    total: t({ id: 'projection-income.line.total', message: 'Total' }),
  }
  return (id) => names[id] ?? accounts.find(({ policy_id }) => id === `account-${policy_id}`)?.title ?? id
}

/** What the figures of a part are called. */
export const useAmountNames = (): Readonly<Record<IncomeAmount, string>> => {
  const { t } = useLingui()
  return {
    gross: t({ id: 'projection-income.column.gross', message: 'Brut' }),
    charges: t({ id: 'projection-income.column.charges', message: 'Prélèvements sociaux' }),
    tax: t({ id: 'projection-income.column.tax', message: 'Impôt' }),
    net: t({ id: 'projection-income.column.net', message: 'Net estimé' }),
  }
}

type FigureProps = { readonly figure: string; readonly value: Euros; readonly size?: 's' | 'm' | 'l' }

/** An amount of the income that opens what it follows from. */
export const IncomeFigure = ({ figure, value, size }: FigureProps): ReactElement => (
  <FigureButton opening={useOpening(openedBy(figure))} value={value} {...(size === undefined ? {} : { size })} />
)

type ColumnId = 'name' | IncomeAmount
type TableProps = {
  readonly income: ToldIncome
  readonly euros: IncomeEuros
  readonly side: IncomeSideName
  readonly accounts: readonly Account[]
  readonly caption: string
  /** On paper alone nothing opens. */
  readonly isStill?: boolean
}
type Line = ToldIncome['today']['month']['total'] & { readonly id: string }

const AMOUNTS = ['gross', 'charges', 'tax', 'net'] as const
const minus = (amount: Euros): Euros => (amount.isZero() ? amount : euroAmount(amount.negated()))

const Remark = ({ id }: { readonly id: string }): ReactElement | null =>
  id === 'other' ? (
    <span className={text({ as: 'caption', block: true })}>
      <Trans id="projection-income.line.other-note">Tels que vous les avez saisis, sans prélèvement ni impôt</Trans>
    </span>
  ) : null

/** Every part of a side, gross, what is taken from it, and what is left; each amount opens what it follows from. */
export const IncomeTable = ({ income, euros, side, accounts, caption, isStill = false }: TableProps): ReactElement => {
  const { t } = useLingui()
  const nameOf = useLineNames(accounts)
  const amountNames = useAmountNames()
  const { lines, total } = income[euros][side]
  const shown = AMOUNTS.filter((name) => total[name] !== undefined)
  const cell = (line: Line, name: IncomeAmount): ReactElement => {
    const amount = line[name]
    if (amount === undefined) return <>–</>
    const value = name === 'charges' || name === 'tax' ? minus(amount) : amount
    const figure = isStill ? (
      <Amount value={value} />
    ) : (
      <IncomeFigure figure={incomeFigure(euros, side, line.id, name)} value={value} />
    )
    return name === 'net' ? <b>{figure}</b> : figure
  }
  const cellsOf = (line: Line) => ({
    name: (
      <>
        {nameOf(line.id)}
        <Remark id={line.id} />
      </>
    ),
    gross: cell(line, 'gross'),
    charges: cell(line, 'charges'),
    tax: cell(line, 'tax'),
    net: cell(line, 'net'),
  })
  return (
    <Table<ColumnId>
      caption={caption}
      columns={[
        { id: 'name', label: t({ id: 'projection-income.column.name', message: 'Ce que vous recevez' }) },
        ...shown.map((id) => ({ id, label: amountNames[id], align: 'end' as const })),
      ]}
      rows={lines.map((line) => ({ key: line.id, cells: cellsOf(line) }))}
      {...(lines.length > 1 ? { total: cellsOf({ id: 'total', ...total }) } : {})}
    />
  )
}
