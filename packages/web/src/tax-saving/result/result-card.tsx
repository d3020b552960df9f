import { isNegative, isPositive, type Euros } from '@hautelisse/domain/money'
import type { StillPossible } from '@hautelisse/domain/tax-saving'
import type { Preview, ResultFigureId, ShownView, TaxResultView } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useId, type ReactElement, type ReactNode } from 'react'
import { Amount, spokenAmount, writeSum } from '../../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote } from '../../ui/charts/index.ts'
import { Tag } from '../../ui/tag/index.ts'
import { WhyFigure } from '../../explanation/index.ts'
import { heroTitle } from '../later.css.ts'
import { useOpening } from '../opening.ts'
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

const threadsOf = (effort: Euros, saving: Euros) =>
  fanThreads(
    [
      { id: 'effort', amount: effort.toNumber(), tone: 'h1' },
      { id: 'saving', amount: saving.toNumber(), tone: 'h2' },
    ],
    'both',
  )

/** Drawn again only when one of its amounts is another one. */
const SavingFan = memo(({ payment, effort, saving }: Preview): ReactElement => {
  const { t } = useLingui()
  const [paid, kept, returned] = writeSum([payment, effort, saving])
  return (
    <div className={styles.fan}>
      <Fan
        label={spokenAmount(
          t({
            id: 'tax.result.drawing',
            message: `Sur ${paid} versés, ${kept} restent à votre charge et ${returned} vous sont rendus en économie d’impôt`,
          }),
        )}
        threads={threadsOf(effort, saving)}
        wide={WIDE}
        narrow={NARROW}
      />
    </div>
  )
})

/** Says of figures that the page computed them, and that the answer is still to come. */
const PreviewTag = (): ReactElement => (
  <Tag>
    <Trans id="tax.result.preview">Aperçu</Trans>
  </Tag>
)

type PartProps = {
  readonly className: string
  readonly name: ReactNode
  readonly isPreview: boolean
  readonly figure: ReactElement
  readonly text: ReactNode
  readonly why: ReactNode
}

const CardPart = ({ className, name, isPreview, figure, text, why }: PartProps): ReactElement => (
  <div className={`${styles.part} ${className}`}>
    <dt className={styles.partName}>
      {name}
      {isPreview && (
        <>
          {' '}
          <PreviewTag />
        </>
      )}
    </dt>
    <dd>
      <span className={styles.partFigure}>{figure}</span>
      <p className={styles.partText}>{text}</p>
      {why}
    </dd>
  </div>
)

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

/** What still fits into the year, where payments begin now. */
const Still = ({ still: { payments, most } }: { readonly still: StillPossible }): ReactElement => {
  const { t } = useLingui()
  const possible = t({
    id: 'tax.result.still',
    message: plural(payments, {
      one: 'Cette année, un versement reste possible',
      other: 'Cette année, # versements restent possibles',
    }),
  })
  return (
    <p className={styles.when}>
      {payments === 1 ? (
        <Trans id="tax.result.still-once">
          {possible} : <Amount value={most} /> au plus
        </Trans>
      ) : (
        <Trans id="tax.result.still-monthly">
          {possible} : <Amount value={most} /> par mois au plus
        </Trans>
      )}
    </p>
  )
}

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
  readonly still: StillPossible | undefined
  readonly year: number
  readonly level: 2 | 4
}

/**
 * The payment that is deducted at most, which no typed amount moves (TAX-10); what the typed payment costs and saves, as the page computes it until the
 * answer says it (TAX-11).
 */
export const ResultCard = ({ result, shown, still, year, level }: ResultCardProps): ReactElement => {
  const id = useId()
  const { ceiling, monthlyCeiling } = result
  const { payment, saving, effort, isPreview, isFormer } = shown
  // Figures stand in the frame of a key press; the drawing of the same payment follows it.
  const drawn = useDeferredValue(shown)
  const isDrawn = isPositive(drawn.payment) && !isNegative(drawn.effort)
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
          {isDrawn && <ThreadUnitNote threads={threadsOf(drawn.effort, drawn.saving)} />}
        </div>
        <p className={styles.headline}>
          <Amount value={ceiling} size="xl" />
        </p>
        <p>
          <Trans id="tax.result.most-monthly">
            En une fois, ou <Amount value={monthlyCeiling} /> par mois
          </Trans>
        </p>
        <p className={styles.when}>
          <Trans id="tax.result.when">
            pour douze versements ; seuls les versements faits avant le 31/12 comptent pour l’année
          </Trans>
        </p>
        {still !== undefined && <Still still={still} />}
        <div className={styles.cardWhy}>
          <WhyFigureOf figure="ceiling" name={mostName} />
        </div>
        {(isPreview || isFormer || !payment.equals(ceiling)) && <PaymentLine shown={shown} />}
        {isDrawn ? (
          <SavingFan payment={drawn.payment} saving={drawn.saving} effort={drawn.effort} />
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
      </dl>
    </section>
  )
}
