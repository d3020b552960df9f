import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive } from '@hautelisse/domain/money'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActDates } from '../act/index.ts'

/** What happens to a choice: until when it can be changed, and what follows; nothing is told where the bulletin names no day. */
export const ChoiceHappenings = ({ view: { period, topUps } }: { readonly view: ChoiceView }): ReactElement => {
  const { t } = useLingui()
  const { lastChangeDay: day } = period
  const invested = isPositive(topUps.net)
    ? t({ id: 'bulletins.taken.invested', message: 'Votre choix est investi, avec l’abondement de votre entreprise' })
    : t({ id: 'bulletins.taken.alone', message: 'Votre choix est investi' })
  const change = {
    what: 'changeable-until' as const,
    day: day && formatFrenchDate(day),
    text: t({ id: 'bulletins.taken.change', message: 'Dernier jour pour modifier votre choix' }),
  }
  const then = { what: 'invested' as const, day: t({ id: 'act.life.again', message: 'Ensuite' }), text: invested }
  return <ActDates of={day === undefined ? [then] : [change, then]} />
}
