import type { Step } from '@hautelisse/domain/tax-saving'
import { draft, selectIsKnownSaver, selectTaxErrors, selectTaxFailure, selectTaxSteps } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, type ReactElement } from 'react'
import { KeptAnswers } from '../kept/index.ts'
import { focusArrived } from '../shell/index.ts'
import { ToolButton } from '../ui/button/index.ts'
import { asDrawing } from '../ui/charts/as-drawing.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import { cssVars, layout } from '../ui/theme/index.ts'
import * as styles from './carousel.css.ts'
import { laterScreens } from './later-screens.ts'
import { ProfileLine } from './profile-line.tsx'
import { CarouselSlide } from './slide.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { useTaxSaving } from './use-tax-saving.ts'
import { useTurns } from './use-turns.ts'

/** The heading of the slide that comes takes the focus, the first one's too: the person who opened the card goes on there. A refusal takes it itself. */
const useArrival = (step: Step | undefined, isRefused: boolean) => {
  const slides = useRef<HTMLDivElement>(null)
  const arrive = useCallback(
    (): void => focusArrived(slides.current?.querySelector<HTMLElement>(':scope > :not([inert]) :is(h1, h2, h3)')),
    [],
  )
  const shown = useRef<Step>(undefined)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (step !== 'results' && !isRefused) arrive()
  }, [step, isRefused, arrive])
  return { slides, arrive }
}

const PROFILE: ReadonlySet<string> = new Set(['gender', 'age'])

const AnswerName = ({ name }: { readonly name: string }): ReactElement => <Trans id="tax.contained.name">{name} :</Trans>

/** Above the slides: what was answered so far, and how far that is. */
const CarouselHead = (parts: StepProps): ReactElement => {
  const { t } = useLingui()
  const { snapshot } = parts
  const words = useStepWords(snapshot)
  const steps = selectTaxSteps(snapshot)
  const isKnown = selectIsKnownSaver(snapshot)
  const number = steps.findIndex(({ state }) => state === 'current') + 1
  const count = steps.length
  const answered = steps.filter(({ id, state }) => state === 'done' && !(isKnown && PROFILE.has(id)))
  return (
    <div className={`${layout.wrap} ${styles.head}`}>
      <div className={styles.said}>
        <ProfileLine {...parts} />
        {answered.length > 0 && (
          <dl className={styles.answers}>
            {answered.map(({ id }) => (
              <div key={id}>
                <dt>
                  <AnswerName name={words.title(id)} />
                </dt>
                <dd className={text({ tone: 'ink', strong: true })}>{words.answer(id)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.bars} {...asDrawing(t({ id: 'tax.carousel.at', message: `Diapositive ${number} sur ${count}` }))}>
        {steps.map(({ id, state }) => (
          <span key={id} className={styles.bar} data-state={state} />
        ))}
      </div>
    </div>
  )
}

/** The card of the home: what is typed in it is kept for the person, as on the page of the simulator. BEY-09. */
export const Carousel = (): ReactElement => (
  <KeptAnswers simulator="tax-saving" entry={draft}>
    <Slides />
  </KeptAnswers>
)

/**
 * Six slides in a row, of which the current one alone can be used (TAX-17). Arrow keys, a swipe and the two buttons turn them; forward is the same as
 * the slide's own button, so that what is missing is said.
 */
const Slides = (): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send } = useTaxSaving('contained')
  useEffect(() => void laterScreens.ask(), [])
  const steps = selectTaxSteps(snapshot)
  const at = steps.findIndex(({ state }) => state === 'current')
  const { slides, arrive } = useArrival(steps[at]?.id, selectTaxFailure(snapshot) !== undefined)
  const count = steps.length
  const number = at + 1
  const isFirst = at === 0
  const isStopped = number === count || selectTaxErrors(snapshot).length > 0
  const back = (): void => send({ type: 'previousRequested' })
  const forward = (): void => slides.current?.querySelector<HTMLFormElement>(':scope > :not([inert]) form')?.requestSubmit()
  const frame = useTurns((way) => (way === 'back' ? back() : forward()))
  return (
    <>
      <CarouselHead snapshot={snapshot} send={send} />
      <section
        ref={frame}
        className={styles.frame}
        data-simulator=""
        aria-roledescription={t({ id: 'tax.carousel.role', message: 'carrousel' })}
        aria-label={t({ id: 'tax.carousel.label', message: 'Questions et résultat' })}
      >
        <div ref={slides} className={styles.track} data-wide={number === count || undefined} style={cssVars({ '--at': `${at}` })}>
          {steps.map((step) => (
            <CarouselSlide key={step.id} snapshot={snapshot} send={send} step={step} count={count} onArrive={arrive} />
          ))}
        </div>
        <div className={`${layout.wrap} ${styles.turns}`}>
          <ToolButton
            icon={drawings.ArrowLeft}
            className={styles.turn}
            disabled={isFirst}
            aria-label={t({ id: 'tax.carousel.previous', message: 'Diapositive précédente' })}
            onClick={back}
          />
          <span className={text({ as: 'small' })}>
            <Trans id="tax.carousel.place">
              {number} sur {count}
            </Trans>
          </span>
          <ToolButton
            icon={drawings.ArrowRight}
            className={styles.turn}
            disabled={isStopped}
            aria-label={t({ id: 'tax.carousel.next', message: 'Diapositive suivante' })}
            onClick={forward}
          />
        </div>
      </section>
    </>
  )
}
