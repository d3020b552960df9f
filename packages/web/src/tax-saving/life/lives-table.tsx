import { addEuros, type Euros } from '@hautelisse/domain/money'
import type { LifeLine, LivesView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { Table } from '../../ui/page/index.ts'
import { LifeAmount } from './explaining.tsx'
import { KIND_NAMES } from './kind-names.ts'

type BetweenProps = Pick<ComponentProps<typeof LifeAmount>, 'figure' | 'kind'> & { readonly least: Euros; readonly most: Euros }

/** One amount, or two as long as a rate at the exit is open: the smaller first. What is taken most leaves the least. */
const Between = ({ figure, kind, least, most }: BetweenProps): ReactElement => {
  const of = { figure, kind }
  const [low, high] = figure === 'taken' ? (['most', 'least'] as const) : (['least', 'most'] as const)
  return least.equals(most) ? (
    <LifeAmount {...of} bound={high} value={most} />
  ) : (
    <Trans id="tax.result.exit-between">
      entre <LifeAmount {...of} bound={low} value={least} /> et <LifeAmount {...of} bound={high} value={most} />
    </Trans>
  )
}

const takenFrom = ({ exit: { charges, tax } }: LifeLine['most']): Euros => addEuros(charges, tax)

/** One line a payment: entry, growth, exit, net. */
export const LivesTable = ({ view: { lines } }: { readonly view: LivesView }): ReactElement => {
  const { i18n, t } = useLingui()
  return (
    <Table
      dense
      caption={t({ id: 'tax.life.caption', message: 'Le même versement, de son coût à ce qui en reste' })}
      columns={[
        { id: 'kind', label: t({ id: 'under-way.kind.payment', message: 'Versement' }) },
        { id: 'cost', label: t({ id: 'tax.life.cost', message: 'Coût aujourd’hui' }), align: 'end' },
        { id: 'value', label: t({ id: 'tax.look.term.exit-value', message: 'Valeur à la sortie' }), align: 'end' },
        { id: 'taken', label: t({ id: 'tax.life.taken', message: 'Prélèvements et impôt' }), align: 'end' },
        { id: 'net', label: t({ id: 'tax.look.term.exit-net', message: 'Ce qui vous reste' }), align: 'end' },
        { id: 'annuity', label: t({ id: 'tax.life.annuity', message: 'Reste de 100\u00A0€ de rente' }), align: 'end' },
      ]}
      rows={lines.map(({ kind, least, most, annuity }) => ({
        key: kind,
        cells: {
          kind: i18n._(KIND_NAMES[kind]),
          cost: <LifeAmount bound="most" figure="cost" kind={kind} value={most.entry.cost} />,
          value: <LifeAmount bound="most" figure="value" kind={kind} value={most.growth.value} />,
          taken: <Between figure="taken" kind={kind} least={takenFrom(most)} most={takenFrom(least)} />,
          net: <Between figure="net" kind={kind} least={least.exit.net} most={most.exit.net} />,
          annuity: <Between figure="annuity" kind={kind} least={annuity.least.net} most={annuity.most.net} />,
        },
      }))}
    />
  )
}
