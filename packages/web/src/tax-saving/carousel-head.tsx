import { selectIsKnownSaver, selectTaxSteps } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { asDrawing } from '../ui/charts/as-drawing.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './carousel.css.ts'
import { ProfileLine } from './profile-line.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'

const PROFILE: ReadonlySet<string> = new Set(['gender', 'age'])

const AnswerName = ({ name }: { readonly name: string }): ReactElement => <Trans id="tax.contained.name">{name} :</Trans>

/** Above the slides: what was answered so far, and how far that is. */
export const CarouselHead = (parts: StepProps): ReactElement => {
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
                <dd className={styles.answer}>{words.answer(id)}</dd>
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
