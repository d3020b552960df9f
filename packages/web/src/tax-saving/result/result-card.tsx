import type { ShownGauge } from '@hautelisse/domain/contributions'
import { isNegative, isPositive, subtractEuros, sumOf, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { ExitView, Preview, RestOfYear, ResultFigureId, ShownView, TaxResultView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useId, type ReactElement, type ReactNode } from 'react'
import { Amount, spokenAmount, writeSum } from '../../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote } from '../../ui/charts/index.ts'
import { WhyFigure } from '../../explanation/index.ts'
import { heroTitle } from '../later.css.ts'
import { useOpening } from '../opening.ts'
import { CardPart, PreviewTag } from './card-part.tsx'
import { ExitPart } from './exit-part.tsx'
import { PaidLines, YearLines } from './rest-of-year.tsx'
import * as styles from './result.css.ts'

/** Where the threads end: what stays the saver's effort above its card, what the state gives back above the other one. */
const WIDE = {
  width: 688,
  height: 140,
  targets: [
    { start: 0, width: 0.52 },
    { start: 0.62, width: 0.38 },
  ],
}
const NARROW = {
  width: 310,
  height: 96,
  targets: [
    { start: 0, width: 0.46 },
    { start: 0.56, width: 0.44 },
  ],
}

type WhyFigureOfProps = { readonly figure: ResultFigureId; readonly name: ReactNode }

const WhyFigureOf = ({ figure, name }: WhyFigureOfProps): ReactElement => <WhyFigure opening={useOpening(figure)} name={name} />

type Drawn = Preview & {
  /** What of the payment is above the ceiling. */
  readonly above: Euros
}

/** What is above the ceiling has threads of no colour: it is paid, and saves nothing. */
const threadsOf = ({ effort, saving, above }: Drawn) =>
  fanThreads(
    [
      { id: 'above', amount: above.toNumber(), tone: 'mute' },
      { id: 'effort', amount: subtractEuros(effort, above).toNumber(), tone: 'h1' },
      { id: 'saving', amount: saving.toNumber(), tone: 'h2' },
    ],
    'both',
  )

/** Room above the saver's own card, of which what is above the ceiling has its share. */
const frameOf = ({ targets: [own, saving], ...frame }: typeof WIDE, { effort, above }: Drawn) => {
  const share = isPositive(effort) ? above.dividedBy(effort).toNumber() * (own?.width ?? 0) : 0
  const start = own?.start ?? 0
  return {
    ...frame,
    targets: [
      { start, width: share },
      { start: start + share, width: (own?.width ?? 0) - share },
      ...(saving === undefined ? [] : [saving]),
    ],
  }
}

/** Drawn again only when one of its amounts is another one. */
const SavingFan = memo((drawn: Drawn): ReactElement => {
  const { effort, saving } = drawn
  const { t } = useLingui()
  const { total: paid, kept, returned } = writeSum(sumOf({ kept: effort, returned: saving }))
  return (
    <div className={styles.fan}>
      <Fan
        label={spokenAmount(
          t({
            id: 'tax.result.drawing',
            message: `Sur ${paid} versés, ${kept} restent à votre charge et ${returned} vous sont rendus en économie d’impôt`,
          }),
        )}
        threads={threadsOf(drawn)}
        wide={frameOf(WIDE, drawn)}
        narrow={frameOf(NARROW, drawn)}
      />
    </div>
  )
})

/** Which payment the figures below are of: the one typed, as the page computes it, or the one that was answered. */
const PaymentLine = ({ shown: { payment, isPreview, isFormer } }: { readonly shown: ShownView }): ReactElement => (
  <p className={styles.answered}>
    {isPreview && <PreviewTag />}
    <span>
      {isPreview ? (
        <Trans id="tax.result.previewed">
          Pour <Amount value={payment} /> versés dans l’année
        </Trans>
      ) : isFormer ? (
        <Trans id="tax.result.stale">
          Résultat pour <Amount value={payment} /> dans l’année, avant votre dernier changement.
        </Trans>
      ) : (
        <Trans id="tax.result.answered">
          Résultat pour <Amount value={payment} /> dans l’année.
        </Trans>
      )}
    </span>
  </p>
)

const EffortText = ({ isBelow }: { readonly isBelow: boolean }): ReactElement =>
  isBelow ? (
    <Trans id="tax.result.effort-below">
      L’économie dépasse votre versement : l’impôt qui resterait est trop petit pour être demandé. Avant l’impôt à la sortie
    </Trans>
  ) : (
    <Trans id="tax.result.effort-text">Versement moins économie d’impôt, avant l’impôt à la sortie</Trans>
  )

type ResultCardProps = {
  readonly result: TaxResultView
  readonly shown: ShownView
  readonly rest: RestOfYear | undefined
  /** What the portal knows of the ceiling of who is signed in. */
  readonly notice: ShownGauge | undefined
  /** Lines of the tax notice are typed further down. */
  readonly hasNotice: boolean
  readonly exit: ExitView | undefined
  readonly onExit: () => void
  readonly year: number
  readonly level: 2 | 4
}

/**
 * The payment that is deducted at most, which no typed amount moves (TAX-10); what the typed payment costs and saves, as the page computes it until the
 * answer says it (TAX-11).
 */
export const ResultCard = ({
  result,
  shown,
  rest,
  notice,
  hasNotice,
  exit,
  onExit,
  year,
  level,
}: ResultCardProps): ReactElement => {
  const id = useId()
  const { ceiling, monthlyCeiling } = result
  const { payment, saving, effort, isPreview, isFormer } = shown
  // Figures stand in the frame of a key press; the drawing of the same payment follows it.
  const drawn = useDeferredValue(shown)
  const isDrawn = isPositive(drawn.payment) && !isNegative(drawn.effort)
  const excess = subtractEuros(drawn.payment, ceiling)
  const threads = { ...drawn, above: isPositive(excess) ? excess : ZERO_EUROS }
  const next = year + 1
  const Heading = level === 2 ? 'h2' : 'h4'
  const mostName = <Trans id="tax.result.most">Versement déductible maximal en {year}</Trans>
  const effortName = <Trans id="tax.result.term.effort">Effort aujourd’hui</Trans>
  const savingName = <Trans id="tax.result.saving">Votre économie d’impôt</Trans>
  return (
    <section className={styles.card} aria-labelledby={id} data-former={isFormer || undefined}>
      <div className={styles.cardTop}>
        <div className={styles.cardHead}>
          <Heading id={id} className={heroTitle}>
            {mostName}
          </Heading>
          {isDrawn && <ThreadUnitNote threads={threadsOf(threads)} />}
        </div>
        <p className={styles.headline}>
          <Amount value={ceiling} size="xl" />
        </p>
        {rest !== undefined && <PaidLines rest={rest} notice={notice} ceiling={ceiling} year={year} />}
        <p>
          <Trans id="tax.result.most-monthly">
            En une fois, ou <Amount value={monthlyCeiling} /> par mois
          </Trans>
        </p>
        <YearLines still={rest?.still} />
        {hasNotice && (
          <p className={styles.when}>
            <Trans id="tax.result.own-year">
              C’est le plafond de l’année seule&nbsp;: les lignes de votre avis d’impôt sont comptées plus bas.
            </Trans>
          </p>
        )}
        <div className={styles.cardWhy}>
          <WhyFigureOf figure="ceiling" name={mostName} />
        </div>
        {(isPreview || isFormer || !payment.equals(ceiling)) && <PaymentLine shown={shown} />}
        {isDrawn ? (
          <SavingFan payment={threads.payment} saving={threads.saving} effort={threads.effort} above={threads.above} />
        ) : (
          <div className={styles.fan} />
        )}
      </div>
      <dl className={styles.parts}>
        <CardPart
          className={styles.effort}
          name={effortName}
          isPreview={isPreview}
          figure={<Amount value={effort} size="m" />}
          text={<EffortText isBelow={isNegative(effort)} />}
          why={<WhyFigureOf figure="effort" name={effortName} />}
        />
        <CardPart
          className={styles.saving}
          name={savingName}
          isPreview={isPreview}
          figure={<Amount value={saving} size="m" />}
          text={
            <Trans id="tax.result.saving-text">
              Sur l’impôt de vos revenus {year}, régularisé en {next}
            </Trans>
          }
          why={<WhyFigureOf figure="saving" name={savingName} />}
        />
        {exit !== undefined && <ExitPart exit={exit} isPreview={isPreview} onOpen={onExit} />}
      </dl>
    </section>
  )
}
