import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectHappenings, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import type { ReactElement } from 'react'
import { ActDates } from '../act/index.ts'
import { useHappeningWords, useStepWords } from './words.ts'

/** What happens once the switch is confirmed, each with its day (FSW-06). */
export const SwitchHappenings = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement => {
  const words = useHappeningWords()
  const { moved, labels } = useStepWords(snapshot)
  const said = { moved, from: labels('out') ?? '', into: labels('in') ?? '' }
  return (
    <ActDates
      of={selectHappenings(snapshot).map((one) => ({
        what: one.what,
        day: formatFrenchDate(one.day),
        text: words(one, said),
      }))}
    />
  )
}
