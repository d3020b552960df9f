import type { CurvePoint } from '@hautelisse/domain/tax-saving'
import type { Preview } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { bendKey, bendWords } from './bend-words.ts'
import { curveRows } from './curve-rows.ts'
import { own } from './look.css.ts'
import { Table, text } from '../../ui/page/index.ts'

type SavingTableProps = { readonly curve: readonly CurvePoint[]; readonly current: Preview }

/** The figures of the drawing, with what changes at each of them. */
export const SavingTable = ({ curve, current }: SavingTableProps): ReactElement => {
  const { i18n, t } = useLingui()
  return (
    <Table
      dense
      asCards={false}
      caption={t({ id: 'tax.look.table.caption', message: 'Économie d’impôt selon le versement de l’année' })}
      columns={[
        { id: 'payment', label: t({ id: 'under-way.kind.payment', message: 'Versement' }) },
        { id: 'saving', label: t({ id: 'tax.look.field.saving', message: 'Économie d’impôt' }), align: 'end' },
      ]}
      rows={curveRows(curve, current).map(({ payment, saving, bends, isCurrent }) => ({
        key: payment.toString(),
        cells: {
          payment: (
            <>
              {isCurrent && (
                <span className={own}>
                  <Trans id="tax.result.term.payment">Votre versement</Trans>
                </span>
              )}
              <Amount value={payment} />
              {bends.map((bend) => (
                <span key={bendKey(bend)} className={text({ as: 'caption', block: true, strong: false })}>
                  {i18n._(bendWords(bend).name)}
                </span>
              ))}
            </>
          ),
          saving: <Amount value={saving} />,
        },
      }))}
    />
  )
}
