import { addEuros, type Euros } from '@hautelisse/domain/money'
import type { LifeLine, LivesView } from '@hautelisse/machines/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Table } from '../../ui/page/index.ts'

const NAMES: Readonly<Record<LifeLine['kind'], MessageDescriptor>> = {
  'voluntary-deducted': msg({ id: 'tax.life.kind.deducted', message: 'Versement déduit' }),
  'voluntary-not-deducted': msg({ id: 'tax.life.kind.not-deducted', message: 'Versement non déduit' }),
  premium: msg({ id: 'tax.life.kind.premium', message: 'Intéressement ou participation' }),
}

type BetweenProps = { readonly least: Euros; readonly most: Euros }

/** One amount, or two as long as the rate at the exit is open. */
const Between = ({ least, most }: BetweenProps): ReactElement =>
  least.equals(most) ? (
    <Amount value={most} />
  ) : (
    <Trans id="tax.result.exit-between">
      entre <Amount value={least} /> et <Amount value={most} />
    </Trans>
  )

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
      ]}
      rows={lines.map(({ kind, least, most }) => ({
        key: kind,
        cells: {
          kind: i18n._(NAMES[kind]),
          cost: <Amount value={most.entry.cost} />,
          value: <Amount value={most.growth.value} />,
          taken: <Between least={takenFrom(most)} most={takenFrom(least)} />,
          net: <Between least={least.exit.net} most={most.exit.net} />,
        },
      }))}
    />
  )
}
