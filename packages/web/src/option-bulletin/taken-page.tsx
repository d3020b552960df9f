import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActDates, ActRecord } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './choice.css.ts'
import { Summary } from './summary.tsx'

/** The choice was taken: what was chosen, its number, and until when it can be changed. */
export const TakenPage = ({ view }: { readonly view: ChoiceView }): ReactElement => {
  const { t } = useLingui()
  const { transactionId: id, period, topUps } = view
  const { lastDay, lastChangeDay } = period
  const invested = isPositive(topUps.net)
    ? t({ id: 'bulletins.taken.invested', message: 'Votre choix est investi, avec l’abondement de votre entreprise' })
    : t({ id: 'bulletins.taken.alone', message: 'Votre choix est investi' })
  const dates = [
    {
      what: 'change',
      day: lastChangeDay && formatFrenchDate(lastChangeDay),
      text: t({ id: 'bulletins.taken.change', message: 'Dernier jour pour modifier votre choix' }),
    },
    { what: 'invested', day: t({ id: 'bulletins.taken.then', message: 'Ensuite' }), text: invested },
  ]
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <ActRecord
        title={<Trans id="bulletins.taken.title">Votre choix est enregistré</Trans>}
        dates={lastDay !== undefined && <ActDates of={dates} />}
        recap={<Summary view={view} />}
        change={
          lastChangeDay !== undefined &&
          id !== undefined && (
            <LinkButtonTo to={pathTo('operation-choice', { idTransaction: id })} variant="secondary">
              <Trans id="bulletins.taken.modify">Modifier mon choix</Trans>
            </LinkButtonTo>
          )
        }
        id={id}
      />
    </div>
  )
}
