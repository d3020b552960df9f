import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectHappenings, type ReleaseSnapshot } from '@hautelisse/machines/release'
import type { ReactElement } from 'react'
import { ActDates } from '../act/index.ts'
import { useHappeningWords } from './words.ts'

/** What happens once the request is confirmed, each with its day (REL-13, REL-14). */
export const ReleaseHappenings = ({ snapshot }: { readonly snapshot: ReleaseSnapshot }): ReactElement => {
  const words = useHappeningWords()
  return (
    <ActDates
      of={selectHappenings(snapshot).map((one) => ({
        what: one.what,
        day: formatFrenchDate(one.day),
        text: words(one),
      }))}
    />
  )
}
