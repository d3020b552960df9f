import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { selectScreen } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import { useEffect, type ReactElement } from 'react'
import { ActStanding } from '../act/index.ts'
import { focusArrived } from '../shell/index.ts'
import { ChoiceSteps } from './steps.tsx'
import { ChoiceCode, Conflict, ClosedBulletin } from './interruptions.tsx'
import { useChoice } from './use-choice.ts'
import { usePremiumWords } from './words.ts'

const READING = <Trans id="bulletins.waiting.text">Lecture du choix qui est enregistré</Trans>
const UNREAD = (
  <Trans id="bulletins.unread.newer">Le choix qui est enregistré n’a pas pu être lu. Votre saisie est conservée.</Trans>
)

/** The choice on one premium: its steps, or what came in between. */
export const ChoicePage = ({ bulletin }: { readonly bulletin: OptionBulletin }): ReactElement => {
  const parts = useChoice(bulletin)
  const { question: task } = usePremiumWords(bulletin.type)
  const screen = selectScreen(parts.snapshot)
  // The page comes after its bulletin was read: its heading is announced.
  useEffect(() => focusArrived(document.querySelector<HTMLElement>('main h1'), { preventScroll: true }), [])
  if (screen === 'asking') return <ChoiceSteps {...parts} />
  if (screen === 'code') return <ChoiceCode task={task} {...parts} />
  if (screen === 'conflicted') return <Conflict {...parts} />
  if (screen === 'over') return <ClosedBulletin />
  return <ActStanding standing={screen} send={parts.send} words={{ task, reading: READING, unread: UNREAD }} />
}
