import type { ReadView, WrongAnswers } from '@hautelisse/machines/simulations'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { answerAt } from '../shell/index.ts'
import { useCaseNames } from './case-names.ts'
import { saidOf } from './said.ts'

/** Why a simulation is not shown. */
export type Refusal = Extract<ReadView, { kind: 'refused' }>['reason']

/** Why a simulation is not shown, in a few words. BEY-02. */
export const RefusalText = ({ reason }: { readonly reason: Refusal }): ReactElement => {
  switch (reason) {
    case 'newer':
      return <Trans id="simulations.refused.newer">D’une version plus récente</Trans>
    case 'too-old':
      return <Trans id="simulations.refused.too-old">D’une version trop ancienne</Trans>
    case 'wrong-inputs':
      return <Trans id="simulations.refused.wrong-inputs">Réponses illisibles</Trans>
    case 'no-result':
      return <Trans id="simulations.refused.no-result">Sans résultat</Trans>
    case 'too-large':
      return <Trans id="simulations.refused.too-large">Trop grande</Trans>
    case 'no-case':
    case 'unknown-simulator':
      return <Trans id="simulations.refused.no-case">Ce n’est pas une simulation</Trans>
    default:
      return reason satisfies never
  }
}

/** The same in one or two sentences, with the way on. */
export const RefusalSentence = ({ reason }: { readonly reason: Refusal }): ReactElement => {
  switch (reason) {
    case 'newer':
      return (
        <Trans id="simulations.refused.newer-text">
          Elle vient d’une version plus récente de ce site. Rechargez la page, puis ouvrez-la de nouveau.
        </Trans>
      )
    case 'too-old':
      return (
        <Trans id="simulations.refused.too-old-text">
          Les questions du simulateur ont changé depuis, et ses réponses ne suffisent plus. Refaites-la dans le simulateur.
        </Trans>
      )
    case 'wrong-inputs':
      return (
        <Trans id="simulations.refused.wrong-inputs-text">
          Une réponse manque, ou n’est pas de celles que le simulateur accepte. Demandez le lien ou le fichier de nouveau.
        </Trans>
      )
    case 'no-result':
      return (
        <Trans id="simulations.refused.no-result-text">
          Le simulateur ne donne pas de résultat pour ces réponses, à ce jour.
        </Trans>
      )
    case 'too-large':
      return (
        <Trans id="simulations.refused.too-large-text">
          Le lien ou le fichier est plus long que celui d’une simulation. Rien n’en a été lu.
        </Trans>
      )
    case 'no-case':
    case 'unknown-simulator':
      return (
        <Trans id="simulations.refused.no-case-text">
          Le lien est peut-être coupé&nbsp;: copiez-le en entier. Un fichier doit être celui qu’un simulateur de ce site a donné.
        </Trans>
      )
    default:
      return reason satisfies never
  }
}

/** Answers that are named at most. */
const MOST_NAMED = 5

/** Which answers a simulator refuses, by their names. Renders nothing if no name is known. BEY-02. */
export const RefusedAnswers = ({ simulator, paths }: WrongAnswers): ReactElement | null => {
  const { nameOf } = useCaseNames()
  const said = saidOf(simulator)
  const found = paths.flatMap((path) => (said && answerAt(said, path)) ?? [])
  const names = [...new Set(found.map((answer) => nameOf(simulator, answer)))].slice(0, MOST_NAMED).join(', ')
  return names === '' ? null : (
    <p>
      <Trans id="simulations.refused.answers">À vérifier&nbsp;: {names}.</Trans>
    </p>
  )
}
