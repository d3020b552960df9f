import { plainDate, type PlainDate } from '../calendar/index.ts'
import { LAW_CHECKED_ON, type DatedParameter } from './parameter.ts'

/** A parameter whose next value is expected, and from which day. */
export type DueParameter = {
  readonly parameter: DatedParameter<unknown>
  readonly due: PlainDate
  /** Whether that day lay behind already when the sources were last read: the value was looked for and not found. */
  readonly isLate: boolean
}

/**
 * Names the parameters whose next value is expected until a day, that day included: the earliest first, so that what is late stands first.
 *
 * A parameter that the law has ended, and one for which no text sets a rhythm, are never named. Rule PAR-02.
 *
 * @param parameters those to look through
 * @param day last day that is looked at
 * @throws DomainInputError
 * @example dueUntil([SOCIAL_SECURITY_CEILING, TRANSFER_FEE], plainDate('2027-01-31')).map(({ due }) => due) // ['2027-01-01']
 */
export const dueUntil = (parameters: readonly DatedParameter<unknown>[], day: PlainDate): readonly DueParameter[] => {
  const last = plainDate(day)
  return parameters
    .flatMap((parameter) =>
      parameter.due === undefined || parameter.until !== undefined || parameter.due > last
        ? []
        : [{ parameter, due: parameter.due, isLate: parameter.due <= LAW_CHECKED_ON }],
    )
    .toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
}

const textOf = ({ parameter: { id }, due }: DueParameter): string => `${due} ${id}`
