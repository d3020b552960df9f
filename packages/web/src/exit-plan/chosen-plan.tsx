import { spreadsheet } from '@hautelisse/domain/explain'
import { subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { ExitCardView, ExitPlanView, ExitYearView } from '@hautelisse/machines/exit-plan'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { downloadSheet } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section, Table } from '../ui/page/index.ts'
import { doors } from './exit-plan.css.ts'
import { useOriginNames, usePlanNames, type Origin } from './words.ts'
import { originsOf, useYearName } from './year-bars.tsx'

type ColumnId = Origin | 'year' | 'taken' | 'net'

const amountOf = ({ capital, annuity, levies, net }: ExitYearView, column: Exclude<ColumnId, 'year'>): Euros =>
  ({ ...capital, annuity, taken: subtractEuros(ZERO_EUROS, levies), net })[column]

/** Amounts of all years of a span. */
const inAll = (year: ExitYearView, column: Exclude<ColumnId, 'year'>): Euros =>
  sumEuros(Array.from({ length: year.to - year.from + 1 }, () => amountOf(year, column)))

type ChosenPlanProps = { readonly view: ExitPlanView; readonly card: ExitCardView }

/** The plan that is chosen, year by year and compartment by compartment, to be taken along; nothing is sent (BEY-57). */
export const ChosenPlan = ({ view, card }: ChosenPlanProps): ReactElement => {
  const { t } = useLingui()
  const name = usePlanNames(view.until)[card.kind]
  const names = useOriginNames()
  const nameOf = useYearName()
  const origins = (['vvd', 'vvnd', 'es', 'co', 'annuity'] as const).filter((origin) =>
    card.years.some((year) => originsOf(year).some(([found]) => found === origin)),
  )
  const columns = [...origins, 'taken', 'net'] as const
  const labels: Readonly<Record<Exclude<ColumnId, 'year'>, string>> = {
    ...names,
    taken: t({ id: 'exit-plan.table.taken', message: 'Prélevé' }),
    net: t({ id: 'exit-plan.threads.left', message: 'Il reste' }),
  }
  const yearHead = t({ id: 'exit-plan.table.year', message: 'Versé en' })
  const total = t({ id: 'exit-plan.table.total', message: 'Tout le plan' })
  const totals = columns.map((column) => sumEuros(card.years.map((year) => inAll(year, column))))
  const download = (): void =>
    downloadSheet(
      t({ id: 'exit-plan.chosen.file', message: 'plan-de-sortie.csv' }),
      spreadsheet([
        [yearHead, ...columns.map((column) => labels[column])],
        ...card.years.map((year) => [nameOf(year), ...columns.map((column) => amountOf(year, column))]),
        [total, ...totals],
      ]),
    )
  const cellsOf = (first: string, amounts: readonly Euros[]): Record<ColumnId, ReactElement | string> =>
    Object.fromEntries([
      ['year', first],
      ...columns.map((column, at) => [column, <Amount key={column} value={amounts[at] ?? ZERO_EUROS} />]),
    ]) as Record<ColumnId, ReactElement | string>
  return (
    <Section
      title={<Trans id="exit-plan.chosen.title">Le plan que vous retenez</Trans>}
      lead={
        <Trans id="exit-plan.chosen.lead">
          {name}. Il reste sur cette page jusqu’à votre déconnexion, et change avec vos réponses&nbsp;: rien n’est envoyé. Chaque
          versement se demande à votre gestionnaire.
        </Trans>
      }
    >
      <Table<ColumnId>
        dense
        caption={t({ id: 'exit-plan.chosen.caption', message: 'Le plan retenu, compartiment par compartiment' })}
        columns={[
          { id: 'year', label: yearHead },
          ...columns.map((column) => ({ id: column, label: labels[column], align: 'end' as const })),
        ]}
        rows={card.years.map((year) => ({
          key: year.year,
          cells: cellsOf(
            nameOf(year),
            columns.map((column) => amountOf(year, column)),
          ),
        }))}
        total={cellsOf(total, totals)}
      />
      <div className={doors}>
        <TextButton icon={drawings.Download} onClick={download}>
          <Trans id="exit-plan.chosen.download">Exporter ce plan</Trans>
        </TextButton>
        <TextButton icon={drawings.Printer} onClick={() => window.print()}>
          <Trans id="ui.receipt.print">Imprimer</Trans>
        </TextButton>
      </div>
    </Section>
  )
}
