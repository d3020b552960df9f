import type { AnnuityType } from '@hautelisse/domain/annuity'
import { Trans } from '@lingui/react/macro'
import type { FunctionComponent, ReactElement } from 'react'
import { AgeSection } from './age-section.tsx'
import { GuaranteedSection } from './guaranteed-section.tsx'
import { intro, section } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'
import { ReversionSection } from './reversion-section.tsx'
import { StepsSection } from './steps-section.tsx'

const SECTIONS: Readonly<Record<'ages' | 'guaranteed' | 'steps', FunctionComponent<ResultsProps>>> = {
  ages: AgeSection,
  guaranteed: GuaranteedSection,
  steps: StepsSection,
}

/** Section that shows an option at its best; the others follow as comparison (docs/decisions/07). */
const SECTION_OF: Readonly<Record<AnnuityType, keyof typeof SECTIONS>> = {
  RV_R: 'ages',
  RV_NR: 'ages',
  RV_RAG: 'guaranteed',
  RV_NRAG: 'guaranteed',
  RV_CPP: 'steps',
}

const NothingConverted = (): ReactElement => (
  <section className={section} aria-labelledby="no-annuity-title">
    <h2 id="no-annuity-title">
      <Trans id="withdrawal.results.no-annuity">Votre rente</Trans>
    </h2>
    <p className={intro}>
      <Trans id="withdrawal.results.no-annuity-text">
        Vous ne convertissez rien en rente : toute votre épargne vous serait versée en capital. Modifiez la répartition pour voir
        une rente.
      </Trans>
    </p>
  </section>
)

/** The options of the result, the leading one first. */
export const OptionSections = (props: ResultsProps): ReactElement => {
  if (!props.results.isConverting) return <NothingConverted />
  const sections = [...new Set(props.results.options.map(({ option }) => SECTION_OF[option]))]
  return (
    <>
      {sections.map((id) => {
        const Section = SECTIONS[id]
        return <Section key={id} {...props} />
      })}
      <ReversionSection {...props} />
    </>
  )
}
