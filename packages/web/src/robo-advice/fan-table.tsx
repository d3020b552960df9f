import type { FuturesForm, FuturesView, OpenedFuture } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { WhyFigure } from '../explanation/index.ts'
import { Doors, Table, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { useOpening } from './explained.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { FAN_LINES, useFanWords, useShown, useYearsWords } from './futures-words.ts'
import { useProfileNames } from './words.ts'

type AskYearProps = Pick<FuturesParts, 'view' | 'send'> & { readonly opened: OpenedFuture | undefined }

const QUANTILES = FAN_LINES.filter((line) => line !== 'paid')

/** Opens where a figure of the table comes from; once it is open, another line or year is chosen beside it. */
export const AskYear = memo(({ view, opened, send }: AskYearProps): ReactElement => {
  const { t } = useLingui()
  const words = useFanWords()
  const yearsWords = useYearsWords()
  const rows = rowsOf(view.fan.points)
  const last = rows.at(-1)?.years ?? 0
  const isOpen = opened !== undefined && opened.after !== 'end'
  const asked: OpenedFuture = isOpen ? opened : { of: 'profile', figure: 'p50', after: last }
  const choose = (change: Partial<OpenedFuture>): void => send({ type: 'figureOpened', figure: { ...asked, ...change } })
  return (
    <Doors>
      <WhyFigure opening={useOpening(asked)} />
      {isOpen && (
        <>
          <Select
            label={t({ id: 'robo.ask.line', message: 'Ligne' })}
            value={asked.figure}
            onValueChange={(figure) => choose({ figure })}
            options={QUANTILES.map((line) => ({ value: line, label: words[line] }))}
          />
          <Select
            label={t({ id: 'robo.table.after', message: 'Après' })}
            value={String(asked.after)}
            onValueChange={(year) => choose({ after: rows.find(({ years }) => String(years) === year)?.years ?? last })}
            options={rows.map(({ years }) => ({ value: String(years), label: yearsWords(years) }))}
          />
        </>
      )}
    </Doors>
  )
})

/** Years that have a row: few enough to be read, the last always among them. */
const rowsOf = <Point extends { readonly years: number }>(points: readonly Point[]): readonly Point[] => {
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
