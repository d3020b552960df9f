import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Way } from '@hautelisse/domain/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FigureButton } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { useOpening } from './explained.tsx'
import { Table, text } from '../ui/page/index.ts'

/** Less an amount. */
const negate = (amount: Euros): Euros => subtractEuros(ZERO_EUROS, amount)

/** Why a figure is not known: the tax on cash is not stated, or the plan is blocked. */
const UnknownReason = ({ way: { account } }: { readonly way: Way }): ReactElement => {
  const on = account?.available_on
  if (account === undefined) return <Trans id="bulletins.compare.bracket">selon votre tranche</Trans>
  return on === undefined || on === null ? (
    <Trans id="bulletins.compare.blocked-retirement">bloqué jusqu’à la retraite</Trans>
  ) : (
    <Trans id="bulletins.compare.blocked-until">bloqué jusqu’au {formatFrenchDate(on)}</Trans>
  )
}

/** What a way comes to at retirement; it opens its calculation. */
const RetirementFigure = ({ way, value }: { readonly way: Way; readonly value: Euros }): ReactElement => (
  <FigureButton opening={useOpening({ kind: 'way', plan: way.account?.policy_id })} value={value} />
)

type WayTableProps = { readonly ways: readonly Way[]; readonly net: Euros; readonly charges: Euros }

/** What the whole premium comes to, each way in a column; what cannot be had yet says until when. */
export const WayTable = ({ ways, net, charges }: WayTableProps): ReactElement => {
  const { t } = useLingui()
  const cash = t({ id: 'bulletins.compare.cash', message: 'Sur mon compte' })
  const idOf = ({ account }: Way): string => account?.policy_id ?? 'cash'
  const lines: readonly { readonly key: string; readonly name: ReactElement; readonly cell: (way: Way) => Euros | undefined }[] =
    [
      {
        key: 'charges',
        name: <Trans id="bulletins.compare.charges">CSG et CRDS déjà retirées</Trans>,
        cell: () => negate(charges),
      },
      { key: 'net', name: <Trans id="bulletins.compare.net">Prime nette</Trans>, cell: () => net },
      { key: 'tax', name: <Trans id="bulletins.term.tax">Impôt sur le revenu</Trans>, cell: ({ tax }) => tax && negate(tax) },
      {
        key: 'top-up',
        name: <Trans id="bulletins.top-up.net">Abondement net</Trans>,
        cell: ({ topUp }) => topUp?.net ?? ZERO_EUROS,
      },
      { key: 'today', name: <Trans id="accounts.empty.today">Aujourd’hui</Trans>, cell: ({ today }) => today },
      { key: 'five', name: <Trans id="bulletins.compare.five">Dans cinq ans</Trans>, cell: ({ fiveYears }) => fiveYears },
      {
        key: 'retirement',
        name: <Trans id="bulletins.compare.retirement">À la retraite</Trans>,
        cell: ({ retirement }) => retirement,
      },
    ]
  const cellOf = (key: string, way: Way, value: Euros | undefined): ReactElement => {
    if (value === undefined)
      return (
        <span className={text({ as: 'small' })}>
          <UnknownReason way={way} />
        </span>
      )
    return key === 'retirement' ? <RetirementFigure way={way} value={value} /> : <Amount value={value} />
  }
  return (
    <Table
      captionShown
      caption={t({ id: 'bulletins.compare.caption', message: 'La même prime nette, tout entière dans chaque voie' })}
      columns={[
        { id: 'way', label: t({ id: 'bulletins.compare.way', message: 'Voie' }) },
        ...ways.map((way) => ({ id: idOf(way), label: way.account?.title ?? cash, align: 'end' as const })),
      ]}
      rows={lines.map(({ key, name, cell }) => ({
        key,
        cells: Object.fromEntries([['way', name], ...ways.map((way) => [idOf(way), cellOf(key, way, cell(way))] as const)]),
      }))}
    />
  )
}
