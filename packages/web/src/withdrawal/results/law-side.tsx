import { formatFrenchDate, type PlainDate, yearOf } from '@hautelisse/domain/calendar'
import { type Euros, formatEuros } from '@hautelisse/domain/money'
import type { CapitalHeadline, RefusableView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts, writeRound } from '../../ui/amount/index.ts'
import { threadUnit } from '../../ui/charts/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { ExplainedAmount, NetBelow, WhyAmount } from './figure.tsx'
import { condition, halfFigure, halfText, threshold as thresholdStyle } from './headline.css.ts'
import type { ResultsProps } from './results-props.ts'
import { row, rowTones } from './thread-row.css.ts'

/** As many threads as stand side by side on a phone. */
const RANGE = { least: 30, most: 70 } as const
/** The same threads for everyone while amounts are hidden. */
const NEUTRAL = 40

/**
 * Gives what one thread of a row is worth.
 *
 * @param amount amount that the row stands for
 */
const unitOf = (amount: Euros): number => threadUnit(amount.toNumber(), RANGE)

type ThreadRowProps = {
  readonly amount: Euros
  readonly tone: keyof typeof rowTones
  /** Dashed: nobody has promised it. */
  readonly isAssumed?: boolean
}

/** An amount in threads that can be counted. Decoration of the figure that stands above it. */
const ThreadRow = ({ amount, tone, isAssumed = false }: ThreadRowProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const count = hidden ? NEUTRAL : Math.max(1, Math.round(amount.toNumber() / unitOf(amount)))
  return (
    <svg
      className={`${row} ${rowTones[tone]}`}
      style={cssVars({ '--threads': count })}
      viewBox={`0 0 ${count} 56`}
      preserveAspectRatio="none"
      strokeDasharray={isAssumed ? '5 4' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={Array.from({ length: count }, (_, index) => `M${index + 0.5} 0V56`).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

type Refusable = { readonly refusable: readonly RefusableView[] }

/** Titles of the contracts in doubt, where others stand beside them. */
const namesOf = (refusable: readonly RefusableView[]): string =>
  refusable.map(({ contract }) => contract.account.title).join(', ')

type CautionProps = Refusable & {
  /** The result is of other contracts too. */
  readonly isNamed: boolean
}

/** Stands before the capital: the law may ask for an annuity instead (WITH-01). */
export const Caution = ({ refusable, isNamed }: CautionProps): ReactElement | null => {
  const [first] = refusable
  if (first === undefined) return null
  const limit = formatEuros(first.threshold)
  const names = namesOf(refusable)
  return (
    <p className={condition}>
      <Icon of={drawings.WarningCircle} />
      <span>
        <b>
          {isNamed ? (
            <Trans id="withdrawal.law.caution-of">Sous réserve, {names} :</Trans>
          ) : (
            <Trans id="withdrawal.law.caution">Sous réserve :</Trans>
          )}
        </b>{' '}
        <Trans id="withdrawal.law.caution-text">
          la loi impose une rente au-delà de {limit} par mois ; à votre départ cette part dépasserait ce seuil.
        </Trans>
      </span>
    </p>
  )
}

/** The capital as it is asked for, drawn as an assumption, and how much of it is in doubt. */
export const AssumedThreads = ({
  capital,
}: {
  readonly capital: Extract<CapitalHeadline, { readonly kind: 'assumption' }>
}): ReactElement => (
  <>
    {!capital.isWhole && (
      <p className={halfText}>
        <Trans id="withdrawal.law.in-doubt">
          Dont <Amount value={capital.inDoubt} /> que la loi peut refuser
        </Trans>
      </p>
    )}
    <ThreadRow amount={capital.inDoubt} tone="d2" isAssumed />
    <WhyAmount id={{ kind: 'capital' }} />
  </>
)

/** In the euros of today: the amount of the start that the law compares with its threshold (NET-09). */
export const Compared = ({ compared, start }: { readonly compared: Euros; readonly start: PlainDate }): ReactElement => {
  const then = yearOf(start)
  return (
    <Trans id="withdrawal.law.compared">
      <Amount value={compared} /> par mois en {then}, montant que la loi compare au seuil
    </Trans>
  )
}

const LawfulAnnuity = ({
  refusable,
  isNamed,
  start,
}: {
  readonly refusable: RefusableView
  readonly isNamed: boolean
  readonly start: PlainDate
}): ReactElement => {
  const { contract, month, year, compared, excess } = refusable
  const id = { kind: 'small-annuity', policyId: contract.account.policy_id } as const
  const { title } = contract.account
  return (
    <>
      <p className={halfText}>
        {isNamed ? (
          <Trans id="withdrawal.law.start-of">{title} : rente de départ, estimée, brut</Trans>
        ) : (
          <Trans id="withdrawal.law.start">Rente de départ, estimée, brut</Trans>
        )}
      </p>
      <span className={halfFigure}>
        <ExplainedAmount id={id} value={month} size="l" />
      </span>
      <NetBelow id={id} />
      <p className={halfText}>
        {compared === undefined ? (
          <Trans id="withdrawal.law.yearly">
            Soit <Amount value={year} /> par an. Au-dessus du seuil : <Amount value={excess} /> par mois
          </Trans>
        ) : (
          <Compared compared={compared} start={start} />
        )}
      </p>
      <ThreadRow amount={month} tone="h1" />
      <WhyAmount id={id} />
    </>
  )
}

/** What the law provides for instead, with the weight of the capital it stands beside (WITH-01). */
export const LawSide = ({ refusable, isNamed, start }: CautionProps & { readonly start: PlainDate }): ReactElement | null => {
  const [first] = refusable
  if (first === undefined) return null
  const limit = formatEuros(first.threshold)
  return (
    <>
      <p className={condition}>
        <Icon of={drawings.Info} />
        <span>
          <Trans id="withdrawal.law.provided">
            <b>Ce que prévoit la loi</b> si, à votre départ, la rente dépasse {limit} par mois.
          </Trans>
        </span>
      </p>
      {refusable.map((one) => (
        <LawfulAnnuity key={one.policyId} refusable={one} isNamed={isNamed} start={start} />
      ))}
    </>
  )
}

type ThresholdProps = Refusable &
  Pick<ResultsProps, 'results'> &
  Pick<Extract<CapitalHeadline, { readonly kind: 'assumption' }>, 'inDoubt'>

/** What a thread is worth, and where the threshold is written. */
export const ThresholdNote = ({ refusable, inDoubt, results }: ThresholdProps): ReactElement | null => {
  const isHidden = useHiddenAmounts()
  const [first] = refusable
  if (first === undefined) return null
  const limit = formatEuros(first.threshold)
  const capitalUnit = writeRound(unitOf(inDoubt))
  const annuityUnit = writeRound(unitOf(first.month))
  const year = yearOf(results.schedule.start)
  return (
    <p className={thresholdStyle}>
      {!isHidden && refusable.length === 1 && (
        <>
          <Trans id="withdrawal.law.threads">
            Un fil : environ {capitalUnit} de capital, ou {annuityUnit} de rente par mois.
          </Trans>{' '}
        </>
      )}
      <Trans id="withdrawal.law.threshold">
        Le seuil de {limit} (Code des assurances, art. A. 160-2) est celui d’aujourd’hui ; il peut changer d’ici {year}.
      </Trans>{' '}
      {first.checkedUntil !== undefined && (
        <Trans id="withdrawal.results.small-checked">Seuil vérifié au {formatFrenchDate(first.checkedUntil)}.</Trans>
      )}
    </p>
  )
}
