import type { FuturesForm, FuturesView } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { Table, text } from '../ui/page/index.ts'
import { useFanWords, useShown, useYearsWords } from './futures-words.ts'
import { useProfileNames } from './words.ts'

/** Years that have a row: few enough to be read, the last always among them. */
export const rowsOf = <Point extends { readonly years: number }>(points: readonly Point[]): readonly Point[] => {
  const last = points.at(-1)
  const step = (last?.years ?? 0) > 20 ? 5 : (last?.years ?? 0) > 6 ? 2 : 1
  return points.filter((point) => point === last || (point.years > 0 && point.years % step === 0))
}

/** The figures of the fan as a table. */
export const FanTable = memo(({ view, form }: { readonly view: FuturesView; readonly form: FuturesForm }): ReactElement => {
  const { t } = useLingui()
  const words = useFanWords()
  const shown = useShown()
  const yearsWords = useYearsWords()
  const profile = useProfileNames()[form.profile]
  const columns = ['paid', 'p10', 'p25', 'p50', 'p75', 'p90'] as const
  return (
    <>
      <Table
        caption={t({ id: 'robo.table.caption', message: `Montants atteints par les futurs, profil ${profile}` })}
        columns={[
          { id: 'after', label: t({ id: 'robo.table.after', message: 'Après' }) },
          ...columns.map((id) => ({
            id,
            label: id === 'paid' ? t({ id: 'robo.table.paid', message: 'Versé' }) : words[id],
            align: 'end' as const,
          })),
        ]}
        rows={rowsOf(view.fan.points).map((point) => ({
          key: point.years,
          cells: {
            after: yearsWords(point.years),
            paid: shown(point.paid),
            p10: shown(point.p10),
            p25: shown(point.p25),
            p50: <span className={text({ strong: true })}>{shown(point.p50)}</span>,
            p75: shown(point.p75),
            p90: shown(point.p90),
          },
        }))}
      />
      <p className={text({ as: 'small' })}>
        {form.isReal ? (
          <Trans id="robo.table.rounded-real">
            Arrondi à 100 €, à 10 € sous 10 000 €. Euros d’aujourd’hui, avant impôts et prélèvements.
          </Trans>
        ) : (
          <Trans id="robo.table.rounded">
            Arrondi à 100 €, à 10 € sous 10 000 €. Euros de l’année, avant impôts et prélèvements.
          </Trans>
        )}
      </p>
    </>
  )
})
