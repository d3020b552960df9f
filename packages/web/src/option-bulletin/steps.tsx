import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectAsking, selectChoice, selectSteps, type ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActPage } from '../act/index.ts'
import type { StepperScreens } from '../stepper/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { AllocationStep } from './choice-step.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './choice.css.ts'
import { ChoiceSummary } from './summary-step.tsx'
import type { ChoiceProps } from './use-choice.ts'
import { usePremiumWords, useStepWords } from './words.ts'

type ViewProps = { readonly view: ChoiceView }

const Due = ({ view: { due } }: ViewProps): ReactElement | null => {
  if (due?.lastDay === undefined) return null
  const { lastDay: day, daysLeft = 0 } = due
  return (
    <p className={styles.due}>
      <Icon of={drawings.Calendar} className={styles.dueMark} />
      <span>
        <b className={styles.dueDay}>
          <Trans id="bulletins.due.day">Jusqu’au {formatFrenchDate(day)} inclus</Trans>
        </b>
        {daysLeft === 0 ? (
          <Trans id="bulletins.due.last">C’est le dernier jour</Trans>
        ) : (
          <Plural id="bulletins.due.left" value={daysLeft} one="Il vous reste # jour" other="Il vous reste # jours" />
        )}
      </span>
    </p>
  )
}

/** Whose premium it is, what happens without an answer, and until when. */
const BulletinHead = ({ view }: ViewProps): ReactElement => {
  const { bulletin, isChange } = view
  return (
    <div className={styles.head}>
      <p className={text({ tone: 'quiet', narrow: true })}>
        {bulletin.company_name !== undefined && <>{bulletin.company_name}. </>}
        {bulletin.exercise_end !== undefined && (
          <>
            <Trans id="bulletins.lead.exercise">Exercice clos le {formatFrenchDate(bulletin.exercise_end)}.</Trans>{' '}
          </>
        )}
        {isChange && bulletin.answer?.by_default === true ? (
          <Trans id="bulletins.lead.defaulted">Sans réponse de votre part, la répartition par défaut s’applique.</Trans>
        ) : (
          isChange && <Trans id="bulletins.lead.change">Votre choix est enregistré&nbsp;: vous pouvez encore le modifier.</Trans>
        )}
      </p>
      <Due view={view} />
    </div>
  )
}

type Step = ReturnType<typeof selectSteps>['step']
type First = Exclude<Step, 'results'>

const SCREENS: StepperScreens<Step, First, ChoiceProps> = {
  first: { choice: AllocationStep, summary: ChoiceSummary },
  later: lateScript(async () => {
    const { ChoiceRecord } = await import('./record-step.tsx')
    return { results: ChoiceRecord }
  }),
}

/** The steps of the choice on one premium: amounts by fund and cash, the summary, the record. */
export const ChoiceSteps = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const { t } = useLingui()
  const view = selectChoice(snapshot)
  const { question } = usePremiumWords(view.bulletin.type)
  const words = useStepWords(view)
  return (
    <ActPage
      view={{ ...selectSteps(snapshot), hasFailed: selectAsking(snapshot).failure !== undefined }}
      send={send}
      words={{ task: question, steps: t({ id: 'bulletins.page.steps', message: 'Étapes de votre choix' }), ...words }}
      screens={SCREENS}
      parts={{ snapshot, send }}
      before={<BulletinHead view={view} />}
    />
  )
}
