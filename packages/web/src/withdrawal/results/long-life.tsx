import type { MortalityTables } from '@hautelisse/domain/mortality'
import { longLifeOf } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import {
  EqualPrices,
  LivedAges,
  LongLifeFigure,
  LongLifeLead,
  LongLifeRemarks,
  LONGEVITY_WORDS,
  SumOfInstalments,
} from '../../longevity/index.ts'
import { loadWords } from '../../shell/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ExplainedText, Place } from './figure.tsx'
import { FoldTitle } from './fold.tsx'
import { LongLifeExplanation } from './long-life-explanation.tsx'
import type { ResultsProps } from './results-props.ts'
import { body, section } from './results.css.ts'

type LongLifeProps = ResultsProps & { readonly tables: MortalityTables }

/** What a long life with the annuity comes to: the age at which it has paid its capital, ages of the table, and what is left after a death (BEY-68). */
const LongLife = ({ snapshot, tables }: LongLifeProps): ReactElement | null => {
  const { result, birthDate, contracts, isInTodaysEuros } = snapshot.context
  const view = useMemo(
    () => longLifeOf({ result, birthDate, contracts, isInTodaysEuros }, tables),
    [result, birthDate, contracts, isInTodaysEuros, tables],
  )
  if (view === undefined) return null
  return (
    <Section
      className={section}
      title={
        <FoldTitle figure={<LongLifeFigure steady={view.steady} />}>
          <Trans id="withdrawal.long-life.title">Et si je vis longtemps ?</Trans>
        </FoldTitle>
      }
      lead={
        <>
          <LongLifeLead />
          {isInTodaysEuros && (
            <>
              {' '}
              <Trans id="withdrawal.ages.real">Montants en euros d’aujourd’hui.</Trans>
            </>
          )}
        </>
      }
    >
      <div className={body}>
        <Place id="long-life-sum">
          <SumOfInstalments view={view} isInTodaysEuros={isInTodaysEuros} explained={ExplainedText} />
        </Place>
        <Place id="long-life-ages">
          <LivedAges view={view} explained={ExplainedText} />
        </Place>
        <Place id="long-life-options">
          <EqualPrices view={view} explained={ExplainedText} />
        </Place>
        <LongLifeRemarks view={view} />
      </div>
    </Section>
  )
}

/** Its words come with it. */
export const loadLongLife = async () => {
  await loadWords(LONGEVITY_WORDS)
  return { LongLife, LongLifeExplanation } as const
}
