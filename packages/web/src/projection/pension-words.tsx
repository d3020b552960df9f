import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { CountedPension, ProjectionPlan } from '@hautelisse/domain/projection'
import { departureOf } from '@hautelisse/domain/projection'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'

type WordsProps = { readonly pension: CountedPension; readonly plan: ProjectionPlan }

/** What a pension is made of, or why none is counted (RP-08). */
export const PensionWords = ({ pension, plan }: WordsProps): ReactElement => {
  switch (pension.kind) {
    case 'estimated': {
      const made = plan.pension.estimate?.basis?.today
      const [day, start] = [
        made === undefined ? '' : formatFrenchDate(made),
        formatFrenchDate(departureOf(plan, plan.horizon).start),
      ]
      return made === undefined ? (
        <Trans id="projection.pension.estimated">
          <Amount value={pension.parts.month} /> brut, base et complémentaire. Estimée, départ le {start}
        </Trans>
      ) : (
        <Trans id="projection.pension.estimated-on">
          <Amount value={pension.parts.month} /> brut, base et complémentaire. Estimation du {day}, départ le {start}
        </Trans>
      )
    }
    case 'not-open': {
      const { age } = pension
      const day = pension.from === undefined ? '' : formatFrenchDate(pension.from)
      return (
        <Trans id="projection.pension.not-open">
          Aucune pension n’est comptée&nbsp;: la vôtre ne s’ouvre qu’à {age} ({day}).
        </Trans>
      )
    }
    case 'known':
      return (
        <Trans id="projection.pension.known-amount">
          <Amount value={pension.month} /> brut, le montant que vous avez indiqué
        </Trans>
      )
    case 'none':
    default:
      return <Trans id="projection.unknown.pension">Pas encore connue</Trans>
  }
}
