import { EXIT_FORMS } from '@hautelisse/domain/tax-saving'
import { selectExit, type ExitView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Segmented } from '../../ui/choice/index.ts'
import { ErrorState } from '../../ui/error-state/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Select } from '../../ui/select/index.ts'
import { Skeleton, SkeletonLine } from '../../ui/skeleton/index.ts'
import type { StepProps } from '../step-props.ts'
import { ExitFigures } from './exit-figures.tsx'
import { useDoubtWords, useExitTerms } from './exit-words.ts'
import {
  choiceLabel,
  choices,
  doubt as doubtStyle,
  doubts,
  exitGrid,
  exitMain,
  intro,
  quiet,
  section,
  sectionHead,
} from './look.css.ts'
import { shortRate } from './money-text.ts'

type ViewProps = Pick<StepProps, 'send'> & { readonly view: ExitView }

const Choices = ({ view, send }: ViewProps): ReactElement => {
  const { t } = useLingui()
  const labelId = useId()
  const { form, rate, rates, age, ages } = view
  const words = {
    capital: t({ id: 'tax.look.exit.capital', message: 'Capital' }),
    annuity: t({ id: 'tax.look.exit.annuity', message: 'Rente' }),
  } as const
  const years = Array.from({ length: ages.last - ages.first + 1 }, (_, index) => ages.first + index)
  return (
    <div className={choices}>
      <div>
        <p id={labelId} className={choiceLabel}>
          <Trans id="tax.look.exit.form">Sous quelle forme ?</Trans>
        </p>
        <Segmented
          labelledBy={labelId}
          value={form}
          onValueChange={(chosen) => send({ type: 'exitFormChosen', form: chosen })}
          options={EXIT_FORMS.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <Select
        label={t({ id: 'tax.look.exit.age', message: 'Âge à la sortie' })}
        value={String(age)}
        onValueChange={(value) => send({ type: 'exitAgeChosen', age: Number(value) })}
        options={years.map((year) => ({ value: String(year), label: t({ id: 'tax.look.exit.years', message: `${year} ans` }) }))}
      />
      <Select
        label={t({ id: 'tax.look.exit.rate', message: 'Taux marginal à la sortie' })}
        value={rate.toString()}
        onValueChange={(value) => {
          const chosen = rates.find((option) => option.toString() === value)
          if (chosen !== undefined) send({ type: 'exitRateChosen', rate: chosen })
        }}
        options={rates.map((option) => ({ value: option.toString(), label: shortRate(option) }))}
      />
    </div>
  )
}

const Doubts = ({ view }: Pick<ViewProps, 'view'>): ReactElement | null => {
  const words = useDoubtWords()
  const list = view.exit?.doubts ?? []
  if (list.length === 0) return null
  return (
    <div>
      <h3>
        <Trans id="tax.look.exit.doubts">Ce qui n’est pas certain</Trans>
      </h3>
      <ul className={doubts}>
        {list.map((doubt) => (
          <li key={doubt.kind} className={doubtStyle}>
            {words(doubt)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Outcome = ({ view, send }: ViewProps): ReactElement => {
  const { t } = useLingui()
  const terms = useExitTerms()
  const { state, form, exit, age } = view
  if (state === 'loading')
    return (
      <Skeleton label={t({ id: 'tax.look.exit.loading', message: 'Lecture des tables de mortalité' })}>
        <SkeletonLine height={64} width="100%" />
        <SkeletonLine height={64} width="100%" />
        <SkeletonLine height={64} width="100%" />
        <SkeletonLine height={64} width="100%" />
      </Skeleton>
    )
  if (state === 'failed')
    return (
      <ErrorState
        title={<Trans id="tax.look.exit.failed">Les tables de mortalité n’ont pas pu être lues</Trans>}
        onRetry={() => send({ type: 'exitFormChosen', form })}
      >
        <Trans id="tax.look.exit.failed-text">
          Sans elles, une rente ne peut pas être calculée. La sortie en capital reste là.
        </Trans>
      </ErrorState>
    )
  if (exit === undefined)
    return (
      <Note>
        <Trans id="tax.look.exit.nothing">Sans versement, rien ne sort. Choisissez un montant au-dessus.</Trans>
      </Note>
    )
  // An age that is over counts as today (TS-09).
  const when =
    exit.years > 0
      ? t({ id: 'tax.look.exit.at-age', message: `à ${age} ans` })
      : t({ id: 'tax.look.exit.now', message: 'dès maintenant' })
  return (
    <>
      <p>
        {exit.form === 'capital' ? (
          <Trans id="tax.look.exit.sentence-capital">
            Pour un effort de{' '}
            <b>
              <Amount value={exit.effort} />
            </b>{' '}
            aujourd’hui, il vous resterait{' '}
            <b>
              <Amount value={exit.net} />
            </b>{' '}
            {when}, en une fois.
          </Trans>
        ) : (
          <Trans id="tax.look.exit.sentence-annuity">
            Pour un effort de{' '}
            <b>
              <Amount value={exit.effort} />
            </b>{' '}
            aujourd’hui, il vous resterait{' '}
            <b>
              <Amount value={exit.net} />
            </b>{' '}
            par an {when}, à vie.
          </Trans>
        )}
      </p>
      <ExitFigures
        key={exit.form}
        exit={exit}
        names={{
          value: t({ id: 'tax.look.exit.value', message: `Valeur de votre versement ${when}` }),
          gross: terms['tax-saving.exit-annuity'],
          incomeTax: terms['tax-saving.exit-income-tax'],
          charges: terms['tax-saving.exit-charges'],
          net: terms['tax-saving.exit-net'],
        }}
      />
      <p className={quiet}>
        <Trans id="tax.look.exit.effort">
          L’effort est le versement moins l’économie d’impôt. Euros courants, non corrigés de l’inflation.
        </Trans>
      </p>
    </>
  )
}

/** "Et à la sortie ?": tax and social charges on the payment once it comes out, at a rate and an age that the saver chooses (TS-09, TS-10). */
export const ExitSection = ({ snapshot, send }: StepProps): ReactElement | null => {
  const view = selectExit(snapshot)
  const [titleId, bodyId] = [useId(), useId()]
  if (view === undefined) return null
  const isOpen = view.state !== 'closed'
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={sectionHead}>
        <h2 id={titleId}>
          <Trans id="tax.look.exit.title">Et à la sortie ?</Trans>
        </h2>
        <Button
          variant="secondary"
          size="s"
          icon={isOpen ? drawings.Close : drawings.Eye}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => send({ type: isOpen ? 'exitClosed' : 'exitOpened' })}
        >
          {isOpen ? (
            <Trans id="tax.look.exit.close">Refermer la sortie</Trans>
          ) : (
            <Trans id="tax.look.exit.open">Voir la sortie</Trans>
          )}
        </Button>
      </div>
      <p className={intro}>
        <Trans id="tax.look.exit.text">
          Ce que vous économisez aujourd’hui n’est pas effacé : le versement déduit est imposé quand il sort. Voici ce qui serait
          pris, et ce qui resterait.
        </Trans>
      </p>
      {isOpen && (
        <div id={bodyId} className={exitGrid}>
          <div className={exitMain}>
            <Choices view={view} send={send} />
            <Outcome view={view} send={send} />
          </div>
          <Doubts view={view} />
        </div>
      )}
    </section>
  )
}
