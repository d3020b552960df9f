import { yearOf } from '@hautelisse/domain/calendar'
import { formatEuros, roundToEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { KnownLiving, ProjectionPlan, ShownLiving } from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { WholeAmount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Fan, FanTop, type FanTarget, type fanThreads } from '../ui/charts/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { goTo } from './go-to.ts'
import * as styles from './page.css.ts'

export type KnownProps = {
  readonly living: KnownLiving
  readonly plan: ProjectionPlan
  /** What is shown, in the euros that were chosen. */
  readonly shown: ShownLiving
}

/** The amount in the sentence of the other euros. */
const OtherEuros = ({ living }: Pick<KnownProps, 'living'>): ReactElement => {
  const isToday = useIsInTodaysEuros()
  const year = yearOf(living.departure.start)
  return isToday ? (
    <Trans id="projection.known.in-departure">
      En euros de {year}&nbsp;: <WholeAmount value={living.figures.departure.net} />.
    </Trans>
  ) : (
    <Trans id="projection.known.in-today">
      En euros d’aujourd’hui&nbsp;: <WholeAmount value={living.figures.today.net} />.
    </Trans>
  )
}

/** What the figure is net of, and in which euros. */
const Kind = ({ living, shown }: Pick<KnownProps, 'living' | 'shown'>): ReactElement => {
  const isToday = useIsInTodaysEuros()
  const year = yearOf(living.departure.start)
  if (shown.loan.isZero())
    return isToday ? (
      <Trans id="projection.known.kind-today">Net de prélèvements et d’impôt, en euros d’aujourd’hui.</Trans>
    ) : (
      <Trans id="projection.known.kind-departure">Net de prélèvements et d’impôt, en euros de {year}.</Trans>
    )
  return isToday ? (
    <Trans id="projection.known.kind-loan-today">
      Net de prélèvements et d’impôt, votre crédit payé, en euros d’aujourd’hui.
    </Trans>
  ) : (
    <Trans id="projection.known.kind-loan-departure">
      Net de prélèvements et d’impôt, votre crédit payé, en euros de {year}.
    </Trans>
  )
}

const Range = ({ shown: { low, high } }: Pick<KnownProps, 'shown'>): ReactElement | null =>
  low.eq(high) ? null : (
    <Trans id="projection.known.range-why">
      <b>
        Entre <WholeAmount value={low} /> et <WholeAmount value={high} />
      </b>
      &nbsp;:{' '}
      <button type="button" className={styles.inSentence} onClick={() => goTo('retirement-range')}>
        pourquoi
      </button>
      .
    </Trans>
  )

type HeroProps = KnownProps & {
  readonly threads: ReturnType<typeof fanThreads<'both'>>
  readonly targets: readonly FanTarget[]
  readonly keep: ReactNode
  readonly onExplain: () => void
}

const whole = (amount: Euros): string => formatEuros(roundToEuros(amount)).replace(/,00(?!\d)/, '')

const useFanLabel = ({ shown }: Pick<KnownProps, 'shown'>): string => {
  const { t } = useLingui()
  const goal = whole(shown.goal)
  const of = (name: ShownLiving['parts'][number]['name']): string =>
    whole(shown.parts.find((part) => part.name === name)?.net ?? ZERO_EUROS)
  const [pension, annuities, other, missing] = [of('pension'), of('annuities'), of('other'), whole(shown.missing)]
  return shown.missing.isZero()
    ? t({
        id: 'projection.known.fan-reached',
        message: `Par mois, net : pension ${pension}, rentes ${annuities}, autres revenus ${other}. Objectif : ${goal}.`,
      })
    : t({
        id: 'projection.known.fan',
        message: `Objectif de ${goal} net par mois : pension ${pension}, rentes ${annuities}, autres revenus ${other}. Il manque ${missing}, en pointillé.`,
      })
}

const Goal = ({ shown }: Pick<KnownProps, 'shown'>): ReactElement => (
  <FanTop>
    {shown.loan.isZero() ? (
      <Trans id="projection.known.goal">
        Votre objectif{' '}
        <b>
          <WholeAmount value={shown.goal} /> net par mois
        </b>
      </Trans>
    ) : (
      <Trans id="projection.known.goal-loan">
        Votre objectif{' '}
        <b>
          <WholeAmount value={shown.goal} /> net par mois
        </b>{' '}
        et votre crédit{' '}
        <b>
          <WholeAmount value={shown.loan} />
        </b>
      </Trans>
    )}
  </FanTop>
)

/** The title that the figure ends. */
export const KnownTitle = ({ plan: { horizon } }: Pick<KnownProps, 'plan'>): ReactElement => (
  <Trans id="projection.known.title">À {horizon}&nbsp;ans, vous auriez pour vivre</Trans>
)

export const KnownFigure = ({ shown }: Pick<KnownProps, 'shown'>): ReactElement => (
  <>
    <WholeAmount value={shown.net} size="xl" />
    <span className={styles.month}>
      <Trans id="projection.known.month">par mois</Trans>
    </span>
  </>
)

/** What the saver would have to live on, net and as a range, with its threads by source up to the goal (mock-up ai-1). */
export const KnownHero = ({ living, plan, shown, threads, targets, keep, onExplain }: HeroProps): ReactElement => (
  <Hero
    title={<KnownTitle plan={plan} />}
    figure={<KnownFigure shown={shown} />}
    sentence={
      <p className={styles.sentence}>
        <Kind living={living} shown={shown} /> <Range shown={shown} /> <OtherEuros living={living} />
      </p>
    }
    actions={
      <div className={styles.acts} data-print="never">
        <div className={styles.keep}>{keep}</div>
        <Button variant="onHero" id="retirement-explain" onClick={onExplain}>
          <Trans id="explanation.panel.title">D’où vient ce chiffre&nbsp;?</Trans>
        </Button>
      </div>
    }
    fan={
      <>
        <Goal shown={shown} />
        <Fan
          label={useFanLabel({ shown })}
          threads={threads}
          wide={{ width: 1200, height: 170, targets }}
          narrow={{ width: 350, height: 84, targets }}
        />
      </>
    }
  />
)
