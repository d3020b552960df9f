import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Euros } from '@hautelisse/domain/money'
import type { Living, ProjectionPlan } from '@hautelisse/domain/projection'
import { selectAnswers } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { AmountRow, WholeAmount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanGroup } from '../ui/charts/index.ts'
import { HeroEdge } from '../ui/hero/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { layout } from '../ui/theme/index.ts'
import { AnswersPart } from './answers-part.tsx'
import { FigureCard } from './figure-card.tsx'
import { NextPart } from './next-part.tsx'
import * as styles from './page.css.ts'
import { PensionWords } from './pension-words.tsx'
import type { ProjectionActor } from './use-projection.ts'

type Unknown = Extract<Living, { kind: 'unknown' }>
type UnknownProps = { readonly actor: ProjectionActor; readonly plan: ProjectionPlan; readonly living: Unknown }

const SHARES = [0.45, 0.18, 0.18, 0.17]
const TARGETS = SHARES.map((share, at) => ({
  start: SHARES.slice(0, at).reduce((sum, one) => sum + one, 0) + at * 0.007 + 0.01,
  width: share - 0.02,
}))

type Known = {
  readonly annuities: Euros
  readonly other: Euros
  readonly pension: Euros | undefined
  readonly isPartial: boolean
}

/** What is known, in the euros that were chosen; of a pension without one of its schemes the least. */
const useKnown = ({ missing, pension: counted, atLeast }: Unknown): Known => {
  const { pension, ...others } = atLeast[useIsInTodaysEuros() ? 'today' : 'departure']
  const isUnknown = missing.includes('pension')
  const isNothing = counted.kind === 'none' || (isUnknown && pension.isZero())
  return { ...others, pension: isNothing ? undefined : pension, isPartial: isUnknown && !isNothing }
}

/** Threads of what is known; what is not ends in the void, and stands for nothing. */
export const UnknownFan = ({ plan, living }: Omit<UnknownProps, 'actor'>): ReactElement => {
  const { t } = useLingui()
  const { pension, annuities, other, isPartial } = useKnown(living)
  const groups: readonly FanGroup[] = [
    pension === undefined
      ? { id: 'pension', kind: 'unknown', tone: 'unknown' }
      : { id: 'pension', amount: pension.toNumber(), tone: 'h1' },
    { id: 'annuities', amount: annuities.toNumber(), tone: 'h1' },
    { id: 'other', amount: other.toNumber(), tone: 'h3' },
    ...(isPartial ? [{ id: 'pension-rest', kind: 'unknown', tone: 'unknown' } as const] : []),
  ]
  return (
    <div className={styles.unknownFan}>
      <Fan
        label={
          pension === undefined
            ? t({
                id: 'projection.unknown.fan',
                message:
                  'Des fils qui s’arrêtent en route : votre pension n’est pas connue. Des fils pleins : vos rentes et vos autres revenus, brut.',
              })
            : isPartial
              ? t({
                  id: 'projection.unknown.fan-partial',
                  message:
                    'Des fils qui s’arrêtent en route : une partie de votre pension n’est pas connue. Des fils pleins : ce qui est connu, brut.',
                })
              : t({ id: 'projection.unknown.fan-gross', message: 'Vos revenus connus, brut, en fils par source.' })
        }
        threads={fanThreads(groups, 'both', plan.goal.toNumber())}
        wide={{ width: 1200, height: 140, targets: TARGETS }}
        narrow={{ width: 350, height: 70, targets: TARGETS }}
      />
    </div>
  )
}

const Unit = ({ plan, living }: Omit<UnknownProps, 'actor'>): ReactElement => {
  const { pension, annuities, other } = useKnown(living)
  const day = formatFrenchDate(living.departure.start)
  const { horizon } = plan
  const amounts = [pension, annuities, other].map((amount) => amount?.toNumber() ?? 0)
  const threads = fanThreads(
    amounts.map((amount, at) => ({ id: String(at), amount, tone: 'h1' as const })),
    'both',
    plan.goal.toNumber(),
  )
  return (
    <div className={`${layout.wrap} ${styles.unit}`}>
      <ThreadUnitNote threads={threads}>
        <Trans id="projection.unknown.unit">
          Brut, avant prélèvements et impôt. Départ à {horizon}&nbsp;ans, le {day}.
        </Trans>
      </ThreadUnitNote>
    </div>
  )
}

const NotSaid = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className={styles.unknownFigure}>{children}</span>
)

const AtLeast = ({ value }: { readonly value: Euros }): ReactElement => (
  <>
    <span className={styles.atLeast}>
      <Trans id="projection.unknown.at-least">Au moins</Trans>
    </span>
    <WholeAmount value={value} size="m" />
  </>
)

const OtherCard = ({ actor, living }: Omit<UnknownProps, 'plan'>): ReactElement => {
  const text = useSelector(actor, (snapshot) => selectAnswers(snapshot).other_income)
  const { other } = living.atLeast.today
  const title = <Trans id="projection.card.other">Autres revenus</Trans>
  if (!other.isZero())
    return (
      <FigureCard tone="d3" title={title} figure={<WholeAmount value={other} size="m" />}>
        <Trans id="projection.unknown.gross">par mois, brut</Trans>
      </FigureCard>
    )
  const isNone = text.trim() !== ''
  return (
    <FigureCard
      title={title}
      figure={
        <NotSaid>
          {isNone ? <Trans id="answers.said.none">Aucun</Trans> : <Trans id="projection.other.unsaid">Pas encore indiqués</Trans>}
        </NotSaid>
      }
      act={
        <div className={styles.yesNo}>
          <Button variant="secondary" size="s" onClick={() => actor.send({ type: 'editBegun', part: 'other' })}>
            <Trans id="projection.other.some">J’en aurai</Trans>
          </Button>
          {!isNone && (
            <Button
              variant="secondary"
              size="s"
              onClick={() => actor.send({ type: 'answersTaken', form: { other_income: '0,00' } })}
            >
              <Trans id="answers.said.none">Aucun</Trans>
            </Button>
          )}
        </div>
      }
    />
  )
}

const Cards = ({ actor, plan, living }: UnknownProps): ReactElement => {
  const { pension, annuities, isPartial } = useKnown(living)
  return (
    <AmountRow amounts={[annuities, plan.goal, pension ?? plan.goal]}>
      <div
        className={`${layout.wrap} ${styles.cards}`}
        style={cssVars({ '--columns': 'minmax(0, 540fr) minmax(0, 212fr) minmax(0, 212fr) minmax(0, 200fr)' })}
      >
        {pension === undefined ? (
          <FigureCard
            isWide
            look="unknown"
            title={<Trans id="projection.card.state-pension">Votre pension de l’État</Trans>}
            figure={
              <NotSaid>
                <Trans id="projection.unknown.pension">Pas encore connue</Trans>
              </NotSaid>
            }
          >
            <Trans id="projection.unknown.pension-text">
              Les fils s’arrêtent en route&nbsp;: rien n’est compté, rien n’est supposé.
            </Trans>
          </FigureCard>
        ) : isPartial ? (
          <FigureCard
            isWide
            look="unknown"
            title={<Trans id="projection.card.state-pension">Votre pension de l’État</Trans>}
            figure={<AtLeast value={pension} />}
          >
            <Trans id="projection.unknown.pension-partial">
              par mois, brut. Votre estimation laisse de côté un de vos régimes&nbsp;: rien n’en est compté, rien n’est supposé.
            </Trans>
          </FigureCard>
        ) : (
          <FigureCard
            isWide
            tone="d1"
            title={<Trans id="projection.card.state-pension">Votre pension de l’État</Trans>}
            figure={<WholeAmount value={pension} size="m" />}
          >
            <PensionWords pension={living.pension} plan={plan} />
          </FigureCard>
        )}
        <FigureCard
          tone="d1"
          title={<Trans id="projection.unknown.annuities">Rentes de votre épargne</Trans>}
          figure={<AtLeast value={annuities} />}
        >
          {pension === undefined || isPartial ? (
            <Trans id="projection.unknown.annuities-text">par mois, brut. Le net dépend aussi de votre pension.</Trans>
          ) : (
            <Trans id="projection.unknown.annuities-tax">par mois, brut. Le net dépend de votre foyer.</Trans>
          )}
        </FigureCard>
        <OtherCard actor={actor} living={living} />
        <FigureCard
          isWide
          title={<Trans id="projection.ledger.goal">Votre objectif</Trans>}
          figure={<WholeAmount value={plan.goal} size="m" />}
        >
          {pension === undefined || isPartial ? (
            <Trans id="projection.unknown.goal">Gardé. Il sera comparé dès que votre pension sera connue.</Trans>
          ) : (
            <Trans id="projection.unknown.goal-tax">Gardé. Il sera comparé dès que votre net sera connu.</Trans>
          )}
        </FigureCard>
      </div>
    </AmountRow>
  )
}

/** What is known of a retirement whose total is not: no total, no verdict, no chance, no payment (RP-21, S-1, S-3, mock-up ai-2). */
export const UnknownBelow = ({ actor, plan, living }: UnknownProps): ReactElement => (
  <>
    <HeroEdge>
      <Cards actor={actor} plan={plan} living={living} />
    </HeroEdge>
    <Unit plan={plan} living={living} />
    <div className={`${layout.wrap} ${styles.part}`}>
      <NextPart>
        {living.missing.includes('pension') ? (
          <Trans id="projection.unknown.no-payment">Aucun versement n’est proposé avant que votre pension soit connue.</Trans>
        ) : (
          <Trans id="projection.unknown.no-payment-tax">Aucun versement n’est proposé avant que votre net soit connu.</Trans>
        )}
      </NextPart>
    </div>
    <div className={`${layout.wrap} ${styles.alone}`}>
      <AnswersPart actor={actor} isPensionAsked={living.missing.includes('pension')} />
    </div>
  </>
)
