import type { ExitPlans, Plan, PlanKind, PlanYear } from '@hautelisse/domain/exit-plan'
import { sumEuros } from '@hautelisse/domain/money'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Section, Table } from '../ui/page/index.ts'
import { usePlanNames } from './words.ts'

type ColumnId = 'year' | 'gross' | 'charges' | 'tax' | 'quotient' | 'net'

const grossOf = ({ capital, annuity }: PlanYear) => sumEuros([...Object.values(capital), annuity])
const chargesOf = ({ socialCharges, flatTax }: PlanYear) => sumEuros([socialCharges, flatTax])
const taxOf = ({ incomeTax, contribution }: PlanYear) => sumEuros([incomeTax, contribution])

const cellsOf = (name: ReactNode, years: readonly PlanYear[]): Readonly<Record<ColumnId, ReactNode>> => ({
  year: name,
  gross: <Amount value={sumEuros(years.map(grossOf))} />,
  charges: <Amount value={sumEuros(years.map(chargesOf))} />,
  tax: <Amount value={sumEuros(years.map(taxOf))} />,
  quotient: (
    <Amount value={sumEuros(years.flatMap(({ incomeTaxWithQuotient, contribution }) => [incomeTaxWithQuotient, contribution]))} />
  ),
  net: (
    <b>
      <Amount value={sumEuros(years.map(({ net }) => net))} />
    </b>
  ),
})

type TableProps = { readonly plans: ExitPlans; readonly start: PlainDate }

/** Each year of each plan in which something is paid, and what is taken of it, without the quotient and with it. */
export const PlanTable = ({ plans, start }: TableProps): ReactElement => {
  const { t } = useLingui()
  const names = usePlanNames(plans.criterion.until)
  const group = (kind: PlanKind, plan: Plan) => {
    const paid = plan.years.filter((year) => !grossOf(year).isZero())
    return {
      key: kind,
      title: names[kind],
      rows: paid.map((year) => ({ key: year.year, cells: cellsOf(yearOf(start) + year.year - 1, [year]) })),
      total: paid.length > 1 ? cellsOf(t({ id: 'exit-plan.table.total', message: 'Tout le plan' }), paid) : undefined,
    }
  }
  return (
    <Section title={<Trans id="exit-plan.table.title">Année par année</Trans>}>
      <Table<ColumnId>
        dense
        caption={t({ id: 'exit-plan.table.caption', message: 'Ce qui est reçu et retenu chaque année, plan par plan' })}
        columns={[
          { id: 'year', label: t({ id: 'exit-plan.table.year', message: 'Versé en' }) },
          { id: 'gross', label: t({ id: 'exit-plan.card.gross', message: 'Reçu' }), align: 'end' },
          { id: 'charges', label: t({ id: 'exit-plan.table.charges', message: 'Sur les gains' }), align: 'end' },
          { id: 'tax', label: t({ id: 'exit-plan.table.tax', message: 'Impôt, sans le quotient' }), align: 'end' },
          { id: 'quotient', label: t({ id: 'exit-plan.table.quotient', message: 'Impôt, avec le quotient' }), align: 'end' },
          { id: 'net', label: t({ id: 'exit-plan.table.net', message: 'Net, sans le quotient' }), align: 'end' },
        ]}
        groups={(['at-once', 'equal-parts', 'most-net'] as const).map((kind) => group(kind, plans.plans[kind]))}
      />
    </Section>
  )
}
