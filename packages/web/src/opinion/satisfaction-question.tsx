import { SATISFACTIONS } from '@hautelisse/domain/opinion'
import { selectOpinionForm, type OpinionEvent, type OpinionSnapshot } from '@hautelisse/machines/opinion'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { SatisfactionThreads } from './drawings.tsx'
import { SATISFACTION_WORDS } from './words.tsx'

type SatisfactionQuestionProps = { readonly snapshot: OpinionSnapshot; readonly send: (event: OpinionEvent) => void }

const OPTIONS = SATISFACTIONS.map((level) => ({
  value: `${level}`,
  title: SATISFACTION_WORDS[level],
  aside: <SatisfactionThreads of={level} />,
}))

/** How satisfied a saver is: five levels, one of which is required (OPIN-11, OPIN-19). */
export const SatisfactionQuestion = ({ snapshot, send }: SatisfactionQuestionProps): ReactElement => {
  const { satisfaction } = selectOpinionForm(snapshot)
  return (
    <RadioCards
      label={<Trans id="opinion.satisfaction.label">Êtes-vous satisfait de votre espace&nbsp;?</Trans>}
      options={OPTIONS}
      value={satisfaction === undefined ? undefined : `${satisfaction}`}
      onValueChange={(value) => {
        const level = SATISFACTIONS.find((one) => `${one}` === value)
        if (level !== undefined) send({ type: 'satisfactionChosen', satisfaction: level })
      }}
    />
  )
}
