import { formatRate, MONTHS_PER_YEAR } from '@hautelisse/domain/money'
import type { LongLifeView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { ChartFrame, StepsChart } from '../ui/charts/index.ts'
import { Table, Text } from '../ui/page/index.ts'
import { ShareBar } from './bar.tsx'
import type { ExplainedProps } from './explained.ts'
import * as styles from './longevity.css.ts'
import { shareWords, useMoneyWords } from './words.ts'

type ViewProps = { readonly view: LongLifeView }

/** An age with its numbers large. */
const LargeAge = ({ months }: { readonly months: number }): ReactElement => {
  const words = useAgeWords()(months).split(/(\d+)/)
  return (
    <span className={styles.age}>
      {words.map((word, place) =>
        place % 2 === 0 ? (
          word
        ) : (
          <span key={word} className={styles.digits}>
            {word}
          </span>
        ),
      )}
    </span>
  )
}

/** The age at which an annuity that stays the same has paid the capital, and how many of the table live to it. */
const Hero = ({ view: { steady, start }, explained: Explained }: ViewProps & ExplainedProps): ReactElement | null => {
  if (steady === undefined) return null
  const share = shareWords(steady.share)
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.label}>
          <Trans id="longevity.sum.hero">La rente aura versé le capital converti à</Trans>
        </p>
        <Explained id={{ kind: 'reaching', reading: 'steady' }}>
          <LargeAge months={steady.ageInMonths} />
        </Explained>
      </div>
      <div className={styles.share}>
        <ShareBar share={steady.share} />
        <p>
          <Trans id="longevity.sum.living">
            Dans cette table, prudente, <Explained id={{ kind: 'reached-share', reading: 'steady' }}>{share}</Explained> des
            personnes en vie à {start}
            &nbsp;ans vivent au moins jusque-là.
          </Trans>
        </p>
      </div>
    </div>
  )
}

const ReachingAge = ({ view: { steady, capital } }: ViewProps): ReactElement => {
  const ageWords = useAgeWords()
  if (steady === undefined)
    return (
      <b>
        <Trans id="longevity.sum.never">
          La somme des rentes brutes n’atteint le capital converti, <Amount value={capital} />, à aucun âge de cette table.
        </Trans>
      </b>
    )
  const age = ageWords(steady.ageInMonths)
  return (
    <Trans id="longevity.sum.reached">
      À {age}, la somme des rentes brutes atteint le capital converti, <Amount value={capital} />, sans compter d’intérêt.
    </Trans>
  )
}

type SumProps = ViewProps & ExplainedProps & { readonly isInTodaysEuros: boolean }

/** The other reading: an annuity that rises as assumed (BEY-63). */
const Rising = ({
  view: { assumed, risePercent, inflationPercent },
  isInTodaysEuros,
  explained: Explained,
}: SumProps): ReactElement => {
  const ageWords = useAgeWords()
  const [rise, prices] = [formatRate(risePercent), formatRate(inflationPercent)]
  if (assumed === undefined)
    return (
      <Trans id="longevity.sum.real-never">
        Ici la rente suit les prix. Si elle monte de {rise} par an quand les prix montent de {prices}, la somme n’atteint le
        capital à aucun âge de cette table.
      </Trans>
    )
  const age = ageWords(assumed.ageInMonths)
  const share = shareWords(assumed.share)
  return isInTodaysEuros ? (
    <Trans id="longevity.sum.if-real">
      Ici la rente suit les prix. Si elle monte de {rise} par an quand les prix montent de {prices}, c’est à{' '}
      <Explained id={{ kind: 'reaching', reading: 'assumed' }}>{age}</Explained>, où{' '}
      <Explained id={{ kind: 'reached-share', reading: 'assumed' }}>{share}</Explained> de la table vivent encore.
    </Trans>
  ) : (
    <Trans id="longevity.sum.if-rising">
      Ici la rente ne monte pas. Si elle monte de {rise} par an, c’est à{' '}
      <Explained id={{ kind: 'reaching', reading: 'assumed' }}>{age}</Explained>, où{' '}
      <Explained id={{ kind: 'reached-share', reading: 'assumed' }}>{share}</Explained> de la table vivent encore.
    </Trans>
  )
}

const Drawing = ({ view: { capital, years, start, ages } }: ViewProps): ReactElement => {
  const { t } = useLingui()
  const { shown } = useMoneyWords()
  const isHidden = useHiddenAmounts()
  const round = isHidden ? HIDDEN_AMOUNT : writeRound(capital.toNumber())
  const line = t({ id: 'longevity.sum.line', message: `Capital converti ${round}` })
  const last = years.at(-1)
  const total = last === undefined || isHidden ? HIDDEN_AMOUNT : writeRound(last.paid.toNumber())
  const end = last?.age ?? start
  return (
    <div className={styles.underAxis}>
      <StepsChart
        label={t({
          id: 'longevity.sum.label',
          message: `Somme des rentes, de 0\u00A0€ à ${start}\u00A0ans à ${total} à ${end}\u00A0ans. ${line}.`,
        })}
        points={years.map(({ age, paid, saver }) => {
          const [sum, share] = [shown(paid), shareWords(saver)]
          return {
            age,
            value: paid.toNumber(),
            label: t({ id: 'longevity.sum.read', message: `${sum}, ${share} de la table en vie` }),
          }
        })}
        reference={{ value: capital.toNumber(), label: line }}
        formatTick={writeRound}
        marks={(ages.saver ?? [])
          .filter(({ ageInMonths }) => ageInMonths <= end * MONTHS_PER_YEAR)
          .map(({ tenths, ageInMonths }) => ({
            months: ageInMonths,
            label: t({ id: 'longevity.ages.of-ten', message: `${tenths} sur 10` }),
          }))}
      />
    </div>
  )
}

/** Years between two rows: the drawing has each of them. */
const STRIDE = 5

const SumTable = ({ view: { years, hasSpouse } }: ViewProps): ReactElement => {
  const { t } = useLingui()
  const either = {
    id: 'either',
    label: t({ id: 'longevity.sum.either', message: 'Au moins un des deux en vie' }),
    align: 'end',
  } as const
  return (
    <Table
      dense
      caption={t({
        id: 'longevity.sum.caption',
        message: 'Somme des rentes, écart avec le capital et part de la table en vie, tous les cinq ans',
      })}
      columns={[
        { id: 'age', label: t({ id: 'longevity.sum.age', message: 'Âge atteint' }) },
        { id: 'paid', label: t({ id: 'longevity.sum.paid', message: 'Somme des rentes' }), align: 'end' },
        { id: 'gap', label: t({ id: 'longevity.sum.gap', message: 'Écart avec le capital' }), align: 'end' },
        { id: 'saver', label: t({ id: 'longevity.sum.alive', message: 'Part de la table en vie' }), align: 'end' },
        ...(hasSpouse ? [either] : []),
      ]}
      rows={years
        .filter(({ age }) => age % STRIDE === 0)
        .map((year) => ({
          key: year.age,
          cells: {
            age: year.age,
            paid: <Amount value={year.paid} />,
            gap: <Amount value={year.gap} movement />,
            saver: shareWords(year.saver),
            either: year.either !== undefined && shareWords(year.either),
          },
        }))}
    />
  )
}

/** What the annuity has paid year after year beside its capital, and the age at which both are the same (BEY-62 to BEY-64). */
export const SumOfInstalments = ({ view, isInTodaysEuros, explained }: SumProps): ReactElement => (
  <ChartFrame
    level={3}
    title={<Trans id="longevity.sum.title">La somme des rentes et le capital</Trans>}
    intro={
      <>
        <Hero view={view} explained={explained} />
        <Text narrow>
          <ReachingAge view={view} />
        </Text>
        <Text narrow tone="quiet">
          <Rising view={view} isInTodaysEuros={isInTodaysEuros} explained={explained} />
        </Text>
      </>
    }
    chart={<Drawing view={view} />}
    table={<SumTable view={view} />}
  />
)
