import type { ShownFan, FuturesEvent, FuturesForm, FuturesView } from '@hautelisse/machines/robo-advice'
import { formatShare } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState, type ReactElement } from 'react'
import { EurosSwitch } from '../euros/index.ts'
import { writeRound } from '../ui/amount/index.ts'
import { fanAxis, FanKey, FuturesChart, type Axis, type FanYears } from '../ui/charts/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack, Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { FanTable } from './fan-table.tsx'
import { changeWords, FAN_LINES, threadNumber, useFanWords, useShown, useYearsWords } from './futures-words.ts'
import * as styles from './futures.css.ts'

/** A fan as the drawing takes it. */
export const fanYears = ({ points }: ShownFan): FanYears => ({
  p10: points.map(({ p10 }) => p10),
  p25: points.map(({ p25 }) => p25),
  p50: points.map(({ p50 }) => p50),
  p75: points.map(({ p75 }) => p75),
  p90: points.map(({ p90 }) => p90),
  paid: points.map(({ paid }) => paid),
})

/** Axis of both fans of the page: what of them has to be seen. */
export const fansAxis = ({ fan, today }: FuturesView): Axis =>
  fanAxis(
    [fan, ...(today === undefined ? [] : [today])].flatMap(({ points }) =>
      points.flatMap(({ p10, p90, paid }) => [p10, p90, paid]),
    ),
    fan.points.at(-1)?.years ?? 0,
  )

type PanelProps = {
  readonly view: FuturesView
  readonly form: FuturesForm
  readonly send: (event: FuturesEvent) => void
}

/** The fan in one sentence. */
export const useFanLabel = (): ((fan: ShownFan) => string) => {
  const { t } = useLingui()
  const shown = useShown()
  const yearsWords = useYearsWords()
  return ({ points }) => {
    const end = points.at(-1)
    if (end === undefined) return ''
    const years = yearsWords(end.years)
    const [low, high, middle] = [shown(end.p10), shown(end.p90), shown(end.p50)]
    const [from, to, paid] = [shown(end.p25), shown(end.p75), shown(end.paid)]
    return t({
      id: 'robo.fan.label',
      message: `Dans ${years}, 8 futurs sur 10 finissent entre ${low} et ${high}, la moitié entre ${from} et ${to}, la médiane est ${middle}. Vous auriez versé ${paid}.`,
    })
  }
}

type KeyProps = { readonly hasThreads: boolean; readonly followed: number | undefined }

const FanLegend = memo(({ hasThreads, followed }: KeyProps): ReactElement => {
  const number = threadNumber(followed ?? 0)
  return (
    <FanKey
      lines={[
        { kind: 'paid', name: <Trans id="robo.fan.paid">Vos versements</Trans> },
        { kind: 'median', name: <Trans id="robo.fan.key.median">Médiane</Trans> },
        { kind: 'half', name: <Trans id="robo.fan.key.half">La moitié des futurs</Trans> },
        { kind: 'eight', name: <Trans id="robo.fan.key.eight">8 futurs sur 10</Trans> },
        ...(hasThreads ? ([{ kind: 'thread', name: <Trans id="robo.fan.key.thread">Un futur</Trans> }] as const) : []),
        ...(followed === undefined
          ? []
          : ([{ kind: 'followed', name: <Trans id="robo.fan.key.followed">Le fil {number}</Trans> }] as const)),
      ]}
    />
  )
})

const FanChart = ({ view, send }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const words = useFanWords()
  const shown = useShown()
  const labelOf = useFanLabel()
  const yearsWords = useYearsWords()
  const said = useThreadSentence()
  const { fan, threads, followed } = view
  const end = fan.points.at(-1)
  const scale = fansAxis(view)
  const place = threads.findIndex(({ number }) => number === followed?.number)
  const [number, change, year] = [
    threadNumber(followed?.number ?? 0),
    changeWords(followed?.worst.change ?? 0),
    followed?.worst.year ?? 0,
  ]
  return (
    <FuturesChart
      label={labelOf(fan)}
      fan={fanYears(fan)}
      scale={scale}
      threads={threads.map(({ amounts }) => amounts)}
      followed={
        followed && {
          values: followed.amounts,
          at: followed.worst.year,
          chip: (
            <Trans id="robo.fan.chip">
              Fil {number}, année {year} : {change}
            </Trans>
          ),
        }
      }
      reader={{
        label: t({ id: 'robo.fan.reader', message: 'Suivre un futur' }),
        value: place === -1 ? 0 : place,
        said: followed === undefined ? '' : said(followed),
      }}
      onFollow={(index) => {
        const thread = threads[index]
        if (thread !== undefined) send({ type: 'threadFollowed', thread: thread.number })
      }}
      ends={FAN_LINES.map((key) => ({ key, value: end?.[key] ?? 0, words: words[key], amount: shown(end?.[key] ?? 0) }))}
      formatTick={writeRound}
      today={t({ id: 'accounts.empty.today', message: 'Aujourd’hui' })}
      yearsWords={yearsWords}
    />
  )
}

/** What is said of a thread: its worst year, and where it ends. */
export const useThreadSentence = (): ((thread: NonNullable<FuturesView['followed']>) => string) => {
  const { t } = useLingui()
  const shown = useShown()
  return ({ number: given, worst, end: last }) => {
    const [number, change, year, end] = [threadNumber(given), changeWords(worst.change), worst.year, shown(last)]
    return t({ id: 'robo.thread.sentence', message: `Le fil ${number} : ${change} l’année ${year}, ${end} à la fin.` })
  }
}

type Shape = 'chart' | 'table'

type HeadProps = {
  readonly hasThreads: boolean
  readonly shape: Shape
  readonly onShape: (shape: Shape) => void
}

/** What the fan is, and how it is looked at: the same while a slider moves. */
const FanHead = memo(({ hasThreads, shape, onShape }: HeadProps): ReactElement => {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      <Text as="subtitle" tag="h2" id="robo-fan">
        {hasThreads ? (
          <Trans id="robo.fan.title">Soixante futurs parmi 10 000</Trans>
        ) : (
          <Trans id="robo.fan.title-alone">Les futurs possibles</Trans>
        )}
      </Text>
      <EurosSwitch />
      <Segmented
        label={t({ id: 'ui.chart.view', message: 'Affichage' })}
        value={shape}
        onValueChange={onShape}
        options={[
          { value: 'chart', label: t({ id: 'ui.chart.view-chart', message: 'Graphique' }), icon: drawings.ChartBar },
          { value: 'table', label: t({ id: 'ui.chart.view-table', message: 'Tableau' }), icon: drawings.Table },
        ]}
      />
    </div>
  )
})

/** The fan over its futures, or as a table; in euros of their year or of today. */
export const FanPanel = ({ view, form, send }: PanelProps): ReactElement => {
  const shown = useShown()
  const [shape, setShape] = useState<Shape>('chart')
  const rate = formatShare(view.inflation)
  const [median, real] = [shown(view.medians.nominal), shown(view.medians.real)]
  const hasThreads = view.threads.length > 0
  const from = fansAxis(view).bottom
  const lowest = shown(from)
  return (
    <Panel className={`${styles.panel} ${styles.later}`} aria-labelledby="robo-fan">
      <Stack>
        <FanHead hasThreads={hasThreads} shape={shape} onShape={setShape} />
        {shape === 'chart' ? (
          <>
            <FanLegend hasThreads={hasThreads} followed={view.followed?.number} />
            <FanChart view={view} form={form} send={send} />
            {from > 0 && (
              <Text as="small">
                <Trans id="robo.fan.from">L’axe ne part pas de zéro&nbsp;: il commence à {lowest}.</Trans>
              </Text>
            )}
          </>
        ) : (
          <FanTable view={view} form={form} />
        )}
        <Note>
          {form.isReal ? (
            <Trans id="robo.fan.note-today">
              Trait plein : ce que vous versez. Pointillé : ce qui est supposé. Avec {rate} d’inflation par an, la médiane de{' '}
              {median} en euros de son année vaut {real} d’aujourd’hui.
            </Trans>
          ) : (
            <Trans id="robo.fan.note">
              Trait plein : ce que vous versez. Pointillé : ce qui est supposé. Avec {rate} d’inflation par an, la médiane de{' '}
              {median} vaudrait {real} d’aujourd’hui.
            </Trans>
          )}
        </Note>
      </Stack>
    </Panel>
  )
}
