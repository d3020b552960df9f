import { formatRate } from '@hautelisse/domain/money'
import type { LongLifeView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { ChartFrame, StepsChart } from '../ui/charts/index.ts'
import { Table, Text } from '../ui/page/index.ts'
import { shareWords, useMoneyWords } from './words.ts'

type ViewProps = { readonly view: LongLifeView }

/** The age at which an annuity that stays the same has paid the capital, and how many of the table live to it. */
const ReachingAge = ({ view: { steady, capital, start } }: ViewProps): ReactElement => {
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
  const share = shareWords(steady.share)
  return (
    <>
      <b>
        <Trans id="longevity.sum.reached">
          À {age}, la somme des rentes brutes atteint le capital converti, <Amount value={capital} />, sans compter d’intérêt.
        </Trans>
      </b>{' '}
      <Trans id="longevity.sum.share">
        Dans cette table, prudente, {share} des personnes en vie à {start}&nbsp;ans vivent au moins jusque-là.
      </Trans>
    </>
  )
}

type SumProps = ViewProps & { readonly isInTodaysEuros: boolean }

/** The other reading: an annuity that rises as assumed (BEY-63). */
const Rising = ({ view: { assumed, risePercent, inflationPercent }, isInTodaysEuros }: SumProps): ReactElement => {
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
    <Trans id="longevity.sum.real">
      Ici la rente suit les prix. Si elle monte de {rise} par an quand les prix montent de {prices}, c’est à {age}, où {share} de
      la table vivent encore.
    </Trans>
  ) : (
    <Trans id="longevity.sum.rise">
      Ici la rente ne monte pas. Si elle monte de {rise} par an, c’est à {age}, où {share} de la table vivent encore.
    </Trans>
  )
}

const Drawing = ({ view: { capital, years, start } }: ViewProps): ReactElement => {
  const { t } = useLingui()
  const { shown } = useMoneyWords()
  const isHidden = useHiddenAmounts()
  const round = isHidden ? HIDDEN_AMOUNT : writeRound(capital.toNumber())
  const line = t({ id: 'longevity.sum.line', message: `Capital converti ${round}` })
  const last = years.at(-1)
  const total = last === undefined || isHidden ? HIDDEN_AMOUNT : writeRound(last.paid.toNumber())
  const end = last?.age ?? start
  return (
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
    />
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
export const SumOfInstalments = ({ view, isInTodaysEuros }: SumProps): ReactElement => (
  <ChartFrame
    level={3}
    title={<Trans id="longevity.sum.title">La somme des rentes et le capital</Trans>}
    intro={
      <>
        <Text narrow>
          <ReachingAge view={view} />
        </Text>
        <Text narrow tone="quiet">
          <Rising view={view} isInTodaysEuros={isInTodaysEuros} />
        </Text>
      </>
    }
    chart={<Drawing view={view} />}
    table={<SumTable view={view} />}
  />
)
