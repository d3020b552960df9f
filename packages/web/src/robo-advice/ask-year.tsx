import type { OpenedFuture } from '@hautelisse/machines/robo-advice'
import { useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { WhyFigure } from '../explanation/index.ts'
import { Doors } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { useOpening } from './explained.tsx'
import { rowsOf } from './fan-table.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { FAN_LINES, useFanWords, useYearsWords } from './futures-words.ts'

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
            onValueChange={(text) => choose({ after: rows.find(({ years }) => String(years) === text)?.years ?? last })}
            options={rows.map(({ years }) => ({ value: String(years), label: yearsWords(years) }))}
          />
        </>
      )}
    </Doors>
  )
})
