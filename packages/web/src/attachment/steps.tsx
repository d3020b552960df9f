import type { AttachmentScreen } from '@hautelisse/machines/attachment'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Stepper } from '../ui/stepper/index.ts'
import * as styles from './attachment.css.ts'
import { ChoiceStep } from './choice-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { LetterStep } from './letter-step.tsx'
import { DoneStep, Unavailable } from './outcomes.tsx'
import type { AttachmentProps } from './use-attachment.ts'
import { useKindWords } from './words.ts'

/** Which of the three steps a screen belongs to, counted from 1; none for the end and for a server that attaches nothing. */
const PLACES: Readonly<Partial<Record<AttachmentScreen, number>>> = { choosing: 1, identifying: 2, confirming: 3 }

const Progress = ({
  view,
  place,
  narrow,
}: Pick<AttachmentProps, 'view'> & { readonly place: number; readonly narrow: boolean }): ReactElement => {
  const { t } = useLingui()
  const words = useKindWords()
  const titles = [
    t({ id: 'attachment.step.contract', message: 'Contrat' }),
    t({ id: 'attachment.step.letter', message: 'Courrier' }),
    t({ id: 'attachment.step.confirmation', message: 'Confirmation' }),
  ]
  return (
    <Stepper
      narrow={narrow}
      label={t({ id: 'attachment.step.label', message: 'Étapes pour rattacher un contrat' })}
      steps={titles.map((title, index) => ({
        id: title,
        title,
        answer: index === 0 && place > 1 && view.kind !== undefined ? words[view.kind].title : undefined,
        state: index + 1 < place ? 'done' : index + 1 === place ? 'current' : 'todo',
      }))}
    />
  )
}

const Screen = (props: AttachmentProps): ReactElement => {
  const { screen } = props.view
  switch (screen) {
    case 'unavailable':
      return <Unavailable />
    case 'choosing':
      return <ChoiceStep {...props} />
    case 'identifying':
      return <LetterStep {...props} />
    case 'confirming':
      return <ConfirmStep {...props} />
    case 'done':
      return <DoneStep {...props} />
    default:
      return screen satisfies never
  }
}

/** The step at which the attachment stands, with those before and after it. */
export const AttachmentSteps = ({ narrow = false, ...props }: AttachmentProps & { readonly narrow?: boolean }): ReactElement => {
  const place = PLACES[props.view.screen]
  return (
    <>
      {place !== undefined && <Progress view={props.view} place={place} narrow={narrow} />}
      <div className={styles.step}>
        <Screen {...props} />
      </div>
    </>
  )
}
