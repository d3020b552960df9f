import type { KnownLiving } from '@hautelisse/domain/projection'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { DoorLink } from '../portal/index.ts'
import { AmountRow, WholeAmount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { type FanGroup, fanThreads, type FanTarget } from '../ui/charts/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { layout } from '../ui/theme/index.ts'
import { FigureCard } from './figure-card.tsx'
import { goTo } from './go-to.ts'
import type { KnownProps } from './known-hero.tsx'
import { useLook } from './looking.tsx'
import * as styles from './page.css.ts'
import { PensionWords } from './pension-words.tsx'
import { useChanceWords } from './words.ts'

type CardId = 'pension' | 'annuities' | 'other' | 'goal' | 'loan'

/** Cards under the threads: the pension always, of the others those that bring or take something, and the goal. */
const cardsOf = ({ shown }: Pick<KnownProps, 'shown'>): readonly CardId[] => [
  'pension',
  ...shown.parts.flatMap(({ name }) => (name === 'pension' ? [] : [name])),
  'goal',
  ...(shown.loan.isZero() ? [] : (['loan'] as const)),
]

/** Widths of the cards, as shares of their row: that of the pension gives room to a loan, so that the others keep theirs. */
const [PENSION, PENSION_BESIDE_LOAN, OTHERS] = [600, 400, 188] as const
const GAP = 12

const widthsOf = (ids: readonly CardId[]): readonly number[] =>
  ids.map((id) => (id !== 'pension' ? OTHERS : ids.includes('loan') ? PENSION_BESIDE_LOAN : PENSION))

const netOf = ({ parts }: KnownProps['shown'], id: CardId): number => parts.find(({ name }) => name === id)?.net.toNumber() ?? 0

/** Threads of each source up to the goal, what is missing dashed, over the cards that they end on. */
export const threadsOf = (shown: KnownProps['shown']) => {
  const ids = cardsOf({ shown })
  const groups: readonly FanGroup[] = ids.flatMap((id): readonly FanGroup[] => {
    if (id === 'loan') return []
    if (id === 'goal') return [{ id: 'gap', kind: 'dashed', amount: shown.missing.toNumber(), tone: 'goal' }]
    return [{ id, amount: netOf(shown, id), tone: id === 'other' ? 'h3' : 'h1' }]
  })
  const widths = widthsOf(ids)
  const all = widths.reduce((sum, width) => sum + width, GAP * (ids.length - 1))
  const targets: readonly FanTarget[] = widths.map((width, at) => {
    const before = widths.slice(0, at).reduce((sum, one) => sum + one + GAP, 0)
    return { start: (before + GAP) / all, width: (width - 2 * GAP) / all }
  })
  return { threads: fanThreads(groups, 'both'), targets }
}

const AnnuityWords = ({ living }: { readonly living: KnownLiving }): ReactElement => {
  const count = living.income.today.month.lines.filter(({ id }) => id.startsWith('account-')).length
  return count > 1 ? (
    <Trans id="projection.known.contracts">De {count} contrats et de vos versements</Trans>
  ) : (
    <Trans id="projection.known.contract">De votre contrat et de vos versements</Trans>
  )
}

/** The chance to reach the goal at the age that was chosen, what it is a chance of beside it (RP-26). */
const ChanceLine = ({ age: chosen }: { readonly age: number }): ReactElement | null => {
  const words = useChanceWords()
  const chance = useLook().ages.find(({ age }) => age === chosen)?.chance
  if (chance === undefined) return null
  const told = chance === 'waiting' ? '…' : words(chance)
  return (
    <p className={styles.chance}>
      <Trans id="projection.known.chance">
        Chances de l’atteindre&nbsp;: <b>{told}</b>, pour la part épargnée seule&nbsp;; le reste est supposé certain.
      </Trans>
    </p>
  )
}

const GoalCard = ({ shown, plan }: Pick<KnownProps, 'shown' | 'plan'>): ReactElement => {
  const ages = (
    <TextButton icon={drawings.ArrowRight} trailing onClick={() => goTo('retirement-ages')}>
      <Trans id="projection.known.by-age">Selon l’âge</Trans>
    </TextButton>
  )
  if (shown.verdict === 'missed')
    return (
      <FigureCard
        look="gap"
        isWide
        title={<Trans id="projection.known.missing">Il manque</Trans>}
        figure={<WholeAmount value={shown.missing} size="m" />}
        act={ages}
      >
        <Trans id="projection.known.missing-text">pour atteindre votre objectif</Trans>
        <ChanceLine age={plan.horizon} />
      </FigureCard>
    )
  if (shown.verdict === 'reached')
    return (
      <FigureCard
        isWide
        title={<Trans id="projection.known.beyond">Au-delà de votre objectif</Trans>}
        figure={<WholeAmount value={shown.beyond} size="m" />}
        act={ages}
      >
        <Trans id="projection.known.beyond-text">sur toute la fourchette</Trans>
        <ChanceLine age={plan.horizon} />
      </FigureCard>
    )
  return (
    <FigureCard
      look="gap"
      isWide
      title={<Trans id="projection.ledger.goal">Votre objectif</Trans>}
      figure={<WholeAmount value={shown.goal} size="m" />}
      act={ages}
    >
      <Trans id="projection.known.open-text">Il est dans la fourchette&nbsp;: atteint ou non selon ce qui reste ouvert.</Trans>
      <ChanceLine age={plan.horizon} />
    </FigureCard>
  )
}

const Figure = ({ shown, id }: Pick<KnownProps, 'shown'> & { readonly id: CardId }): ReactElement => {
  const part = shown.parts.find(({ name }) => name === id)
  return <WholeAmount value={part?.net ?? shown.loan} size="m" />
}

const SourceCard = ({ id, living, plan, shown }: KnownProps & { readonly id: CardId }): ReactElement => {
  switch (id) {
    case 'pension':
      return (
        <FigureCard
          isWide
          tone="d1"
          title={<Trans id="projection.card.pension">Votre pension</Trans>}
          figure={
            shown.parts.some(({ name }) => name === 'pension') ? (
              <Figure shown={shown} id={id} />
            ) : (
              <span className={styles.unknownFigure}>
                <Trans id="projection.known.no-pension">Aucune à cet âge</Trans>
              </span>
            )
          }
          act={
            <DoorLink target={{ hash: 'marel' }} icon={drawings.ArrowRight} trailing>
              {plan.pension.estimate === null ? (
                <Trans id="projection.act.estimate">Estimer ma pension</Trans>
              ) : (
                <Trans id="projection.card.see">Voir l’estimation</Trans>
              )}
            </DoorLink>
          }
        >
          <PensionWords pension={living.pension} plan={plan} />
        </FigureCard>
      )
    case 'annuities':
      return (
        <FigureCard
          tone="d1"
          title={<Trans id="projection.known.annuities">Rentes</Trans>}
          figure={<Figure shown={shown} id={id} />}
          act={
            <TextButton icon={drawings.ArrowRight} trailing onClick={() => goTo('retirement-adjust')}>
              <Trans id="projection.card.share">Capital ou rente</Trans>
            </TextButton>
          }
        >
          <AnnuityWords living={living} />
        </FigureCard>
      )
    case 'other':
      return (
        <FigureCard
          tone="d3"
          title={<Trans id="projection.card.other">Autres revenus</Trans>}
          figure={<Figure shown={shown} id={id} />}
          act={
            <TextButton icon={drawings.ArrowRight} trailing onClick={() => goTo('retirement-answers')}>
              <Trans id="answers.row.change">Modifier</Trans>
            </TextButton>
          }
        >
          {plan.otherIncomeKind === 'rent' ? (
            <Trans id="projection.known.rents">Loyers indiqués par vous</Trans>
          ) : (
            <Trans id="projection.known.others">Nets, indiqués par vous</Trans>
          )}
        </FigureCard>
      )
    case 'goal':
      return <GoalCard shown={shown} plan={plan} />
    case 'loan':
      return (
        <FigureCard
          isWide
          title={<Trans id="projection.known.loan">Votre crédit</Trans>}
          figure={<WholeAmount value={shown.loan} size="m" />}
        >
          <Trans id="projection.known.loan-text">à payer chaque mois, déjà déduit</Trans>
        </FigureCard>
      )
    default:
      return id satisfies never
  }
}

/** Each source net, its gross in words, and what is missing to the goal. */
export const KnownCards = (props: KnownProps): ReactElement => {
  const { living, shown } = props
  const ids = cardsOf(props)
  const isToday = useIsInTodaysEuros()
  return (
    <AmountRow
      amounts={[living.figures[isToday ? 'today' : 'departure'].net, ...shown.parts.map(({ net }) => net), shown.missing]}
    >
      <div
        className={`${layout.wrap} ${styles.cards}`}
        style={cssVars({
          '--columns': widthsOf(ids)
            .map((width) => `minmax(0, ${String(width)}fr)`)
            .join(' '),
        })}
      >
        {ids.map((id) => (
          <SourceCard key={id} {...props} id={id} />
        ))}
      </div>
    </AmountRow>
  )
}
