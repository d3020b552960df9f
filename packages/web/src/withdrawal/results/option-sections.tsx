import type { AnnuityType } from '@hautelisse/domain/annuity'
import { selectHeadline } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { FunctionComponent, ReactElement } from 'react'
import { Section, text } from '../../ui/page/index.ts'
import { AgeSection } from './age-section.tsx'
import { Fold } from './fold.tsx'
import { GuaranteedSection } from './guaranteed-section.tsx'
import { section } from './results.css.ts'
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

type WithoutAnnuityProps = Pick<ResultsProps, 'results'> & {
  /** The law may refuse the capital. */
  readonly isInDoubt: boolean
}

/** Nothing becomes an annuity: whether all comes as capital, and whether the answer holds what does, is not for the zero to say. */
const WithoutAnnuity = ({ results: { asked }, isInDoubt }: WithoutAnnuityProps): ReactElement => (
  <Section className={section} title={<Trans id="withdrawal.results.no-annuity">Votre rente</Trans>}>
    <p className={text({ tone: 'quiet', narrow: true })}>
      {isInDoubt && (
        <Trans id="withdrawal.results.no-annuity-in-doubt">
          Vous ne convertissez rien en rente. Modifiez la répartition pour voir celle que la loi prévoit, âge par âge, avec ses
          options.
        </Trans>
      )}
      {asked.allAs === 'capital' && !isInDoubt && (
        <Trans id="withdrawal.results.no-annuity-text">
          Vous ne convertissez rien en rente : toute votre épargne vous serait versée en capital. Modifiez la répartition pour
          voir une rente.
        </Trans>
      )}
      {asked.allAs !== 'capital' && !asked.hasAnnuity && (
        <Trans id="withdrawal.results.no-annuity-asked">
          Vous ne convertissez rien en rente. Modifiez la répartition pour voir une rente.
        </Trans>
      )}
      {asked.hasAnnuity && (
        <Trans id="withdrawal.results.no-annuity-known">
          La rente que vous demandez vient d’un contrat dont le résultat est momentanément indisponible.
        </Trans>
      )}
    </p>
  </Section>
)

/** The options of the result, the leading one first. */
export const OptionSections = (props: ResultsProps): ReactElement => {
  const isInDoubt = selectHeadline(props.snapshot)?.capital.kind === 'assumption'
  if (!props.results.isConverting) return <WithoutAnnuity results={props.results} isInDoubt={isInDoubt} />
  // A single contract may offer guaranteed years that all of them together do not.
  const sections = [...new Set([...props.results.options.map(({ option }) => SECTION_OF[option]), 'guaranteed' as const])]
  return (
    <>
      {sections.map((id) => {
        const OptionSection = SECTIONS[id]
        return (
          <Fold key={id} id={id}>
            <OptionSection {...props} />
          </Fold>
        )
      })}
      <Fold id="reversion">
        <ReversionSection {...props} />
      </Fold>
    </>
  )
}
