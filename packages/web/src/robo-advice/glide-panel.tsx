import type { AdvisorEvent, GlideView, HorizonStep, PlanView } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Table, Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './advisor.css.ts'
import * as glideStyles from './glide.css.ts'
import { ClassNames, GlideChart } from './glide-chart.tsx'
import { shareWords, useClassWords, useHorizonWords, useProfileNames } from './words.ts'

/** Years that stand for a step: its lower bound; half a year for the last. */
const yearsOf = ({ from }: HorizonStep): number => (from === 0 ? 0.5 : from)

type HorizonProps = {
  readonly glide: GlideView
  readonly send: (event: AdvisorEvent) => void
}

/** When the project is due: never guessed where nothing says it. */
const HorizonChoice = ({ glide: { steps, step }, send }: HorizonProps): ReactElement => {
  const { t } = useLingui()
  const words = useHorizonWords()
  const none = { value: '', label: t({ id: 'robo.horizon.none', message: 'Choisissez une durée' }), disabled: true }
  return (
    <Select
      label={t({ id: 'robo.horizon.label', message: 'Mon projet se réalise dans' })}
      value={step === undefined ? '' : `${step}`}
      onValueChange={(value) => {
        const chosen = steps[Number(value)]
        if (chosen !== undefined) send({ type: 'horizonChosen', years: yearsOf(chosen) })
      }}
      options={[
        ...(step === undefined ? [none] : []),
        ...steps.map((one, index) => ({ value: `${index}`, label: words(one).label })),
      ]}
    />
  )
}

const GlideTable = ({ glide }: { readonly glide: GlideView }): ReactElement => {
  const { t } = useLingui()
  const classWords = useClassWords()
  const words = useHorizonWords()
  return (
    <Table
      caption={t({ id: 'robo.glide.caption', message: 'Part de chaque classe d’actifs selon la durée du projet' })}
      columns={[
        { id: 'step', label: t({ id: 'robo.glide.step', message: 'Durée' }) },
        ...glide.classes.map((name) => ({ id: name, label: classWords[name].name, align: 'end' as const })),
      ]}
      rows={glide.steps.map((step, index) => ({
        key: step.from,
        isMarked: index === glide.step,
        cells: {
          step: words(step).label,
          ...Object.fromEntries(
            glide.classes.map((name, place) => [name, shareWords(glide.columns[index]?.[place] ?? 0)] as const),
          ),
        } as Readonly<Record<string, string>>,
      }))}
    />
  )
}

/** How the profile's mix changes as the project comes nearer, drawn as threads or as a table. */
export const GlidePanel = ({
  plan,
  glide,
  send,
}: {
  readonly plan: PlanView
  readonly glide: GlideView
  readonly send: (event: AdvisorEvent) => void
}): ReactElement => {
  const { t } = useLingui()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const classWords = useClassWords()
  const horizonWords = useHorizonWords()
  const name = useProfileNames()[plan.profile]
  const classes = glide.classes.map((one) => classWords[one])
  const columns = glide.steps.map((step, index) => ({
    key: `${step.from}`,
    ...horizonWords(step),
    shares: glide.columns[index] ?? [],
  }))
  const label = columns
    .map(
      (column) =>
        `${column.label} : ${classes.map((one, place) => `${shareWords(column.shares[place] ?? 0)} ${one.name}`).join(', ')}`,
    )
    .join('. ')
  return (
    <Panel aria-labelledby="robo-glide">
      <div className={styles.panelHead}>
        <Text as="subtitle" tag="h2" id="robo-glide">
          <Trans id="robo.glide.title">{name}, selon la date de votre projet</Trans>
        </Text>
        <div className={styles.horizon}>
          <HorizonChoice glide={glide} send={send} />
        </div>
      </div>
      <ClassNames classes={classes}>
        <li className={glideStyles.unit}>
          <Trans id="robo.glide.unit">
            Un fil : <span className={glideStyles.onWide}>2 %</span>
            <span className={glideStyles.onPhone}>4 %</span> de l’épargne
          </Trans>
        </li>
        <li>
          <Segmented
            label={t({ id: 'ui.chart.view', message: 'Affichage' })}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'chart', label: t({ id: 'ui.chart.view-chart', message: 'Graphique' }), icon: drawings.ChartBar },
              { value: 'table', label: t({ id: 'ui.chart.view-table', message: 'Tableau' }), icon: drawings.Table },
            ]}
          />
        </li>
      </ClassNames>
      {view === 'table' ? (
        <GlideTable glide={glide} />
      ) : (
        <GlideChart
          label={label}
          classes={classes}
          columns={columns}
          chosen={glide.step}
          you={<Trans id="robo.glide.you">vous</Trans>}
          axis={<Trans id="robo.glide.axis">Années avant votre projet</Trans>}
        />
      )}
    </Panel>
  )
}
