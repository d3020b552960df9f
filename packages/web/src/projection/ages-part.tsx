import { formatEuros, formatMovement, roundToEuros, type Euros } from '@hautelisse/domain/money'
import { shownLiving, type AgeInTurn, type ProjectionPlan, type ShownLiving } from '@hautelisse/domain/projection'
import { NET_RETURN, valueAt } from '@hautelisse/domain/law'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts, WholeAmount } from '../ui/amount/index.ts'
import { AgesChart } from '../ui/charts/index.ts'
import { Table, text } from '../ui/page/index.ts'
import { shortPercent } from './causes-part.tsx'
import { Folded } from './folded.tsx'
import * as styles from './page.css.ts'
import { useLiveDesk } from './desk.ts'
import type { ProjectionActor } from './use-projection.ts'
import { useChanceWords, useYearsWords } from './words.ts'

const whole = (amount: Euros): string => formatEuros(roundToEuros(amount)).replace(/,00(?!\d)/, '')

type Row = AgeInTurn & { readonly shown: ShownLiving }
type RowsProps = { readonly rows: readonly Row[]; readonly plan: ProjectionPlan }

const SOURCES = ['pension', 'other', 'annuities'] as const

/** The ages, as they are told in the euros that were chosen. */
export const useRows = (ages: readonly AgeInTurn[], plan: ProjectionPlan): readonly Row[] => {
  const isToday = useIsInTodaysEuros()
  return ages.map((age) => ({ ...age, shown: shownLiving(age.living, plan, isToday ? 'today' : 'departure') }))
}

/** The first age at which the goal is reached in the middle, and the chance of it (RP-26). */
const Reaching = ({ rows }: Pick<RowsProps, 'rows'>): ReactElement | null => {
  const found = rows.find(({ delta }) => !delta.isNegative())
  if (found === undefined) return <Trans id="projection.ages.never">À aucun de ces âges vous n’atteindriez votre objectif.</Trans>
  const { age, chance } = found
  if (chance === 'waiting') return <>…</>
  if (chance === undefined)
    return <Trans id="projection.ages.reached-certain">À {age}&nbsp;ans, vous atteindriez votre objectif.</Trans>
  const count = Math.min(99, Math.max(1, Math.round(chance * 100)))
  return (
    <Trans id="projection.ages.in-futures">
      À {age}&nbsp;ans, vous atteindriez votre objectif dans {count} futurs sur 100.
    </Trans>
  )
}

const useChanceOf = (): ((row: Row) => string | undefined) => {
  const words = useChanceWords()
  return ({ chance }) => (chance === 'waiting' ? '…' : chance === undefined ? undefined : words(chance))
}

const CompactTable = ({ rows, plan }: RowsProps): ReactElement => {
  const { t } = useLingui()
  const chanceOf = useChanceOf()
  const years = useYearsWords()
  return (
    <Table
      caption={t({ id: 'projection.ages.caption-net', message: 'Net par mois selon l’âge de départ' })}
      columns={[
        { id: 'age', label: t({ id: 'projection.ages.age', message: 'Départ' }) },
        { id: 'net', label: t({ id: 'projection.ages.net', message: 'Net par mois' }), align: 'end' },
        { id: 'chance', label: t({ id: 'projection.ages.chance', message: 'Chances d’atteindre' }), align: 'end' },
      ]}
      rows={rows.map((row) => {
        const { age } = row
        return {
          key: age,
          isMarked: age === plan.horizon,
          cells: {
            age: years(age),
            net: <WholeAmount value={row.shown.net} />,
            chance: chanceOf(row) ?? '–',
          },
        }
      })}
    />
  )
}

const Goal = ({ row }: { readonly row: Row }): ReactElement => {
  const isHidden = useHiddenAmounts()
  const delta = row.shown.net.minus(row.shown.goal) as Euros
  return <>{isHidden ? HIDDEN_AMOUNT : formatMovement(delta).replace(/,00(?!\d)/, '')}</>
}

/** The same figures in numbers, each age a row. */
export const AgesTable = ({ rows, plan }: RowsProps): ReactElement => {
  const { t } = useLingui()
  const chanceOf = useChanceOf()
  const years = useYearsWords()
  const partOf = ({ shown }: Row, name: (typeof SOURCES)[number]): ReactElement => {
    const part = shown.parts.find((one) => one.name === name)
    return part === undefined ? <>–</> : <WholeAmount value={part.net} />
  }
  return (
    <Table
      caption={t({
        id: 'projection.table.caption',
        message: 'Pension, rentes, autres revenus et net par mois selon l’âge de départ',
      })}
      columns={[
        { id: 'age', label: t({ id: 'projection.ages.age', message: 'Départ' }) },
        { id: 'pension', label: t({ id: 'projection.ages.pension', message: 'Pension' }), align: 'end' },
        { id: 'annuities', label: t({ id: 'projection.known.annuities', message: 'Rentes' }), align: 'end' },
        { id: 'other', label: t({ id: 'projection.table.other', message: 'Autres' }), align: 'end' },
        { id: 'net', label: t({ id: 'projection.ages.net', message: 'Net par mois' }), align: 'end' },
        { id: 'range', label: t({ id: 'projection.table.range', message: 'Fourchette' }), align: 'end' },
        { id: 'delta', label: t({ id: 'projection.ages.delta', message: 'Écart avec l’objectif' }), align: 'end' },
        { id: 'chance', label: t({ id: 'projection.ages.chance', message: 'Chances d’atteindre' }), align: 'end' },
      ]}
      rows={rows.map((row) => {
        const { age, shown } = row
        return {
          key: age,
          isMarked: age === plan.horizon,
          cells: {
            age: years(age),
            pension: partOf(row, 'pension'),
            annuities: partOf(row, 'annuities'),
            other: partOf(row, 'other'),
            net: (
              <b>
                <WholeAmount value={shown.net} />
              </b>
            ),
            range: (
              <Trans id="projection.table.between">
                <WholeAmount value={shown.low} /> à <WholeAmount value={shown.high} />
              </Trans>
            ),
            delta: <Goal row={row} />,
            chance: chanceOf(row) ?? '–',
          },
        }
      })}
    />
  )
}

/** The table as a part of the page. */
export const TablePart = (props: RowsProps): ReactElement => (
  <Folded className={styles.part} title={<Trans id="projection.table.title">Les mêmes chiffres, en tableau</Trans>}>
    <AgesTable {...props} />
    <p className={text({ as: 'small' })}>
      <Trans id="projection.table.note">
        Net par mois, arrondi à l’euro, votre crédit payé. Fourchette&nbsp;: rendement de votre épargne de 0 à 4&nbsp;% par an, et
        vos prélèvements des deux premières années.
      </Trans>
    </p>
  </Folded>
)

/** What each age of departure would leave, as threads by source against the goal (RP-12, S-52). */
export const AgesPart = ({ actor, rows, plan }: RowsProps & { readonly actor: ProjectionActor }): ReactElement => {
  const { t } = useLingui()
  const desk = useLiveDesk(actor)
  const chanceOf = useChanceOf()
  const years = useYearsWords()
  const middle = shortPercent(valueAt(NET_RETURN, plan.today).value)
  const [goal] = rows.map(({ shown }) => shown)
  const amountOf = ({ parts }: ShownLiving, name: (typeof SOURCES)[number]): number =>
    parts.find((part) => part.name === name)?.net.toNumber() ?? 0
  const nets = rows.map(({ age, shown }) => `${String(age)}\u00A0: ${whole(shown.net)}`).join(', ')
  const aim = goal === undefined ? undefined : (goal.goal.plus(goal.loan) as Euros)
  const aimWords = goal === undefined ? '' : whole(goal.goal)
  const aimAndLoan = aim === undefined ? '' : whole(aim)
  return (
    <AgesChart
      title={
        <span id="retirement-ages" tabIndex={-1}>
          <Trans id="projection.ages.heading">Selon votre âge de départ</Trans>
        </span>
      }
      label={t({ id: 'projection.ages.label', message: `Net par mois selon l’âge de départ : ${nets}. Objectif : ${aimWords}.` })}
      intro={
        <span className={styles.reaching}>
          <Reaching rows={rows} />
        </span>
      }
      sources={[
        { name: t({ id: 'projection.ages.pension', message: 'Pension' }), tone: 'd1' },
        { name: t({ id: 'projection.card.other', message: 'Autres revenus' }), tone: 'd3' },
        { name: t({ id: 'projection.known.annuities', message: 'Rentes' }), tone: 'd4' },
      ]}
      rangeName={t({ id: 'projection.table.range', message: 'Fourchette' })}
      columns={rows.map((row) => {
        const { age, shown } = row
        const note = chanceOf(row)
        return {
          age,
          name: years(age),
          value: whole(shown.net),
          amounts: SOURCES.map((name) => amountOf(shown, name)),
          most: shown.high.plus(shown.loan).toNumber(),
          ...(note === undefined ? {} : { note }),
        }
      })}
      {...(aim === undefined
        ? {}
        : {
            goal: {
              value: aim.toNumber(),
              label:
                goal?.loan.isZero() === false
                  ? t({ id: 'projection.ages.goal-loan', message: `Objectif et crédit, ${aimAndLoan}` })
                  : t({ id: 'projection.ages.goal', message: `Votre objectif, ${aimWords}` }),
            },
          })}
      chosen={plan.horizon}
      onChoose={(age) => desk.send({ type: 'horizonTyped', text: String(age) })}
      table={<CompactTable rows={rows} plan={plan} />}
    >
      <p className={text({ as: 'small' })}>
        <Trans id="projection.ages.chances-note">
          Sous chaque âge&nbsp;: les chances d’atteindre l’objectif, pour la part épargnée seule&nbsp;; votre pension est supposée
          certaine. Mêmes hypothèses que la projection&nbsp;: {middle} par an au milieu, et autour les écarts des marchés.
        </Trans>
      </p>
    </AgesChart>
  )
}
