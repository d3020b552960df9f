import type { TaxStepView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Late } from '../ui/late/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './carousel.css.ts'
import { laterScreens } from './later-screens.ts'
import { slideLead, slideTitle } from './question.css.ts'
import { TaxQuestion } from './question.tsx'
import { QUESTIONS } from './question-words.ts'
import type { StepProps } from './step-props.ts'
import { YEAR_DRAWING, yearPath } from './year-threads.ts'

type SlideProps = StepProps & {
  readonly step: TaxStepView
  readonly count: number
  /** The result is there. */
  readonly onArrive: () => void
}

/** What stands on the last slide until there is a result. */
const ResultToCome = (): ReactElement => (
  <>
    <h3 className={slideTitle}>
      <Trans id="tax.result.title">Résultat de votre simulation</Trans>
    </h3>
    <div className={styles.awaited}>
      <svg
        className={styles.awaitedThreads}
        viewBox={`0 0 ${YEAR_DRAWING.width} ${YEAR_DRAWING.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={yearPath()} />
      </svg>
      <p className={text({ as: 'small' })}>
        <Trans id="tax.carousel.awaited">Votre versement déductible maximal et votre économie d’impôt s’afficheront ici.</Trans>
      </p>
    </div>
  </>
)

/** One of the six slides; whatever is not the current one only stands there. */
export const CarouselSlide = ({ snapshot, send, step: { id, number, state }, count, onArrive }: SlideProps): ReactElement => {
  const { i18n, t } = useLingui()
  const isCurrent = state === 'current'
  const place = t({ id: 'tax.carousel.place', message: `${number} sur ${count}` })
  const before = (
    <p className={styles.number} aria-hidden="true">
      {place}
    </p>
  )
  return (
    <section
      className={`${styles.slide} ${id === 'results' ? styles.result : ''}`}
      aria-roledescription={t({ id: 'tax.carousel.slide-role', message: 'diapositive' })}
      aria-label={place}
      inert={!isCurrent}
    >
      {id !== 'results' && (
        <Panel as="div" padded={false} className={styles.sheet}>
          <TaxQuestion
            snapshot={snapshot}
            send={send}
            step={id}
            level={3}
            isCurrent={isCurrent}
            className={styles.question}
            before={before}
            lead={id === 'income' ? undefined : <p className={slideLead}>{i18n._(QUESTIONS[id].lead)}</p>}
          />
        </Panel>
      )}
      {id === 'results' &&
        (isCurrent ? (
          <Late script={laterScreens} level={3} onArrive={onArrive}>
            {({ results: Result }) => <Result snapshot={snapshot} send={send} />}
          </Late>
        ) : (
          <Panel as="div" padded={false} className={styles.sheet}>
            {before}
            <ResultToCome />
          </Panel>
        ))}
    </section>
  )
}
