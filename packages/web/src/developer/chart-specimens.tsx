import { euros, formatEuros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, HiddenAmountsProvider } from '../ui/amount/index.ts'
import { writeRound } from '../ui/amount/index.ts'
import { BundlesChart, ChartFrame, Fan, Legend, LegendItem, StepsChart, ThreadUnitNote, YearsChart } from '../ui/charts/index.ts'
import { CurveSpecimen } from './curve-specimen.tsx'
import { onHero } from './gallery.css.ts'
import { GUARANTEED, STEPS, YEARS } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'
import { Table } from '../ui/page/index.ts'

const cents = (value: number): string => formatEuros(euros(value))
const withLabel = ({ age, value }: { readonly age: number; readonly value: number }) => ({ age, value, label: cents(value) })

const AgeTable = ({ points }: { readonly points: readonly { readonly age: number; readonly value: number }[] }): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      dense
      asCards={false}
      caption={t({ id: 'developer.chart.table', message: 'Rente par mois à chaque âge' })}
      columns={[
        { id: 'age', label: t({ id: 'developer.chart.age', message: 'Âge' }) },
        { id: 'value', label: t({ id: 'developer.table.annuity', message: 'Rente par mois' }), align: 'end' },
      ]}
      rows={points.map(({ age, value }) => ({ key: age, cells: { age, value: <Amount value={euros(value)} /> } }))}
    />
  )
}

const Years = ({ title }: { readonly title: ReactNode }): ReactElement => {
  const { t } = useLingui()
  return (
    <ChartFrame
      level={3}
      title={title}
      legend={
        <Legend>
          <LegendItem swatch="solid">
            <Trans id="developer.chart.base">Rente de départ, estimée</Trans>
          </LegendItem>
          <LegendItem swatch="dashed">
            <Trans id="developer.chart.revalued">Revalorisation supposée de 1,00 % par an</Trans>
          </LegendItem>
        </Legend>
      }
      chart={
        <YearsChart
          label={t({
            id: 'developer.chart.years-label',
            message: 'Rente estimée de 161,30 € par mois à 64 ans et 219,57 € à 95 ans',
          })}
          points={YEARS.map((point) => withLabel(point))}
          base={YEARS[0]?.value ?? 0}
          formatTick={writeRound}
          labelled={[64, 80, 95]}
        />
      }
      table={<AgeTable points={YEARS} />}
    />
  )
}

const Steps = (): ReactElement => {
  const { t } = useLingui()
  return (
    <ChartFrame
      level={3}
      title={<Trans id="developer.chart.steps">Par paliers</Trans>}
      chart={
        <StepsChart
          label={t({
            id: 'developer.chart.steps-label',
            message: '123,40 € jusqu’à 70 ans, 148,07 € de 70 à 75 ans, 177,69 € après',
          })}
          points={STEPS.map((point) => withLabel(point))}
          reference={{ value: 161.3, label: t({ id: 'developer.chart.plain', message: 'Rente simple 161,30 €' }) }}
          formatTick={writeRound}
        />
      }
      table={<AgeTable points={STEPS} />}
    />
  )
}

const Bundles = (): ReactElement => {
  const { t } = useLingui()
  const name = (years: number): string => t({ id: 'developer.chart.guaranteed-years', message: `${years} ans` })
  return (
    <BundlesChart
      label={t({ id: 'developer.chart.guaranteed-label', message: 'De 161,03 € pour 5 années garanties à 154,43 € pour 20' })}
      top={161.3}
      items={GUARANTEED.map(({ years, value, gap }) => ({
        years,
        value,
        label: <Amount value={euros(value)} />,
        name: name(years),
        note: <Amount value={euros(gap)} movement />,
      }))}
    />
  )
}

const TotalFan = (): ReactElement => {
  const { t } = useLingui()
  return (
    <Fan
      label={t({ id: 'developer.chart.fan-label', message: '89 fils pour la retraite, 14 pour les projets, 12 ailleurs' })}
      groups={[
        { id: 'retirement', amount: 88_408.97, tone: 'h1' },
        { id: 'projects', amount: 13_904.16, tone: 'h2' },
        { id: 'elsewhere', amount: 12_350, tone: 'h3' },
      ]}
      wide={{
        width: 1200,
        height: 230,
        targets: [
          { start: 0.02, width: 0.43 },
          { start: 0.5, width: 0.22 },
          { start: 0.765, width: 0.22 },
        ],
      }}
      narrow={{
        width: 350,
        height: 110,
        targets: [
          { start: 0, width: 0.5 },
          { start: 0.56, width: 0.2 },
          { start: 0.8, width: 0.2 },
        ],
      }}
    />
  )
}

const SplitFan = (): ReactElement => {
  const { t } = useLingui()
  return (
    <Fan
      label={t({ id: 'developer.chart.split-label', message: 'Sur 88 fils, 34 vont au capital et 54 à la rente' })}
      groups={[
        { id: 'capital', amount: 34_516.02, tone: 'd2' },
        { id: 'annuity', amount: 53_892.95, tone: 'd1' },
      ]}
      wide={{
        width: 320,
        height: 130,
        targets: [
          { start: 0, width: 0.27 },
          { start: 0.57, width: 0.43, align: 'end' },
        ],
      }}
    />
  )
}

export const ChartSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.chart.title">Dessiner en fils</Trans>
    </GalleryTitle>
    <Specimen wide caption={<Trans id="developer.chart.fan">Éventail, sur fond de marque</Trans>}>
      <div className={onHero}>
        <TotalFan />
      </div>
      <ThreadUnitNote total={114_663.13} />
    </Specimen>
    <Specimen caption={<Trans id="developer.chart.split">Répartition du total</Trans>}>
      <SplitFan />
    </Specimen>
    <Specimen caption={<Trans id="developer.figure.hidden">Montants masqués</Trans>}>
      <HiddenAmountsProvider hidden>
        <SplitFan />
      </HiddenAmountsProvider>
    </Specimen>
    <Specimen
      wide
      caption={<Trans id="developer.chart.years-caption">Par âge : plein pour la rente, pointillé pour l’hypothèse</Trans>}
    >
      <Years title={<Trans id="developer.chart.years">Votre rente, âge par âge</Trans>} />
    </Specimen>
    <Specimen wide caption={<Trans id="developer.chart.guaranteed">Années garanties : un fil par année</Trans>}>
      <Bundles />
    </Specimen>
    <Specimen wide caption={<Trans id="developer.chart.steps-caption">Paliers, avec la rente simple en repère</Trans>}>
      <Steps />
    </Specimen>
    <Specimen wide caption={<Trans id="developer.chart.curve">Courbe : un fil par pas, ses changements de pente nommés</Trans>}>
      <CurveSpecimen />
    </Specimen>
    <Specimen wide caption={<Trans id="developer.chart.hidden">Les mêmes, montants masqués</Trans>}>
      <HiddenAmountsProvider hidden>
        <Years title={<Trans id="developer.chart.years-hidden">Votre rente, sans les montants</Trans>} />
        <Bundles />
      </HiddenAmountsProvider>
    </Specimen>
  </>
)
