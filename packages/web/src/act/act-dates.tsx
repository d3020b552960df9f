import type { ReactElement } from 'react'
import { LifeOfRequest } from '../ui/life/index.ts'
import { useLifeNames, type LifeName } from './words.ts'

type ActDatesProps = {
  /** What happens, in order: its day as it is written, and a sentence. */
  readonly of: readonly { readonly what: LifeName; readonly day: string | undefined; readonly text: string }[]
}

/** The life of what is asked for today, each step with its day: the same drawing in its summary, its record and its own page. */
export const ActDates = ({ of }: ActDatesProps): ReactElement => {
  const nameOf = useLifeNames()
  return (
    <LifeOfRequest
      steps={of.map(({ what, day, text }, at) => ({
        id: what,
        name: nameOf(what),
        day,
        text,
        state: at === 0 ? 'now' : 'ahead',
      }))}
    />
  )
}
