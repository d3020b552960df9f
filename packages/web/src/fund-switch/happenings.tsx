import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectHappenings, selectRecord, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import type { ReactElement } from 'react'
import { ActDays } from '../stepper/index.ts'
import { useHappeningWords, useStepWords } from './words.ts'

/** What happens once the switch is confirmed, each with its day (FSW-06). */
export const Happenings = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement => {
  const words = useHappeningWords()
  const { moved, labels } = useStepWords(snapshot)
  const said = { moved, from: labels('out') ?? '', into: labels('in') ?? '', number: selectRecord(snapshot)?.id }
  return (
    <ActDays
      days={selectHappenings(snapshot).map((one) => ({ id: one.what, day: formatFrenchDate(one.day), text: words(one, said) }))}
    />
  )
}
