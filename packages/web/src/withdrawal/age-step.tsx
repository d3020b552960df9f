import { selectAgeStep } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { NumberField } from '../ui/field/index.ts'
import { Stack } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { AgeFacts, AgeMarks } from './age-facts.tsx'
import { ScheduleNotes } from './schedule-notes.tsx'
import { StartAside } from './start-aside.tsx'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { useFields } from './use-fields.ts'
import { useSummary } from './use-summary.tsx'
import { shortField } from './withdrawal.css.ts'

/** Longest text that the field takes: an age, with a mistake. */
const LONGEST = 5

/** The age, what the law says of it, and the ages worth trying; in the step and in the answer that is changed on the result. */
export const AgeFields = ({ snapshot, send }: StepProps): ReactElement => {
  const { text, min, max, notes, ages } = selectAgeStep(snapshot)
  const field = useFields({ snapshot, send })
  const { title } = useStepWords()
  return (
    <Stack>
      <AgeFacts ages={ages} />
      <div className={shortField}>
        <NumberField
          {...field.text('retirement_age', text, (typed) => ({ type: 'ageTyped', text: typed }))}
          label={title('age')}
          unit={<Trans id="withdrawal.age.unit">ans</Trans>}
          hint={
            <Trans id="withdrawal.age.hint">
              De {min} à {max}&nbsp;ans, en années entières
            </Trans>
          }
          maxLength={LONGEST}
        />
      </div>
      <ScheduleNotes notes={notes} />
      <AgeMarks ages={ages} send={send} />
    </Stack>
  )
}

/** Step 2: the age at which the savings are paid (MRM-03, MRM-59 to MRM-61). */
export const AgeStep = ({ snapshot, send }: StepProps): ReactElement => {
  const { title } = useStepWords()
  const summary = useSummary(() => title('age'))
  return (
    <StepFrame
      title={<Trans id="withdrawal.age.title">Votre âge de départ à la retraite</Trans>}
      lead={
        <Trans id="withdrawal.age.lead">
          C’est à cet âge que commencerait votre rente. Vous pourrez en essayer un autre à tout moment.
        </Trans>
      }

      snapshot={snapshot}
      send={send}
      summary={summary}
      aside={<StartAside snapshot={snapshot} />}
    >
      <Panel as="div">
        <AgeFields snapshot={snapshot} send={send} />
      </Panel>
    </StepFrame>
  )
}
